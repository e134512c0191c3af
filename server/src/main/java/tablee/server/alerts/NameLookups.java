package tablee.server.alerts;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import tablee.server.http.WorkerPool;
import tablee.table.budget.Budget;

/**
 * Looks up which machine a name means. A name server that does not answer keeps a thread for as long as the platform waits, whatever we do:
 * so nobody here waits that long, and the names of one domain, which one name server answers, have few threads at a time.
 */
final class NameLookups implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 3_000;

    private final OutsideAddresses addresses;
    private final SharedCapacity domains;
    private final WorkerPool threads =
            new WorkerPool("tablee-resolver", Budget.ALL_ALERT_NAMES.count(), Budget.ALL_ALERT_NAMES.count());

    NameLookups(Vertx vertx, OutsideAddresses addresses) {
        this.addresses = addresses;
        domains = new SharedCapacity(vertx, Budget.ALERT_NAMES, Budget.ALL_ALERT_NAMES);
    }

    /** The machine to call, if that is one outside. */
    Future<Optional<PinnedAddress>> pin(URI uri) {
        String domain = domain(uri.getHost());
        return domains.take(domain).compose(done -> {
            Future<Optional<PinnedAddress>> found =
                    threads.ask(() -> addresses.pin(uri)).onComplete(end -> domains.giveBack(domain));
            return found.timeout(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        });
    }

    /** Its last two words: their owner can make any number of names below them. */
    static String domain(String host) {
        String[] words = host.toLowerCase(Locale.ROOT).replaceFirst("\\.$", "").split("\\.");
        return words.length < 2 ? host : words[words.length - 2] + "." + words[words.length - 1];
    }

    @Override
    public void close() {
        threads.close();
    }
}
