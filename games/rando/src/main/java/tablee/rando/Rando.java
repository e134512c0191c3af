package tablee.rando;

import java.util.List;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Option;
import tablee.core.Ruleset;
import tablee.core.Setup;

/** Flip' Rando: bouncing hikers, for two to four. */
public final class Rando implements Game<RandoState> {
    private static final String STANDARD = "standard";

    private static final String PER_REPETITION = "per-repetition";
    private static final String PER_ACTION = "per-action";

    private static final Card CARD = new Card(
            "rando",
            "Flip' Rando",
            List.of(1, 2),
            List.of(2, 3, 4),
            List.of(
                    new Option.Name("ruleset", STANDARD),
                    new Option.Choice("stretches", List.of(PER_REPETITION, PER_ACTION), PER_REPETITION)));

    /** By version, with the stretches counted per repetition and per action. */
    private static final List<List<Rules>> BUILT_IN = List.of(builtIn(1), builtIn(2));

    private static List<Rules> builtIn(int version) {
        return List.of(beside(version, false), beside(version, true));
    }

    private static Rules beside(int version, boolean perAction) {
        return new Rules(Ruleset.beside(Rando.class, "rando-" + version + ".ruleset"), perAction, version);
    }

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public RandoState open(Setup setup) {
        return new RandoState(rules(setup), setup.seats());
    }

    @Override
    public Class<RandoPosition> positionType() {
        return RandoPosition.class;
    }

    @Override
    public RandoState place(Setup setup, Record position) {
        return Placing.place(open(setup), (RandoPosition) position);
    }

    /** The built-in numbers, or those of the file that the table named, whose text came with the set-up. */
    private static Rules rules(Setup setup) {
        String name = setup.options().word("ruleset");
        boolean given = !setup.data().isEmpty();
        if (name.equals(STANDARD) && given)
            throw new BadInput("The ruleset \"standard\" is built in and takes no file.");
        if (!name.equals(STANDARD) && !given) throw new BadInput("There is no ruleset \"" + name + "\" here.");
        boolean perAction = setup.options().word("stretches").equals(PER_ACTION);
        if (given) return new Rules(Ruleset.parse(setup.data()), perAction, setup.ruleset());
        return BUILT_IN.get(setup.ruleset() - 1).get(perAction ? 1 : 0);
    }
}
