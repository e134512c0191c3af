package tablee.lab.nodes;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import tablee.lab.series.WorkQueue;
import tablee.wire.json.Json;

/** What goes from node to node, as JSON. Pekko makes one by its name in the configuration. */
public final class LabMessageSerializer extends SerializerWithStringManifest {
    private static final int IDENTIFIER = 7_741_002;

    private record HelloText(String build, String node) {}

    private record WantText(int most, String node) {}

    private record DoneText(List<WorkQueue.Unit> units, List<String> lines, long processorNanos, String node) {}

    private record FailedText(String what, String node) {}

    private static final Map<String, Class<?>> ALL = Map.of(
            "Hello", HelloText.class,
            "Refused", LabMessage.Refused.class,
            "Plan", LabMessage.Plan.class,
            "Want", WantText.class,
            "Work", LabMessage.Work.class,
            "Done", DoneText.class,
            "Failed", FailedText.class,
            "Over", LabMessage.Over.class);

    private final ActorRefResolver refs;

    public LabMessageSerializer(ExtendedActorSystem system) {
        refs = ActorRefResolver.get(Adapter.toTyped(system));
    }

    @Override
    public int identifier() {
        return IDENTIFIER;
    }

    @Override
    public String manifest(Object message) {
        return message.getClass().getSimpleName();
    }

    @Override
    public byte[] toBinary(Object message) {
        return Json.text(text(message)).getBytes(StandardCharsets.UTF_8);
    }

    private Object text(Object message) {
        if (message instanceof LabMessage.Hello hello) return new HelloText(hello.build(), write(hello.node()));
        if (message instanceof LabMessage.Want want) return new WantText(want.most(), write(want.node()));
        if (message instanceof LabMessage.Failed failed) return new FailedText(failed.what(), write(failed.node()));
        if (message instanceof LabMessage.Done done)
            return new DoneText(done.units(), done.lines(), done.processorNanos(), write(done.node()));
        return message;
    }

    private String write(ActorRef<LabMessage> node) {
        return refs.toSerializationFormat(node);
    }

    @Override
    public Object fromBinary(byte[] bytes, String manifest) {
        Class<?> shape = Optional.<Class<?>>ofNullable(ALL.get(manifest))
                .orElseThrow(() -> new IllegalArgumentException("no such message: " + manifest));
        Object text = Json.read(new String(bytes, StandardCharsets.UTF_8), shape);
        if (text instanceof HelloText hello) return new LabMessage.Hello(hello.build, read(hello.node));
        if (text instanceof WantText want) return new LabMessage.Want(want.most, read(want.node));
        if (text instanceof FailedText failed) return new LabMessage.Failed(failed.what, read(failed.node));
        if (text instanceof DoneText done)
            return new LabMessage.Done(done.units, done.lines, done.processorNanos, read(done.node));
        return text;
    }

    private ActorRef<LabMessage> read(String node) {
        return refs.resolveActorRef(node);
    }
}
