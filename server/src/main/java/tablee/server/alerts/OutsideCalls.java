package tablee.server.alerts;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.PoolOptions;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.net.SocketAddress;
import io.vertx.core.net.TrustOptions;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tablee.server.alerts.OutsideCall.Outcome;
import tablee.server.http.HttpFault;
import tablee.server.http.RateLimits;
import tablee.table.budget.Budget;
import tablee.table.budget.HeldCount;

/**
 * Calls addresses that strangers gave. A name is resolved once, and the connection goes to the very machine that was looked at; certificate
 * and {@code Host} are the name's. Nothing is followed, of an answer only its head is read, and nobody is waited for long.
 */
final class OutsideCalls {
    private static final long PATIENCE_MILLIS = TimeUnit.SECONDS.toMillis(10);
    private static final int CONNECT_MILLIS = 5_000;
    /** So much of an address of IPv6 is one network's, which has as many of them as it likes. */
    private static final int NETWORK_BYTES = 6;

    private final OutsideAddresses addresses;
    private final RateLimits limits;
    private final HttpClient client;
    /** The same for names of one word, as machines next door have: with these nobody says the name at first (SNI) unless told to. */
    private final HttpClient nextDoor;

    private final NameLookups lookups;
    private final HeldCount people = new HeldCount(Budget.ALERTS_UNDER_WAY_OF, Budget.ALERTS_UNDER_WAY, 1);
    private final SharedCapacity machines;

    /** @param trust whose certificates count beside those of the platform, for tests */
    OutsideCalls(Vertx vertx, OutsideAddresses addresses, RateLimits limits, Optional<TrustOptions> trust) {
        this.addresses = addresses;
        this.limits = limits;
        lookups = new NameLookups(vertx, addresses);
        machines = new SharedCapacity(vertx, Budget.ALERTS_UNDER_WAY_TO, Budget.ALERTS_UNDER_WAY);
        HttpClientOptions options = new HttpClientOptions()
                .setKeepAlive(false)
                .setConnectTimeout(CONNECT_MILLIS)
                .setMaxHeaderSize(Budget.ALERT_ANSWER.count())
                .setDecompressionSupported(false)
                .setVerifyHost(true);
        trust.ifPresent(options::setTrustOptions);
        PoolOptions pool = new PoolOptions().setHttp1MaxSize(Budget.ALERTS_UNDER_WAY.count());
        client = vertx.createHttpClient(options, pool);
        nextDoor = vertx.createHttpClient(new HttpClientOptions(options).setForceSni(true), pool);
    }

    /** Whether one more can be made for this person just now. */
    boolean hasRoom(String person) {
        return people.hasRoom(person, 1);
    }

    /** Takes the room for this number of calls at once for this person, if it is there: slow machines of one keep nobody else waiting. */
    boolean take(String person, int calls) {
        return people.take(person, calls);
    }

    void giveBack(String person, int calls) {
        people.giveBack(person, calls);
    }

    /** How many machines have not answered yet. */
    long underWay() {
        return machines.inAll();
    }

    OutsideAddresses addresses() {
        return addresses;
    }

    /** Whether the address leads outside just now. */
    Future<Boolean> leadsOutside(URI address) {
        return lookups.pin(address)
                .map(Optional::isPresent)
                .recover(fault ->
                        fault instanceof TimeoutException ? Future.succeededFuture(false) : Future.failedFuture(fault));
    }

    /** The one who asks has taken room for it. */
    Future<Outcome> make(OutsideCall call) {
        return addresses
                .read(call.address())
                .map(uri -> lookups.pin(uri)
                        .compose(pinned -> pinned.map(each -> send(each, call))
                                .orElseGet(() -> Future.succeededFuture(Outcome.FAILED)))
                        .otherwise(fault -> fault instanceof HttpFault ? Outcome.NO_ROOM : Outcome.LATER))
                .orElseGet(() -> Future.succeededFuture(Outcome.FAILED));
    }

    /** A machine that cannot be reached has heard nothing; from then on nobody knows what it has heard. */
    private Future<Outcome> send(PinnedAddress to, OutsideCall call) {
        String machine = network(to.machine());
        return machines.take(machine).compose(done -> {
            Future<Outcome> sent = limits.admits(Budget.ALERTS_TO, machine)
                    ? (to.hasOneWord() ? nextDoor : client)
                            .request(options(to, call))
                            .compose(request -> exchange(request, call).otherwise(Outcome.FAILED))
                    : Future.succeededFuture(Outcome.NO_ROOM);
            return sent.onComplete(end -> machines.giveBack(machine));
        });
    }

    /** By its address: names for one machine there are as many as somebody likes. */
    private static String network(InetAddress machine) {
        return machine instanceof Inet6Address
                ? HexFormat.of().formatHex(machine.getAddress(), 0, NETWORK_BYTES)
                : machine.getHostAddress();
    }

    private static RequestOptions options(PinnedAddress to, OutsideCall call) {
        RequestOptions options = new RequestOptions()
                .setServer(SocketAddress.inetSocketAddress(new InetSocketAddress(to.machine(), to.port())))
                .setMethod(call.method())
                .setHost(to.uri().getHost())
                .setPort(to.port())
                .setSsl(to.isSecure())
                .setURI(to.path())
                .setFollowRedirects(false)
                .setTimeout(PATIENCE_MILLIS);
        call.headers().forEach(options::putHeader);
        return options;
    }

    private static Future<Outcome> exchange(HttpClientRequest request, OutsideCall call) {
        return request.send(call.body())
                .timeout(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)
                .map(answer -> outcome(answer, call))
                .onComplete(done -> {
                    // Whatever it has to say beside its status is not read.
                    var unused = request.connection().close();
                });
    }

    private static Outcome outcome(HttpClientResponse answer, OutsideCall call) {
        int status = answer.statusCode();
        if (status >= 200 && status < 300) return Outcome.TAKEN;
        if (status == 404 || status == 410) return Outcome.GONE;
        // A push service replaces what it has of the same topic, so that there a second try is seen once.
        boolean again = status == 429
                || status == 503
                || status >= 500 && call.headers().containsKey(WebPush.TOPIC);
        return again ? Outcome.LATER : Outcome.FAILED;
    }

    void close() {
        lookups.close();
    }
}
