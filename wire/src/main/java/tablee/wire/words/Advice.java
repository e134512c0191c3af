package tablee.wire.words;

import java.util.List;
import java.util.Optional;
import tablee.core.BotPlayer;
import tablee.core.ReadableState;
import tablee.core.Reason;

/**
 * A move that somebody is advised to play.
 *
 * @param sharePermille how much of the thinking went into this move
 * @param valuePermille how often it is expected to win, or a comparable measure
 * @param reason what speaks for it, where the game's knowledge can say so
 */
public record Advice(String word, int move, int sharePermille, int valuePermille, Optional<Because> reason) {
    /** More alternatives would not help anybody. */
    private static final int MOST = 4;

    /** @param message the sentence in words */
    public record Because(String rule, String key, List<Object> args, String message) {
        public static Because of(Reason reason, Words words) {
            return new Because(reason.rule(), reason.key(), reason.args(), words.reason(reason));
        }
    }

    /** The best few of these thoughts, for the seat that has to decide. */
    public static List<Advice> of(ReadableState state, int seat, List<BotPlayer.Thought> thoughts, Words words) {
        return thoughts.stream()
                .limit(MOST)
                .map(thought -> new Advice(
                        state.write(seat, thought.move()),
                        thought.move(),
                        thought.sharePermille(),
                        thought.valuePermille(),
                        thought.reason().map(reason -> Because.of(reason, words))))
                .toList();
    }
}
