package tablee.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import tablee.core.BadInput;

/** What was given to a command. Options are named without their hyphens. */
public final class Arguments {
    private static final String NUMBER = "-?\\d{1,18}";

    private final List<String> words;
    private final Map<String, List<String>> options = new HashMap<>();

    /** Copies, since picocli keeps the values in the description of the options, where the next reading finds them. */
    Arguments(ParseResult result) {
        words = result.matchedPositionals().isEmpty()
                ? List.of()
                : List.copyOf(result.matchedPositionals().get(0).stringValues());
        for (OptionSpec option : result.matchedOptions()) {
            options.put(option.longestName(), List.copyOf(option.stringValues()));
        }
    }

    /** The words that are no options. */
    public List<String> words() {
        return words;
    }

    public boolean has(String option) {
        return options.containsKey("--" + option);
    }

    /** All values of this option, in their order. */
    public List<String> all(String option) {
        return options.getOrDefault("--" + option, List.of());
    }

    /** The last value of this option. */
    public Optional<String> last(String option) {
        List<String> all = all(option);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
    }

    public long number(String option, long least, long most, long usual) {
        return last(option)
                .map(text -> number("--" + option, text, least, most))
                .orElse(usual);
    }

    /** @param what whose value the text is, for the sentence that says it is none */
    public static long number(String what, String text, long least, long most) {
        long number = text.matches(NUMBER) ? Long.parseLong(text) : Long.MIN_VALUE;
        if (number >= least && number <= most) return number;
        throw new BadInput(what + " is to be a number from " + least + " to " + most + ", not \"" + text + "\".");
    }
}
