package tablee.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tablee.core.BadInput;

/** The words after a command: {@code --name value} pairs, flags, and at most some plain words. */
final class Arguments {
    private final List<String> words = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private final List<String> values = new ArrayList<>();

    /** @param flags the names that take no value */
    Arguments(List<String> arguments, Set<String> known, Set<String> flags) {
        for (int i = 0; i < arguments.size(); i++) {
            String word = arguments.get(i);
            if (!word.startsWith("--")) {
                words.add(word);
                continue;
            }
            String name = word.substring(2);
            boolean flag = flags.contains(name);
            if (!flag && !known.contains(name)) throw new BadInput("There is no " + word + " here.");
            if (!flag && ++i == arguments.size()) throw new BadInput(word + " takes a value.");
            names.add(name);
            values.add(flag ? "" : arguments.get(i));
        }
    }

    List<String> words() {
        return words;
    }

    boolean has(String name) {
        return names.contains(name);
    }

    /** All values of this name, in their order. */
    List<String> all(String name) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) if (names.get(i).equals(name)) all.add(values.get(i));
        return all;
    }

    /** The last value of this name. */
    Optional<String> last(String name) {
        List<String> all = all(name);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
    }

    long number(String name, long least, long most, long usual) {
        Optional<String> word = last(name);
        if (word.isEmpty()) return usual;
        long number = word.get().matches("-?\\d{1,18}") ? Long.parseLong(word.get()) : Long.MIN_VALUE;
        if (number < least || number > most) {
            throw new BadInput("--" + name + " takes a whole number from " + least + " to " + most + ".");
        }
        return number;
    }
}
