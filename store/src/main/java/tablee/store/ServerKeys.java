package tablee.store;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.StoreWriter;

/** Keys that a server makes at its first start and has from then on, the same at all its nodes. */
public final class ServerKeys {
    /** @param privateHalf as PKCS #8 writes it */
    public record Key(byte[] privateHalf, byte[] publicHalf) {}

    private final StoreWriter writer;
    private final Jdbi reading;

    ServerKeys(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    public Optional<Key> find(String name) {
        return reading.withHandle(
                handle -> handle.createQuery("select private_half, public_half from server_keys where name = :name")
                        .bind("name", name)
                        .map((row, context) -> new Key(row.getBytes(1), row.getBytes(2)))
                        .findFirst());
    }

    /** Keeps it, unless another node was quicker: what {@link #find} answers after this counts. */
    public CompletableFuture<Void> offer(String name, Key key) {
        return writer.write(batch -> batch.run(
                "insert into server_keys (name, private_half, public_half) values (?, ?, ?) on conflict do nothing",
                name,
                key.privateHalf,
                key.publicHalf));
    }
}
