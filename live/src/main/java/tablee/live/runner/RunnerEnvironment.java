package tablee.live.runner;

import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.message.Effects;

/** What surrounds one table: time and other threads. An actor in the server, one seed in a simulation. */
public interface RunnerEnvironment {
    Now now();

    /** Goes on with the outcome, or the fault, when it is there and nothing else is under way at this table. */
    <T> void await(CompletionStage<T> stage, BiConsumer<T, Throwable> then);

    /** Has a bot think; its answer comes back as mail. */
    void think(Effects.Thinking<?> thought, Consumer<Command> answer);

    /** Has a part of a match made that is over; it comes back as mail. Places take turns. */
    default void lookBack(String place, Effects.LookBack look, Consumer<Effects.Looked> answer) {
        answer.accept(look.now());
    }

    /** Wakes the table after this many milliseconds, and not at any time that was asked for before. */
    void wakeIn(long millis);

    void wakeNever();

    /** Tells anyone who watches many tables at once. */
    default void tell(TableNews news) {}

    void warn(String sentence);

    /** A fault of ours. */
    void fault(String sentence, RuntimeException fault);
}
