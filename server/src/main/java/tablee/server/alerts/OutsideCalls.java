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
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tablee.server.alerts.OutsideCall.Outcome;
import tablee.server.http.RateLimits;
import tablee.server.http.WorkerPool;
import tablee.table.budget.Budget;

/**
 * Calls addresses that strangers gave. A name is resolved once, and the connection goes to the very machine that was looked at; certificate
 * and {@code Host} are the name's. Nothing is followed, of an answer only its head is read, and nobody is waited for long.
 */
final class OutsideCalls {
    private static final long PATIENCE_MILLIS = TimeUnit.SECONDS.toMillis(10);
    private static final int CONNECT_MILLIS = 5_000;
    /** A name server that does not answer keeps one of them waiting for seconds. */
    private static final int RESOLVERS = 8;

    private final OutsideAddresses addresses;
    private final RateLimits limits;
    private final HttpClient client;
    /** The same for names of one word, as machines next door have: with these nobody says the name at first (SNI) unless told to. */
    private final HttpClient nextDoor;

    private final WorkerPool resolvers = new WorkerPool("tablee-resolver", RESOLVERS, Budget.ALERTS_UNDER_WAY.count());
    private final AtomicInteger underWay = new AtomicInteger();

    /** @param trust whose certificates count beside those of the platform, for tests */
    OutsideCalls(Vertx vertx, OutsideAddresses addresses, RateLimits limits, Optional<TrustOptions> trust) {
        this.addresses = addresses;
        this.limits = limits;
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

    /** Whether one more can be made just now. */
    boolean hasRoom() {
        return underWay.get() < Budget.ALERTS_UNDER_WAY.count();
    }

    OutsideAddresses addresses() {
        return addresses;
    }

    /** Whether the address leads outside just now. */
    Future<Boolean> leadsOutside(URI address) {
        return resolvers.ask(() -> addresses.pin(address).isPresent());
    }

    Future<Outcome> make(OutsideCall call) {
        Optional<URI> uri = addresses.read(call.address());
        if (uri.isEmpty()) return Future.succeededFuture(Outcome.FAILED);
        if (!hasRoom()) return Future.succeededFuture(Outcome.LATER);
        underWay.incrementAndGet();
        return resolvers
                .ask(() -> addresses.pin(uri.get()))
                .compose(pinned ->
                        pinned.map(each -> send(each, call)).orElseGet(() -> Future.succeededFuture(Outcome.FAILED)))
                .otherwise(Outcome.LATER)
                .onComplete(done -> underWay.decrementAndGet());
    }

    /** A machine that cannot be reached has heard nothing; from then on nobody knows what it has heard. */
    private Future<Outcome> send(PinnedAddress to, OutsideCall call) {
        // By its address: names for one machine there are as many as somebody likes.
        if (!limits.admits(Budget.ALERTS_TO, to.machine().getHostAddress()))
            return Future.succeededFuture(Outcome.LATER);
        return (to.hasOneWord() ? nextDoor : client)
                .request(options(to, call))
                .compose(request -> exchange(request, call).otherwise(Outcome.FAILED));
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
        resolvers.close();
    }
}
