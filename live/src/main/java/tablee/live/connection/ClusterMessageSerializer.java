package tablee.live.connection;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import tablee.table.message.Command;
import tablee.table.message.Errand;
import tablee.table.message.Receiver;
import tablee.table.seats.Caller;
import tablee.table.seats.TableRecord;
import tablee.wire.json.Json;

/** Errands, and what tables and nodes say, as JSON for their way to another node. Pekko makes one by its name in the configuration. */
public final class ClusterMessageSerializer extends SerializerWithStringManifest {
    private static final int IDENTIFIER = 7_741_001;

    private record MakeText(TableRecord sheet, boolean begin, String replyTo) {}

    private record ForgetText(String person, String replyTo) {}

    private record ConnectText(String connection, Caller caller, String language, String match, int version) {
        Command.Connect to(Receiver receiver) {
            return new Command.Connect(connection, caller, language, match, version, receiver);
        }
    }

    private record OpenText(ConnectText connect, String line) {}

    private record LineText(String connection, String text) {}

    private record AskText(LineText ask, String line) {}

    private record CloseText(Command.Disconnect disconnect) {}

    private record HereText(String connection, String line) {}

    /** What nodes of other releases read too: the name of each kind, and its shape. */
    private static final Map<String, Class<?>> ALL = Map.ofEntries(
            Map.entry("Make", MakeText.class),
            Map.entry("Made", ClusterMessage.Made.class),
            Map.entry("Forget", ForgetText.class),
            Map.entry("Open", OpenText.class),
            Map.entry("Ask", AskText.class),
            Map.entry("Close", CloseText.class),
            Map.entry("Here", HereText.class),
            Map.entry("Wake", Command.Wake.class),
            Map.entry("Leave", Errand.Leave.class),
            Map.entry("Sent", ClusterMessage.Sent.class),
            Map.entry("Taken", ClusterMessage.Taken.class),
            Map.entry("Lost", ClusterMessage.Lost.class),
            Map.entry("Rumour", ClusterMessage.Rumour.class),
            Map.entry("TournamentNews", ClusterMessage.TournamentNews.class),
            Map.entry("Dismissal", ClusterMessage.Dismissal.class));

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
        if (mail instanceof Command.Connect) return "Open";
        if (mail instanceof Command.Disconnect) return "Close";
        return mail.getClass().getSimpleName();
    }

    // ---- Out -------------------------------------------------------------------------------------------------------

    @Override
    public byte[] toBinary(Object mail) {
        return Json.text(text(mail)).getBytes(StandardCharsets.UTF_8);
    }

    private Object text(Object mail) {
        if (mail instanceof Command.Ask ask)
            return new AskText(new LineText(ask.connection(), ask.text()), write(ask.receiver()));
        if (mail instanceof Command.Connect connect) return new OpenText(text(connect), write(connect.receiver()));
        if (mail instanceof Command.Disconnect gone) return new CloseText(gone);
        if (mail instanceof Command.Forget forget) return new ForgetText(forget.person(), write(forget.reply()));
        if (mail instanceof Errand.Here here) return new HereText(here.connection(), write(here.receiver()));
        if (mail instanceof Errand.Make make) return new MakeText(make.record(), make.begin(), write(make.reply()));
        return mail;
    }

    private static ConnectText text(Command.Connect connect) {
        return new ConnectText(
                connect.connection(), connect.caller(), connect.language(), connect.match(), connect.version());
    }

    private String write(Receiver receiver) {
        return refs.toSerializationFormat(((ActorReceiver) receiver).ref());
    }

    private String write(Consumer<String> reply) {
        return refs.toSerializationFormat(((ActorReceiver.Reply) reply).ref());
    }

    // ---- In --------------------------------------------------------------------------------------------------------

    @Override
    public Object fromBinary(byte[] bytes, String manifest) {
        Class<?> shape = Optional.<Class<?>>ofNullable(ALL.get(manifest))
                .orElseThrow(() -> new IllegalArgumentException("no such mail: " + manifest));
        return mail(Json.read(new String(bytes, StandardCharsets.UTF_8), shape));
    }

    private Object mail(Object text) {
        if (text instanceof AskText ask) return new Command.Ask(ask.ask.connection, ask.ask.text, receiver(ask.line));
        if (text instanceof OpenText open) return open.connect.to(receiver(open.line));
        if (text instanceof CloseText close) return close.disconnect;
        if (text instanceof ForgetText forget) return new Command.Forget(forget.person, reply(forget.replyTo));
        if (text instanceof HereText here) return new Errand.Here(here.connection, receiver(here.line));
        if (text instanceof MakeText make) return new Errand.Make(make.sheet, make.begin, reply(make.replyTo));
        return text;
    }

    private Receiver receiver(String ref) {
        return new ActorReceiver(refs.resolveActorRef(ref));
    }

    private Consumer<String> reply(String ref) {
        return new ActorReceiver.Reply(refs.resolveActorRef(ref));
    }
}
