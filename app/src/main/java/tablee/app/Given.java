package tablee.app;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import tablee.core.BadInput;

/** What was given by flags and environment, not yet looked at. */
final class Given {
    /** @param source what a person would look for to change it: the flag, or the variable */
    record Value(String source, String text) {
        <T> T as(String what, Function<String, Optional<T>> reading) {
            return reading.apply(text)
                    .orElseThrow(() -> new BadInput(source + " is to be " + what + ", not \"" + text + "\"."));
        }

        /** For values that may hold a password. */
        <T> T asSecret(String what, Function<String, Optional<T>> reading) {
            return reading.apply(text).orElseThrow(() -> new BadInput(source + " is to be " + what + "."));
        }
    }

    private static final Set<String> YES = Set.of("true", "yes", "on", "1");
    private static final Set<String> NO = Set.of("false", "no", "off", "0", "");

    private final String command;
    private final Map<Flag, List<Value>> values = new EnumMap<>(Flag.class);

    private Given(String command) {
        this.command = command;
    }

    /** @param command the one whose flags these are */
    static Given of(String command, List<String> arguments, Map<String, String> environment) {
        Given given = new Given(command);
        for (Iterator<String> words = arguments.iterator(); words.hasNext(); ) given.take(words.next(), words);
        for (Flag flag : Flag.inEnvironment()) {
            String text = environment.getOrDefault(flag.variable(), "");
            if (!text.isEmpty()) given.values.computeIfAbsent(flag, unset -> List.of(new Value(flag.variable(), text)));
        }
        return given;
    }

    private void take(String word, Iterator<String> rest) {
        if (!word.startsWith("-")) throw new BadInput(command + " takes flags only, and \"" + word + "\" is none.");
        String name = word.split("=", 2)[0];
        Flag flag = Flag.find(name.equals("-h") ? "--help" : name).orElseThrow(() -> unknown(name));
        if (!flag.takesValue() && word.contains("=")) throw new BadInput(name + " takes no value.");
        List<Value> known = values.computeIfAbsent(flag, unset -> new ArrayList<>());
        if (!known.isEmpty() && !flag.isRepeatable()) throw new BadInput(name + " is given twice.");
        known.add(new Value(name, value(flag, word, rest)));
    }

    private static String value(Flag flag, String word, Iterator<String> rest) {
        if (!flag.takesValue()) return "true";
        String text = word.contains("=") ? word.split("=", 2)[1] : rest.hasNext() ? rest.next() : "";
        if (text.isEmpty() || text.startsWith("--")) throw new BadInput(flag.word() + " needs a value.");
        return text;
    }

    private BadInput unknown(String name) {
        return new BadInput("there is no flag " + name
                + Flag.like(name)
                        .map(flag -> "; did you mean " + flag.word() + "?")
                        .orElse("; \"" + command + " --help\" lists those there are."));
    }

    /** Of the flags (the environment is everybody's) only these. */
    void only(Set<Flag> flags) {
        for (Flag flag : values.keySet()) {
            boolean said = source(flag).equals(flag.word());
            if (said && !flags.contains(flag)) throw new BadInput(command + " takes no " + flag.word() + ".");
        }
    }

    boolean has(Flag flag) {
        return values.containsKey(flag);
    }

    Optional<Value> one(Flag flag) {
        return values.getOrDefault(flag, List.of()).stream().findFirst();
    }

    /** All values, also those with commas between them. */
    List<Value> all(Flag flag) {
        return values.getOrDefault(flag, List.of()).stream()
                .flatMap(value ->
                        Stream.of(value.text.split(",", -1)).map(part -> new Value(value.source, part.strip())))
                .toList();
    }

    boolean isOn(Flag flag) {
        return one(flag).map(value -> value.as("true or false", Given::truth)).orElse(false);
    }

    private static Optional<Boolean> truth(String text) {
        if (YES.contains(text)) return Optional.of(true);
        return NO.contains(text) ? Optional.of(false) : Optional.empty();
    }

    int number(Flag flag, int usual, int least, int most) {
        return one(flag)
                .map(value -> value.as("a number from " + least + " to " + most, text -> number(text, least, most)))
                .orElse(usual);
    }

    private static Optional<Integer> number(String text, int least, int most) {
        if (!text.matches("[0-9]{1,9}")) return Optional.empty();
        return Optional.of(Integer.parseInt(text)).filter(number -> number >= least && number <= most);
    }

    /** Two that contradict each other. */
    void notBoth(Flag one, Flag other, String why) {
        if (has(one) && has(other)) {
            throw new BadInput(source(one) + " and " + source(other) + " cannot both be given: " + why);
        }
    }

    String source(Flag flag) {
        return one(flag).map(Value::source).orElse(flag.word());
    }
}
