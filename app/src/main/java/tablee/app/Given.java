package tablee.app;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tablee.cli.Arguments;
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

    private final Map<Flag, List<Value>> values = new EnumMap<>(Flag.class);

    Given(Arguments arguments, Map<String, String> environment) {
        for (Flag flag : Flag.values()) {
            List<Value> said = flag.from(arguments).stream()
                    .map(text -> new Value(flag.word(), text))
                    .toList();
            String variable = environment.getOrDefault(flag.variable(), "");
            if (!said.isEmpty()) values.put(flag, said);
            else if (!variable.isEmpty()) values.put(flag, List.of(new Value(flag.variable(), variable)));
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

    /** One of a few words; the usual one where nothing is said. */
    <E extends Enum<E>> E word(Flag flag, E usual) {
        List<E> all = List.of(usual.getDeclaringClass().getEnumConstants());
        String words = all.stream().map(Given::word).collect(Collectors.joining(" or "));
        return one(flag)
                .map(value -> value.as(words, text -> all.stream()
                        .filter(each -> word(each).equals(text))
                        .findFirst()))
                .orElse(usual);
    }

    private static String word(Enum<?> each) {
        return each.name().toLowerCase(Locale.ROOT);
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
