package tablee.torture;

import java.util.List;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Option;
import tablee.core.Setup;

/**
 * A made-up game that uses everything the interface offers at once: a clock race, sampled aims, chance from a source, a
 * private look, teams, a hidden simultaneous choice, a tie-break, undo barriers, and options of every kind. Its rules are
 * in {@code rules.md} beside this class.
 */
public final class Torture implements Game<TortureState> {
    static final List<String> KINDS = List.of("coal", "amber", "pearl");
    static final int OF_EACH_KIND = 4;
    static final int CELLS = 6;

    private static final Card CARD = new Card(
            "torture",
            "Torture",
            List.of(1),
            List.of(2, 3, 4),
            List.of(
                    new Option.Flag("memory", false),
                    new Option.Flag("teams", false),
                    new Option.Choice("tie", List.of("fewest", "shared"), "fewest"),
                    new Option.Range("rounds", 1, 5, 3),
                    new Option.Order("worth", KINDS),
                    new Option.Pick("extra", List.of("amber", "pearl", "pearl")),
                    new Option.Name("bidding", "secret")));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public TortureState open(Setup setup) {
        if (setup.options().on("teams") && setup.seats() != 4) throw new BadInput("Teams are played with 4 seats.");
        if (!setup.options().word("bidding").equals("secret")) throw new BadInput("Only secret bidding is known.");
        return TortureState.open(setup);
    }

    @Override
    public Class<TorturePosition> positionType() {
        return TorturePosition.class;
    }

    @Override
    public TortureState place(Setup setup, Record position) {
        TortureState state = open(setup);
        if (!(position instanceof TorturePosition given)) throw new BadInput("This is no position of Torture.");
        given.check(setup);
        state.set(given);
        return state;
    }

    /** How many tokens of each kind there are with these options. */
    static int[] tokens(Setup setup) {
        int[] tokens = new int[KINDS.size()];
        java.util.Arrays.fill(tokens, OF_EACH_KIND);
        for (String extra : setup.options().words("extra")) tokens[KINDS.indexOf(extra)]++;
        return tokens;
    }
}
