package tablee.cli;

import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import tablee.core.BadInput;

/**
 * A command and what it takes. Every command answers {@code --help}, and whatever is wrong with its words is one sentence and
 * the exit status 2. It is told in code and not by annotations, which would be looked for at every start.
 */
public final class CliCommand {
    public static final int FINE = 0;
    public static final int FAILED = 1;
    public static final int MISUSED = 2;

    private static final String HELP = "--help";
    private static final int WIDTH = 118;

    /** What a command does; the answer is the exit status, and {@link BadInput} is the exit status 2. */
    public interface Action {
        int on(Arguments arguments);
    }

    private final CommandSpec spec = CommandSpec.create();
    private final String name;

    private CliCommand(String name, String help) {
        this.name = name;
        spec.name("tablee " + name);
        spec.parser().expandAtFiles(false);
        spec.usageMessage()
                .width(WIDTH)
                .sortOptions(false)
                .sortSynopsis(false)
                .abbreviateSynopsis(true)
                .description(plain(help));
    }

    /** @param help a sentence or two for {@code --help} */
    public static CliCommand named(String name, String help) {
        return new CliCommand(name, help);
    }

    /** An option that has a value, and is given once: {@code --name LABEL}. */
    public CliCommand option(String option, String label, String help) {
        spec.addOption(with(option, label, help).type(String.class).build());
        return this;
    }

    /** An option that may be given several times. */
    public CliCommand repeated(String option, String label, String help) {
        spec.addOption(with(option, label, help)
                .type(List.class)
                .auxiliaryTypes(String.class)
                .build());
        return this;
    }

    /** An option without a value. */
    public CliCommand flag(String option, String help) {
        spec.addOption(OptionSpec.builder("--" + option)
                .arity("0")
                .type(boolean.class)
                .description(plain(help))
                .build());
        return this;
    }

    /** Words that are no options; the command itself says how many there are to be. */
    public CliCommand words(String label, String help) {
        spec.addPositional(PositionalParamSpec.builder()
                .index("0..*")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel(label)
                .hideParamSyntax(true)
                .description(plain(help))
                .build());
        return this;
    }

    /** What stands below the options in the help. */
    public CliCommand closing(String... lines) {
        String[] all = new String[lines.length + 1];
        all[0] = "";
        for (int i = 0; i < lines.length; i++) all[i + 1] = plain(lines[i]);
        spec.usageMessage().footer(all);
        return this;
    }

    private static OptionSpec.Builder with(String option, String label, String help) {
        return OptionSpec.builder("--" + option).arity("1").paramLabel(label).description(plain(help));
    }

    /** picocli formats its texts, and ours have nothing to fill in but ends of lines. */
    private static String plain(String text) {
        return text.replace("%", "%%").replace("\n", "%n");
    }

    String name() {
        return name;
    }

    CommandSpec spec() {
        return spec;
    }

    /** What these words mean; {@link BadInput} says what is wrong with them. */
    public Arguments parse(List<String> words) {
        if (spec.findOption(HELP) == null) {
            spec.addOption(OptionSpec.builder("-h", HELP)
                    .arity("0")
                    .type(boolean.class)
                    .usageHelp(true)
                    .description("this page")
                    .build());
        }
        Complaint complaint = new Complaint(this);
        words.forEach(complaint::unlessFlagHasValue);
        try {
            ParseResult result = new CommandLine(spec).parseArgs(words.toArray(new String[0]));
            complaint.unlessEachHasValue(result);
            return new Arguments(result);
        } catch (ParameterException wrong) {
            throw complaint.about(wrong);
        }
    }

    /** Reads the words, answers {@code --help} and complains, or does what is to be done. */
    public int run(List<String> words, PrintStream out, PrintStream err, Action action) {
        try {
            Arguments arguments = parse(words);
            if (arguments.has("help")) return help(out);
            return action.on(arguments);
        } catch (BadInput bad) {
            err.println("tablee: " + bad.sentence());
            return MISUSED;
        } catch (InvalidPathException bad) {
            err.println("tablee: that is not the name of a file or folder.");
            return MISUSED;
        } catch (UncheckedIOException broken) {
            err.println("tablee: a file could not be read or written: " + broken.getMessage());
            return FAILED;
        }
    }

    private int help(PrintStream out) {
        new CommandLine(spec).usage(out, Ansi.OFF);
        out.flush();
        return FINE;
    }
}
