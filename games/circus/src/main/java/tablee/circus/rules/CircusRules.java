package tablee.circus.rules;

import java.util.List;
import java.util.stream.IntStream;
import tablee.core.Options;
import tablee.core.Ruleset;
import tablee.core.Setup;

/**
 * What stays the same during one match: the table's choices and the ruleset's numbers.
 *
 * @param decides whether the limit decides the game and does not draw it (CIRC-64)
 */
public record CircusRules(
        int seats,
        int ruleset,
        boolean notebook,
        int drawAfter,
        boolean decides,
        Rosette rosette,
        CircusNumbers numbers) {
    private static final int SIDES = 2;

    public static CircusRules of(Setup setup) {
        Options options = setup.options();
        List<Artist> ring = options.words("ring").stream()
                .map(word -> Artist.of(word).orElseThrow())
                .toList();
        return new CircusRules(
                setup.seats(),
                setup.ruleset(),
                options.on("notebook"),
                options.number("draw-after"),
                options.on("decide-at-limit"),
                new Rosette(ring),
                setup.data().isEmpty()
                        ? CircusNumbers.ofRuleset(setup.ruleset())
                        : CircusNumbers.from(Ruleset.parse(setup.data())));
    }

    /** Whether these are the newest built-in numbers with the usual options; a notebook changes nothing for who forgets nothing. */
    public boolean usual() {
        CircusNumbers newest = CircusNumbers.newest();
        return postersFirst()
                && !decides
                && numbers.equals(newest)
                && drawAfter == Integer.parseInt(newest.usualDrawAfter())
                && rosette.ring().stream().map(Artist::word).toList().equals(newest.ring());
    }

    /** Posters come before the Clowns' choice, and Applause may be spent during it (CIRC-24, CIRC-42). */
    public boolean postersFirst() {
        return ruleset >= 2;
    }

    /** Two players, or two teams whose members sit alternately (CIRC-60). */
    int side(int seat) {
        return seat % SIDES;
    }

    /** The seats of one side, as a set. */
    int seatsOf(int side) {
        int seatsOfSide = 0;
        for (int seat = side; seat < seats; seat += SIDES) seatsOfSide |= 1 << seat;
        return seatsOfSide;
    }

    List<Integer> members(int side) {
        return IntStream.range(0, seats)
                .filter(seat -> side(seat) == side)
                .boxed()
                .toList();
    }

    /** Whose turn comes after this seat's. */
    public int after(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }
}
