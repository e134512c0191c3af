package tablee.table.live;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
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
        if (mail instanceof Errand.Make make) return new MakeText(make.record(), make.begin(), write(make.reply()));
        if (mail instanceof Errand.Forget forget) return new ForgetText(forget.person(), write(forget.reply()));
        if (mail instanceof Errand.Open open) return new OpenText(open.connect(), write(open.line()));
        if (mail instanceof Errand.Ask ask) return new AskText(ask.ask(), write(ask.line()));
        if (mail instanceof Errand.Here here) return new HereText(here.connection(), write(here.line()));
        return mail;
    }

    private String write(RunnerEnvironment.Line line) {
        return write(((ActorLine) line).ref());
    }

    private String write(Consumer<String> reply) {
        return write(((ActorLine.Reply) reply).ref());
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
            case "Close" -> Json.read(text, Errand.Close.class);
            case "Here" -> here(Json.read(text, HereText.class));
            case "Wake" -> new Errand.Wake();
            case "Leave" -> new Errand.Leave();
            case "Sent" -> Json.read(text, ClusterMessage.Sent.class);
            case "Lost" -> new ClusterMessage.Lost();
            case "Rumour" -> Json.read(text, ClusterMessage.Rumour.class);
            case "Dismissal" -> Json.read(text, ClusterMessage.Dismissal.class);
            default -> throw new IllegalArgumentException("no such mail: " + manifest);
        };
    }

    private Errand make(MakeText text) {
        return new Errand.Make(text.sheet, text.begin, reply(text.replyTo));
    }

    private Errand forget(ForgetText text) {
        return new Errand.Forget(text.person, reply(text.replyTo));
    }

    private Errand open(OpenText text) {
        return new Errand.Open(text.connect, line(text.line));
    }

    private Errand ask(AskText text) {
        return new Errand.Ask(text.ask, line(text.line));
    }

    private Errand here(HereText text) {
        return new Errand.Here(text.connection, line(text.line));
    }

    private ActorLine line(String ref) {
        return new ActorLine(refs.resolveActorRef(ref));
    }

    private ActorLine.Reply reply(String ref) {
        return new ActorLine.Reply(refs.resolveActorRef(ref));
    }
}
