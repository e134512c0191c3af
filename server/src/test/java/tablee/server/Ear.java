package tablee.server;

import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Hears what goes into the log, until it is closed. */
final class Ear extends Handler implements AutoCloseable {
    private final StringBuffer heard = new StringBuffer();

    Ear() {
        Logger.getLogger("").addHandler(this);
    }

    String heard() {
        return heard.toString();
    }

    @Override
    public void publish(LogRecord entry) {
        heard.append(new OneLineLogFormat().format(entry));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        Logger.getLogger("").removeHandler(this);
    }
}
