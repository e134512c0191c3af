package tablee.live.membership;

import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.javadsl.Lease;
import tablee.store.database.Leases;

/**
 * Which part of a parted cluster goes on is decided in the database that all parts share: the one that has this lease. Pekko makes one
 * by its name in the configuration. A part that cannot reach the database does not get it, and could not store a move anyway.
 */
public final class DatabaseLease extends Lease {
    private interface Question<T> {
        T ask() throws SQLException;
    }

    private final LeaseSettings settings;
    private final Leases leases;

    public DatabaseLease(LeaseSettings settings, ExtendedActorSystem system) {
        this.settings = settings;
        leases = new Leases(system.settings().config().getString(ClusterMembership.LEASE_DATABASE));
    }

    @Override
    public LeaseSettings getSettings() {
        return settings;
    }

    @Override
    public CompletionStage<Boolean> acquire() {
        long millis = settings.timeoutSettings().heartbeatTimeout().toMillis();
        return later(() -> leases.take(settings.leaseName(), settings.ownerName(), millis));
    }

    /** Nobody takes a lease away before its time, so nothing is ever to be told. */
    @Override
    public CompletionStage<Boolean> acquire(Consumer<Optional<Throwable>> lost) {
        return acquire();
    }

    @Override
    public CompletionStage<Boolean> release() {
        return later(() -> {
            leases.giveBack(settings.leaseName(), settings.ownerName());
            return true;
        });
    }

    @Override
    public boolean checkLease() {
        try {
            return leases.has(settings.leaseName(), settings.ownerName());
        } catch (SQLException unreachable) {
            return false;
        }
    }

    private static CompletionStage<Boolean> later(Question<Boolean> question) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return question.ask();
            } catch (SQLException e) {
                throw new CompletionException(e);
            }
        });
    }
}
