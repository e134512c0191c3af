package tablee.live.connection;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import tablee.table.message.Command;
import tablee.table.message.Errand;
import tablee.table.message.Receiver;

/** A connection as its table sees it on a server that is alone: what it is sent goes straight to where it leaves. */
public final class LocalReceiver implements Receiver {
    private final String connection;
    private final Consumer<Errand> table;
    private final ConnectionOutput output;
    private final AtomicBoolean gone = new AtomicBoolean();

    public LocalReceiver(String connection, Consumer<Errand> table, ConnectionOutput output) {
        this.connection = connection;
        this.table = table;
        this.output = output;
    }

    /** A reader who cannot keep up is disconnected, and comes back with the version seen last. */
    @Override
    public void send(String text, boolean last) {
        if (gone.get()) return;
        if (!output.offer(text) || last) hangUp();
    }

    @Override
    public void taken() {
        output.taken();
    }

    @Override
    public void lost() {
        hangUp();
    }

    public void hangUp() {
        if (!gone.compareAndSet(false, true)) return;
        table.accept(new Command.Disconnect(connection));
        output.close();
    }
}
