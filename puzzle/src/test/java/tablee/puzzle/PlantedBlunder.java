package tablee.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.State;

/**
 * A match in which a move that is proved to lose was played where there was one right move.
 *
 * @param entry where it is in the log
 * @param position where it was played
 */
record PlantedBlunder<S extends State<S>>(Match<S> match, int seat, int entry, String position, String move) {
    private static final int MOST_WORLDS = 16;
    private static final long MOST_STATES = 300_000;
    private static final int FURTHEST = 2;

    /**
     * @param before the moment of the puzzle
     * @param after how the match goes on to its end
     * @return nothing where no wrong move is proved to lose
     */
    static <S extends State<S>> Optional<PlantedBlunder<S>> in(
            Puzzle puzzle, Match<S> before, UnaryOperator<Match<S>> after) {
        Optional<List<S>> worlds = Worlds.all(before.eyes(puzzle.seat()), MOST_WORLDS);
        if (worlds.isEmpty()) return Optional.empty();
        int right = before.reading().read(puzzle.seat(), puzzle.move());
        Moves moves = new Moves();
        before.reading().moves(puzzle.seat(), moves);
        for (int i = 0; i < moves.size(); i++) {
            int wrong = moves.get((i + puzzle.id().hashCode() % moves.size() + moves.size()) % moves.size());
            if (wrong == right || !isLost(worlds.get(), puzzle, wrong)) continue;
            Match<S> played = enter(before, new Entry(puzzle.seat(), wrong, before.at()));
            return Optional.of(new PlantedBlunder<>(
                    after.apply(played),
                    puzzle.seat(),
                    before.version(),
                    puzzle.position(),
                    before.reading().write(puzzle.seat(), wrong)));
        }
        return Optional.empty();
    }

    /** Whether it loses whatever follows, in each world that its player cannot tell apart: what is not over may still be won. */
    private static <S extends State<S>> boolean isLost(List<S> worlds, Puzzle puzzle, int move) {
        for (int turns = puzzle.beyond(); turns <= FURTHEST; turns++) {
            if (isLost(worlds, puzzle.seat(), move, turns)) return true;
        }
        return false;
    }

    static <S extends State<S>> boolean isLost(List<S> worlds, int seat, int move, int turns) {
        for (S world : worlds) {
            Exhaustive<S> search = new Exhaustive<>(world, seat, MOST_STATES, Exhaustive.WON);
            if (search.isWorth(world, move, turns, 1) || search.gaveUp()) return false;
        }
        return true;
    }

    static <S extends State<S>> Match<S> enter(Match<S> match, Entry entry) {
        if (match.play(entry) instanceof Match.Accepted<S> accepted) return accepted.match();
        throw new AssertionError(entry + " is refused");
    }

    @Override
    public String toString() {
        return move + " by " + seat + " in entry " + entry;
    }
}
