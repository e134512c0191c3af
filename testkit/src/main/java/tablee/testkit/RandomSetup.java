package tablee.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Dice;
import tablee.core.Game;
import tablee.core.Option;
import tablee.core.Setup;

/** A set-up drawn from all that a game offers, each ruleset version as often as the others: half of the options stay as they usually are. */
public final class RandomSetup {
    private static final int TRIES = 50;

    private RandomSetup() {}

    public static Setup draw(Game<?> game, Dice dice) {
        BadInput last = new BadInput("never tried");
        for (int i = 0; i < TRIES; i++) {
            Setup setup = drawAny(game.card(), dice);
            try {
                game.open(setup);
                return setup;
            } catch (BadInput refused) { // some options do not go together
                last = refused;
            }
        }
        throw new AssertionError("no set-up was accepted; the last reason: " + last.getMessage());
    }

    private static Setup drawAny(Card card, Dice dice) {
        SortedMap<String, String> chosen = new TreeMap<>();
        for (Option option : card.options()) {
            if (dice.roll(2) == 0) chosen.put(option.id(), value(option, dice));
        }
        int seats = card.seatCounts().get(dice.roll(card.seatCounts().size()));
        return card.setup(seats, ruleset(card.rulesets(), dice), chosen, "");
    }

    /** Nothing is rolled where there is no choice, so that seeds of games with one ruleset keep their meaning. */
    private static int ruleset(List<Integer> carried, Dice dice) {
        return carried.size() == 1 ? carried.get(0) : carried.get(dice.roll(carried.size()));
    }

    private static String value(Option option, Dice dice) {
        if (option instanceof Option.Flag) return dice.roll(2) == 0 ? "on" : "off";
        if (option instanceof Option.Choice choice)
            return choice.values().get(dice.roll(choice.values().size()));
        if (option instanceof Option.Range range)
            return Integer.toString(range.least() + dice.roll(range.most() - range.least() + 1));
        if (option instanceof Option.Order order) return String.join(",", shuffled(order.values(), dice));
        if (option instanceof Option.Pick pick) {
            List<String> values = shuffled(pick.values(), dice);
            return String.join(",", values.subList(0, dice.roll(values.size() + 1)));
        }
        return option.standard(); // a name: only the usual one is sure to exist
    }

    private static List<String> shuffled(List<String> values, Dice dice) {
        List<String> shuffled = new ArrayList<>(values);
        for (int i = shuffled.size(); i > 1; i--) Collections.swap(shuffled, i - 1, dice.roll(i));
        return shuffled;
    }
}
