package tablee.e2e;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Games;
import tablee.core.Option;

/** A way to play a game: a number of seats, with one option that is not as usual, or none. */
record PlayMode(String game, int seats, Map<String, String> options) {
    /** Every number of seats, and every value of each option. */
    static List<PlayMode> all(Card card) {
        return modes(card, values -> values);
    }

    /** Every number of seats, and the first and the last value of each option. */
    static List<PlayMode> ends(Card card) {
        return modes(
                card, values -> values.size() < 3 ? values : List.of(values.get(0), values.get(values.size() - 1)));
    }

    private static List<PlayMode> modes(Card card, UnaryOperator<List<String>> some) {
        List<PlayMode> modes = new ArrayList<>();
        for (int seats : card.seatCounts()) modes.add(new PlayMode(card.id(), seats, Map.of()));
        for (Option option : card.options()) {
            for (String value : some.apply(others(option))) {
                PlayMode mode = new PlayMode(card.id(), card.fewestSeats(), Map.of(option.id(), value));
                if (mode.goesTogether(card)) modes.add(mode);
            }
        }
        return modes;
    }

    private boolean goesTogether(Card card) {
        try {
            Games.find(game).open(card.setup(seats, options));
            return true;
        } catch (BadInput apart) {
            return false;
        }
    }

    /** With further options that this game has, where they go with its own. */
    PlayMode with(Card card, Map<String, String> further) {
        Map<String, String> both = new TreeMap<>(further);
        both.keySet().retainAll(card.options().stream().map(Option::id).toList());
        both.putAll(options);
        PlayMode mode = new PlayMode(game, seats, both);
        return mode.goesTogether(card) ? mode : this;
    }

    /** What an option can be beside what it usually is; orders and names have too many. */
    private static List<String> others(Option option) {
        List<String> values = new ArrayList<>();
        if (option instanceof Option.Flag flag) values.add(flag.on() ? "off" : "on");
        if (option instanceof Option.Choice choice) values.addAll(choice.values());
        if (option instanceof Option.Range range)
            values.addAll(List.of(Integer.toString(range.least()), Integer.toString(range.most())));
        if (option instanceof Option.Pick pick) values.addAll(pick.values());
        values.remove(option.standard());
        return values;
    }
}
