package tablee.core;

import java.util.List;
import java.util.Map;

/**
 * What there is to know about a game before it starts.
 *
 * @param rulesets the ruleset versions carried, oldest first; new matches take the last one
 * @param seatCounts the numbers of seats the game can be played with
 */
public record Card(String id, String name, List<Integer> rulesets, List<Integer> seatCounts, List<Option> options) {
    public Card {
        rulesets = List.copyOf(rulesets);
        seatCounts = List.copyOf(seatCounts);
        options = List.copyOf(options);
    }

    public int newestRuleset() {
        return rulesets.get(rulesets.size() - 1);
    }

    /** The smallest company: the fewest seats from two up, or one where nobody plays with others. */
    public int fewestSeats() {
        return seatCounts.stream().filter(seats -> seats > 1).findFirst().orElse(1);
    }

    /** The choices under which no clock of the game's own runs: whichever option can be {@code untimed}, is. */
    public Map<String, String> untimed() {
        for (Option option : options) {
            boolean can =
                    option instanceof Option.Choice choice && choice.values().contains("untimed");
            if (can) return Map.of(option.id(), "untimed");
        }
        return Map.of();
    }

    /** A set-up with the newest ruleset and these options, or {@link BadInput}. */
    public Setup setup(int seats, Map<String, String> chosen) {
        return setup(seats, newestRuleset(), chosen, "");
    }

    public Setup setup(int seats, int ruleset, Map<String, String> chosen, String data) {
        if (!seatCounts.contains(seats)) {
            throw new BadInput(name + " is played with " + listed(seatCounts) + " seats, not with " + seats + ".");
        }
        if (!rulesets.contains(ruleset)) {
            throw new BadInput(name + " has the ruleset versions " + listed(rulesets) + ", not " + ruleset + ".");
        }
        return new Setup(seats, ruleset, Options.of(options, chosen), data);
    }

    private static String listed(List<Integer> numbers) {
        return String.join(", ", numbers.stream().map(String::valueOf).toList());
    }
}
