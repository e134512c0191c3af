package tablee.cli;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import tablee.core.BadInput;

/** What is wrong with the words after a command, in our own sentences. */
record Complaint(CliCommand command) {
    BadInput about(ParameterException wrong) {
        if (wrong instanceof UnmatchedArgumentException unmatched) return unknown(unmatched.getUnmatched());
        if (wrong instanceof OverwrittenOptionException twice) {
            return new BadInput(word(twice.getOverwritten()) + " is given twice.");
        }
        if (wrong instanceof MissingParameterException missing) {
            return new BadInput(word(missing.getMissing().get(0)) + " needs a value.");
        }
        return new BadInput(wrong.getMessage() + ".");
    }

    private static String word(ArgSpec option) {
        return option instanceof OptionSpec named ? named.longestName() : option.paramLabel();
    }

    private BadInput unknown(List<String> words) {
        String word = words.get(0);
        if (!word.startsWith("-")) {
            return new BadInput(command.name() + " takes flags only, and \"" + word + "\" is none.");
        }
        String name = word.split("=", 2)[0];
        return new BadInput("there is no flag " + name
                + like(name)
                        .map(option -> "; did you mean " + option + "?")
                        .orElse("; \"" + command.name() + " --help\" lists those there are."));
    }

    void unlessFlagHasValue(String word) {
        if (!word.startsWith("--") || !word.contains("=")) return;
        String name = word.split("=", 2)[0];
        OptionSpec option = command.spec().findOption(name);
        if (option != null && option.arity().max() == 0) throw new BadInput(name + " takes no value.");
    }

    /** Another flag is no value, and an empty word is none either. */
    void unlessEachHasValue(ParseResult result) {
        for (OptionSpec option : result.matchedOptions()) {
            if (option.arity().max() == 0) continue;
            for (String value : option.stringValues()) {
                if (value.isEmpty() || value.startsWith("--")) {
                    throw new BadInput(option.longestName() + " needs a value.");
                }
            }
        }
    }

    /** The one that was probably meant. */
    private Optional<String> like(String word) {
        return command.spec().options().stream()
                .flatMap(option -> Stream.of(option.names()))
                .filter(name -> name.startsWith("--"))
                .filter(name -> distance(word, name) <= Math.max(2, word.length() / 4))
                .min(Comparator.comparingInt(name -> distance(word, name)));
    }

    /** How many letters have to be changed, put in or left out. */
    private static int distance(String word, String other) {
        String a = word.toLowerCase(Locale.ROOT);
        int[] row = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int changed = diagonal + (a.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
