package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** RAND-34, and RAND-52 for a Shortcut: raise one of your multipliers by 1. */
final class Raise implements Step.Decision {
    @Override
    public void moves(RandoState s, int seat, Moves out) {
        for (int action = 0; action < Tile.ACTIONS; action++) {
            if (s.boards.canRaise(seat, action)) out.add(Verb.RAISE.move(action));
        }
    }

    @Override
    public Optional<Refusal> refuse(RandoState s, int seat, int move) {
        String rule = s.part == Part.CARD ? "RAND-52" : "RAND-34";
        if (RandoMove.verb(move) != Verb.RAISE) return Optional.of(Refusal.of(rule, "now.raise"));
        int action = RandoMove.a(move);
        if (s.boards.canRaise(seat, action)) return Optional.empty();
        String tile = Tile.of(action).key();
        return Optional.of(
                s.boards.owned(seat, action)
                        ? Refusal.of("RAND-34", "multiplier-most", tile, s.rules.most(action))
                        : Refusal.of("RAND-41", "multiplier-gone", tile));
    }

    @Override
    public void play(RandoState s, int seat, int move, Told told) {
        int to = s.boards.multiplier(seat, RandoMove.a(move)) + 1;
        s.boards.multiplier(seat, RandoMove.a(move), to);
        if (told.listening()) told.all(new RandoEvent.MultiplierRaised(seat, Tile.of(RandoMove.a(move)), to));
        Repetitions.done(s, Tile.RAISE, told);
    }
}
