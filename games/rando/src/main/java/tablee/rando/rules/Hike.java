package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** RAND-30, RAND-31: a hiker follows the path from meeting to meeting, in a direction chosen after each. */
final class Hike implements Step.Decision {
    @Override
    public void moves(RandoState s, int seat, Moves out) {
        int at = s.terrain.hiker(s.walker());
        for (int way = 0; way < Direction.COUNT; way++) {
            if (way != s.came && s.rules.map.next(at, way) >= 0) out.add(Verb.GO.move(way));
        }
        if (mayStop(s)) out.add(Verb.PASS.move());
    }

    /** RAND-31: by the literal reading a hike may be stopped after each stretch. */
    private static boolean mayStop(RandoState s) {
        return s.rules.perAction && s.came != RandoState.NONE;
    }

    @Override
    public Optional<Refusal> refuse(RandoState s, int seat, int move) {
        if (RandoMove.verb(move) == Verb.PASS && s.rules.perAction) return refuseStop(s);
        if (RandoMove.verb(move) != Verb.GO) return Phase.HIKE.insists();
        Direction way = Direction.of(RandoMove.a(move));
        int at = s.terrain.hiker(s.walker());
        if (way.ordinal() == s.came) return refusal("same-direction", s, way);
        return s.rules.map.next(at, way.ordinal()) < 0 ? refusal("no-path", s, way) : Optional.empty();
    }

    private static Optional<Refusal> refuseStop(RandoState s) {
        return mayStop(s) ? Optional.empty() : Optional.of(Refusal.of("RAND-31", "first-stretch"));
    }

    private static Optional<Refusal> refusal(String key, RandoState s, Direction way) {
        return Optional.of(Refusal.of("RAND-31", key, Colour.of(s.walker()).key(), way.key()));
    }

    @Override
    public void play(RandoState s, int seat, int move, Told told) {
        if (RandoMove.verb(move) == Verb.PASS) {
            if (told.listening()) told.all(new RandoEvent.HikeStopped(seat, Colour.of(s.hiker)));
            end(s, told);
            return;
        }
        s.hiker = s.walker();
        stretch(s, RandoMove.a(move), told);
        if (s.stretch == s.rules.stretches) end(s, told);
    }

    /** One stretch, and those of the hikers it pushes on. */
    private static void stretch(RandoState s, int way, Told told) {
        int from = s.terrain.hiker(s.hiker);
        int to = s.terrain.walk(s.hiker, way);
        s.stretch++;
        s.came = way;
        if (told.listening()) {
            Colour hiker = Colour.of(s.hiker);
            told.all(new RandoEvent.HikerWalked(hiker, Direction.of(way), Crossing.write(from), Crossing.write(to)));
        }
        meet(s, s.terrain.ahead(s.hiker, way), way, told);
    }

    private static void meet(RandoState s, int met, int way, Told told) {
        if (met == Terrain.BORDER) {
            if (told.listening()) told.all(new RandoEvent.BorderMet(Colour.of(s.hiker), Direction.of(way)));
        } else if (met >= Colour.COUNT) {
            int token = met - Colour.COUNT;
            boolean same = s.rules.tokenColours.get(token).ordinal() == s.hiker;
            Reward.take(s, token, same ? s.rules.sameColour : 1, told);
        } else {
            push(s, met, way, told);
        }
    }

    /** RAND-31: the pushed hiker's first direction is fixed and uses a stretch; one that is met last stays. */
    private static void push(RandoState s, int met, int way, Told told) {
        if (told.listening()) told.all(new RandoEvent.HikerMet(Colour.of(s.hiker), Colour.of(met)));
        if (s.stretch == s.rules.stretches) return;
        s.hiker = met;
        stretch(s, way, told);
    }

    /** RAND-30: after a tile's hike the top card is discarded; RAND-50: a Sprint leaves it. */
    private static void end(RandoState s, Told told) {
        s.rest();
        if (s.part == Part.TILE) s.phase = Phase.DISCARD_TOP;
        else Rounds.proceed(s, told);
    }
}
