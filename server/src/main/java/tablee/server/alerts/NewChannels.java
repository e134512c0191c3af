package tablee.server.alerts;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;
import tablee.server.http.HttpFault;
import tablee.server.people.identity.DeviceWords;
import tablee.server.people.identity.SecretTokens;
import tablee.store.alerts.AlertChannels.Channel;
import tablee.store.alerts.AlertChannels.Kind;
import tablee.store.people.People;
import tablee.store.people.Sessions;
import tablee.table.seats.TypedText;
import tablee.wire.json.Json;

/** What somebody asks for a new channel, made into one; {@link HttpFault} for what cannot be. Where it leads is looked at now and at each alert. */
final class NewChannels {
    private static final int NAME_CHARS = 24;
    private static final Pattern ROOM = Pattern.compile("![!-~]{1,250}");
    private static final Pattern TOKEN = Pattern.compile("[!-~]{1,1000}");
    private static final byte[] NONE = new byte[0];

    private record Push(String endpoint, Keys keys) {}

    private record Keys(String p256dh, String auth) {}

    private record Hook(String address, Optional<String> name) {}

    private record Room(String address, String room, String token, Optional<String> name) {}

    private record Asked(Kind kind, Optional<Push> subscription, Optional<Hook> hook, Optional<Room> room) {}

    private final OutsideCalls calls;
    private final SecretTokens secrets = new SecretTokens();

    NewChannels(OutsideCalls calls) {
        this.calls = calls;
    }

    Future<Channel> read(People.Person person, ObjectNode wish, HttpServerRequest request) {
        Asked asked = Json.read(wish, Asked.class);
        Channel channel =
                switch (asked.kind) {
                    case PUSH -> push(person, asked.subscription.orElseThrow(NewChannels::incomplete), request);
                    case JSON, DISCORD -> hook(person, asked.kind, asked.hook.orElseThrow(NewChannels::incomplete));
                    case MATRIX -> room(person, asked.room.orElseThrow(NewChannels::incomplete));
                };
        URI address = calls.addresses().read(channel.address()).orElseThrow(NewChannels::unfit);
        return calls.leadsOutside(address)
                .compose(outside -> outside ? Future.succeededFuture(channel) : Future.failedFuture(unfit()));
    }

    private static HttpFault incomplete() {
        return HttpFault.badRequest("");
    }

    /** A name that nobody has and one that leads inside get the same answer: nobody looks around in our network with it. */
    private static HttpFault unfit() {
        return new HttpFault(400, "address-unfit");
    }

    private Channel push(People.Person person, Push push, HttpServerRequest request) {
        byte[] point = bytes(push.keys.p256dh);
        byte[] auth = bytes(push.keys.auth);
        P256.key(point);
        if (auth.length != PushCipher.AUTH_BYTES) throw incomplete();
        String device = DeviceWords.of(String.valueOf(request.getHeader(HttpHeaders.USER_AGENT)));
        return channel(person, Kind.PUSH, device, push.endpoint, point, auth);
    }

    private static byte[] bytes(String text) {
        try {
            return Base64.getUrlDecoder().decode(text.replaceAll("=+$", ""));
        } catch (IllegalArgumentException e) {
            throw incomplete();
        }
    }

    private Channel hook(People.Person person, Kind kind, Hook hook) {
        String address = hook.address.strip();
        return channel(person, kind, name(hook.name, address), address, NONE, NONE);
    }

    /** The address of a room, at a server that speaks Matrix. */
    private Channel room(People.Person person, Room room) {
        if (!ROOM.matcher(room.room).matches()) throw new HttpFault(400, "room-unfit");
        if (!TOKEN.matcher(room.token).matches()) throw new HttpFault(400, "token-unfit");
        String server = room.address.strip().replaceFirst("/+$", "");
        String address = server + "/_matrix/client/v3/rooms/" + URLEncoder.encode(room.room, StandardCharsets.UTF_8)
                + "/send/m.room.message";
        return channel(
                person,
                Kind.MATRIX,
                name(room.name, server),
                address,
                NONE,
                room.token.getBytes(StandardCharsets.UTF_8));
    }

    /** What its owner calls it, or the name of the machine. */
    private String name(Optional<String> typed, String address) {
        String name = TypedText.line(typed.orElse(""), NAME_CHARS);
        String host = calls.addresses().read(address).map(URI::getHost).orElseThrow(NewChannels::unfit);
        return name.isEmpty() ? TypedText.line(host, NAME_CHARS) : name;
    }

    private Channel channel(
            People.Person person, Kind kind, String name, String address, byte[] publicHalf, byte[] secret) {
        int day = Sessions.day(System.currentTimeMillis());
        return new Channel(
                secrets.id(), person.id(), kind, name, address, publicHalf, secret, secrets.token(), false, day, 0, 0);
    }
}
