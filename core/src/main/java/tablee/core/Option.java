package tablee.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Something a table can choose. Values are words, so that they read the same in logs, links and forms. */
public sealed interface Option {
    String id();

    /** The value that counts when nobody chose. */
    String standard();

    /** The one way to write this value, or {@link BadInput} if it is none. */
    String parse(String value);

    /** In words, what values there are. */
    String allowed();

    private static BadInput refused(Option option, String value) {
        return new BadInput("Option " + option.id() + " takes " + option.allowed() + ", not \"" + value + "\".");
    }

    /** On or off. */
    record Flag(String id, boolean on) implements Option {
        @Override
        public String standard() {
            return on ? "on" : "off";
        }

        @Override
        public String parse(String value) {
            return switch (value) {
                case "on", "true" -> "on";
                case "off", "false" -> "off";
                default -> throw refused(this, value);
            };
        }

        @Override
        public String allowed() {
            return "on or off";
        }
    }

    /** One of some words. */
    record Choice(String id, List<String> values, String standard) implements Option {
        public Choice {
            values = List.copyOf(values);
        }

        @Override
        public String parse(String value) {
            if (!values.contains(value)) throw refused(this, value);
            return value;
        }

        @Override
        public String allowed() {
            return "one of " + String.join(", ", values);
        }
    }

    /** A whole number. */
    record Range(String id, int least, int most, int usual) implements Option {
        @Override
        public String standard() {
            return Integer.toString(usual);
        }

        @Override
        public String parse(String value) {
            if (!value.matches("\\d{1,9}")) throw refused(this, value);
            int number = Integer.parseInt(value);
            if (number < least || number > most) throw refused(this, value);
            return Integer.toString(number);
        }

        @Override
        public String allowed() {
            return "a whole number from " + least + " to " + most;
        }
    }

    /** The given words in any order, as {@code a,b,c}; the order given is the usual one. */
    record Order(String id, List<String> values) implements Option {
        public Order {
            values = List.copyOf(values);
        }

        @Override
        public String standard() {
            return String.join(",", values);
        }

        @Override
        public String parse(String value) {
            List<String> given = List.of(value.split(",", -1));
            List<String> sorted = new ArrayList<>(given);
            List<String> wanted = new ArrayList<>(values);
            Collections.sort(sorted);
            Collections.sort(wanted);
            if (!sorted.equals(wanted)) throw refused(this, value);
            return value;
        }

        @Override
        public String allowed() {
            return "the words " + String.join(",", values) + " in any order";
        }
    }

    /** Any of the given words, each as often as it is listed, as {@code a,a,b}; usually none. */
    record Pick(String id, List<String> values) implements Option {
        public Pick {
            values = List.copyOf(values);
        }

        @Override
        public String standard() {
            return "";
        }

        @Override
        public String parse(String value) {
            if (value.isEmpty()) return "";
            List<String> left = new ArrayList<>(List.of(value.split(",", -1)));
            List<String> picked = new ArrayList<>();
            for (String each : values) {
                if (left.remove(each)) picked.add(each);
            }
            if (!left.isEmpty()) throw refused(this, value);
            return String.join(",", picked);
        }

        @Override
        public String allowed() {
            return "any of " + String.join(",", values) + ", or nothing";
        }
    }

    /** The name of something kept elsewhere (a ruleset file), never a path. */
    record Name(String id, String standard) implements Option {
        @Override
        public String parse(String value) {
            if (!value.matches("[a-z0-9][a-z0-9-]{0,39}")) throw refused(this, value);
            return value;
        }

        @Override
        public String allowed() {
            return "a name of at most 40 small letters, digits and hyphens";
        }
    }
}
