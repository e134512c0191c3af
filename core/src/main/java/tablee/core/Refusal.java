package tablee.core;

import java.util.List;

/**
 * Why something was refused: the rule, the sentence to say (a key of the game's words), and what to put into it.
 *
 * @param args numbers and words; a word that is itself a key is looked up in the game's words
 */
public record Refusal(String rule, String key, List<Object> args) {
    public Refusal {
        args = List.copyOf(args);
    }

    public static Refusal of(String rule, String key, Object... args) {
        return new Refusal(rule, key, List.of(args));
    }
}
