package tablee.table.live;

import java.nio.charset.StandardCharsets;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import tablee.table.message.Command;
import tablee.table.seats.TableRecord;
import tablee.wire.Json;

/** Mail as JSON, for its way to another node. Pekko makes one of these by its name in the configuration. */
public final class ClusterMessageSerializer extends SerializerWithStringManifest {
    private static final int IDENTIFIER = 7_741_001;

    private record MakeText(TableRecord sheet, boolean begin, String replyTo) {}

    private record ForgetText(String person, String replyTo) {}

    private record OpenText(Command.Connect connect, String line) {}

    private record AskText(Command.Ask ask, String line) {}

    private record HereText(String connection, String line) {}

    private final ActorRefResolver refs;

    public ClusterMessageSerializer(ExtendedActorSystem system) {
        refs = ActorRefResolver.get(Adapter.toTyped(system));
    }

    @Override
    public int identifier() {
        return IDENTIFIER;
    }

    @Override
    public String manifest(Object mail) {
        return mail.getClass().getSimpleName();
    }

    @Override
    public byte[] toBinary(Object mail) {
        return Json.text(plain(mail)).getBytes(StandardCharsets.UTF_8);
    }

    private Object plain(Object mail) {
        if (mail instanceof ClusterMessage.Make make)
            return new MakeText(make.sheet(), make.begin(), write(make.replyTo()));
        if (mail instanceof ClusterMessage.Forget forget)
            return new ForgetText(forget.person(), write(forget.replyTo()));
        if (mail instanceof ClusterMessage.Open open) return new OpenText(open.connect(), write(open.line()));
        if (mail instanceof ClusterMessage.Ask ask) return new AskText(ask.ask(), write(ask.line()));
        if (mail instanceof ClusterMessage.Here here) return new HereText(here.connection(), write(here.line()));
        return mail;
    }

    private String write(ActorRef<?> ref) {
        return refs.toSerializationFormat(ref);
    }

    @Override
    public Object fromBinary(byte[] bytes, String manifest) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        return switch (manifest) {
            case "Make" -> make(Json.read(text, MakeText.class));
            case "Made" -> Json.read(text, ClusterMessage.Made.class);
            case "Forget" -> forget(Json.read(text, ForgetText.class));
            case "Open" -> open(Json.read(text, OpenText.class));
            case "Ask" -> ask(Json.read(text, AskText.class));
            case "Close" -> Json.read(text, ClusterMessage.Close.class);
            case "Here" -> here(Json.read(text, HereText.class));
            case "Wake" -> new ClusterMessage.Wake();
            case "Leave" -> new ClusterMessage.Leave();
            case "Sent" -> Json.read(text, ClusterMessage.Sent.class);
            case "Taken" -> new ClusterMessage.Taken();
            case "Lost" -> new ClusterMessage.Lost();
            case "Rumour" -> Json.read(text, ClusterMessage.Rumour.class);
            case "Dismissal" -> Json.read(text, ClusterMessage.Dismissal.class);
            default -> throw new IllegalArgumentException("no such mail: " + manifest);
        };
    }

    private ClusterMessage make(MakeText text) {
        return new ClusterMessage.Make(text.sheet, text.begin, refs.resolveActorRef(text.replyTo));
    }

    private ClusterMessage forget(ForgetText text) {
        return new ClusterMessage.Forget(text.person, refs.resolveActorRef(text.replyTo));
    }

    private ClusterMessage open(OpenText text) {
        return new ClusterMessage.Open(text.connect, refs.resolveActorRef(text.line));
    }

    private ClusterMessage ask(AskText text) {
        return new ClusterMessage.Ask(text.ask, refs.resolveActorRef(text.line));
    }

    private ClusterMessage here(HereText text) {
        return new ClusterMessage.Here(text.connection, refs.resolveActorRef(text.line));
    }
}
