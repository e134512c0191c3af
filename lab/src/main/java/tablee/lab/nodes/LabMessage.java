package tablee.lab.nodes;

import java.util.List;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import tablee.lab.series.WorkQueue;

/** What nodes of the lab say to each other, and to themselves. */
public sealed interface LabMessage {
    /** A node has come. */
    record Hello(String build, ActorRef<LabMessage> node) implements LabMessage {}

    /** It cannot take part, and why. */
    record Refused(String why) implements LabMessage {}

    /** It can, and this is what is played. */
    record Plan(long seed, List<SeriesText> series) implements LabMessage {}

    /** A core is free, and would take this many games. */
    record Want(int most, ActorRef<LabMessage> node) implements LabMessage {}

    /** Games for it; none: nothing is left just now. */
    record Work(List<WorkQueue.Unit> units) implements LabMessage {}

    /** They were played: a line for each of the units, in their order. */
    record Done(List<WorkQueue.Unit> units, List<String> lines, long processorNanos, ActorRef<LabMessage> node)
            implements LabMessage {}

    /** One broke off. */
    record Failed(String what, ActorRef<LabMessage> node) implements LabMessage {}

    /** All games are played. */
    record Over() implements LabMessage {}

    // ---- To oneself ------------------------------------------------------------------------------------------------

    /** Who has games to hand out. */
    record Found(Set<ActorRef<LabMessage>> hosts) implements LabMessage {}

    /** A core that found nothing to do asks again. */
    record Again() implements LabMessage {}

    /** The other end has gone. */
    record Gone(ActorRef<LabMessage> other) implements LabMessage {}

    /** A batch is played, which took so long. */
    record Batch(List<WorkQueue.Unit> units, List<String> lines, long wallNanos, long processorNanos)
            implements LabMessage {}
}
