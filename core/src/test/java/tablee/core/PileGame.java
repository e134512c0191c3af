package tablee.core;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A small game to try the table with. Chance starts a pile at 0, 1 or 2; then the seats in turn put 1 or 2 on it, or peek
 * (3), by which they learn something. The player who brings the pile to the goal wins. With a clock, a turn takes at most a second;
 * together, there are no turns and anybody may act.
 */
public final class PileGame implements Game<PileState> {
    static final PileGame GAME = new PileGame();
    static final int PEEK = 3;
    static final int RING = 7;
    static final int SECOND = 1000;

    private static final Card CARD = new Card(
            "pile",
            "Pile",
            List.of(1, 2),
            List.of(1, 2, 3, 4),
            List.of(
                    new Option.Flag("clock", false),
                    new Option.Flag("teams", false),
                    new Option.Flag("together", false),
                    new Option.Flag("thrown", false),
                    new Option.Range("goal", 1, 99, 9),
                    new Option.Range("memory", 0, 99, 99)));

    /** Everything there is to know of a pile. */
    record Position(int pile, int turn, boolean started, long turnStarted) {}

    /** A seat put something on the pile, which it holds now. */
    record Put(int seat, int pile) {}

    record Peeked(int seat, int pile) {}

    record SomebodyPeeked(int seat) {}

    static Header header(int seats, String... options) {
        return Header.of("pile", setup(seats, options));
    }

    static Setup setup(int seats, String... options) {
        SortedMap<String, String> chosen = new TreeMap<>();
        for (int i = 0; i < options.length; i += 2) chosen.put(options[i], options[i + 1]);
        return CARD.setup(seats, chosen);
    }

    /** A match in which chance started the pile at 0. */
    static Match<PileState> match(int seats, String... options) {
        return Match.replay(GAME, header(seats, options), List.of(new Entry(Actor.CHANCE, 0, 0)));
    }

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public PileState open(Setup setup) {
        return new PileState(setup, new Position(0, 0, false, 0));
    }

    @Override
    public Class<Position> positionType() {
        return Position.class;
    }

    @Override
    public PileState place(Setup setup, Record position) {
        Position given = (Position) position;
        if (given.pile() < 0) throw new BadInput("A pile holds nothing or more.");
        return new PileState(setup, given);
    }
}
