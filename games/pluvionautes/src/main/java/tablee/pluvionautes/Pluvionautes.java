package tablee.pluvionautes;

import java.util.List;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Dice;
import tablee.core.Game;
import tablee.core.Memory;
import tablee.core.Option;
import tablee.core.Setup;
import tablee.pluvionautes.positions.PluvionautesPlacement;
import tablee.pluvionautes.positions.PluvionautesPosition;
import tablee.pluvionautes.positions.PluvionautesSupposition;
import tablee.pluvionautes.positions.PluvionautesView;
import tablee.pluvionautes.rules.AdvancedSetup;
import tablee.pluvionautes.rules.PluvionautesRules;
import tablee.pluvionautes.rules.PluvionautesState;

/** Les Pluvionautes: a die is thrown into the sky, islands are towed and clouds anchored for secret missions. */
public final class Pluvionautes implements Game<PluvionautesState> {
    private static final Card CARD = new Card(
            "pluvionautes",
            "Les Pluvionautes",
            List.of(1),
            List.of(2, 3, 4, 5, PluvionautesRules.MOST_SEATS),
            List.of(
                    new Option.Flag("advanced", false),
                    new Option.Flag("advanced-setup", false),
                    new Option.Flag("weather", false),
                    new Option.Flag("no-dexterity", false),
                    new Option.Choice(
                            "throws", List.of("2", "3", "5"), Integer.toString(PluvionautesRules.USUAL_THROWS)),
                    new Option.Choice(
                            "rounds", List.of("15", "25", "40"), Integer.toString(PluvionautesRules.USUAL_ROUNDS))));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public PluvionautesState open(Setup setup) {
        PluvionautesRules rules = PluvionautesRules.of(setup);
        if (rules.advancedSetup()) AdvancedSetup.check(rules.numbers());
        return new PluvionautesState(rules, PluvionautesNotation.INSTANCE);
    }

    @Override
    public Class<? extends Record> positionType() {
        return PluvionautesPosition.class;
    }

    @Override
    public PluvionautesState place(Setup setup, Record position) {
        return PluvionautesPlacement.place(open(setup), (PluvionautesPosition) position);
    }

    @Override
    public Optional<Class<? extends Record>> viewType() {
        return Optional.of(PluvionautesView.class);
    }

    @Override
    public PluvionautesState imagine(Setup setup, int viewer, Record view, Dice dice) {
        if (!(view instanceof PluvionautesView seen)) throw new BadInput("This is not a view of Les Pluvionautes.");
        PluvionautesState world = place(setup, PluvionautesSupposition.of(seen, setup.seats()));
        world.imagine(viewer, Memory.PERFECT, dice);
        return world;
    }
}
