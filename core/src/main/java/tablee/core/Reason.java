package tablee.core;

import java.util.List;

/**
 * What speaks for a move: the rule it rests on, the sentence to say (the key of the game's words {@code reason.<key>}), and
 * what to put into it.
 */
public record Reason(String rule, String key, List<Object> args) {
    public Reason {
        args = List.copyOf(args);
    }

    public static Reason of(String rule, String key, Object... args) {
        return new Reason(rule, key, List.of(args));
    }
}
