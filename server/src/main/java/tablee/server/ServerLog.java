package tablee.server;

import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The log: a line each, on standard error. Nothing of it names a person, a token or an address of somebody's. */
final class ServerLog {
    /** Held here, as a logger that nobody holds forgets its level. */
    private static final Logger OURS = Logger.getLogger("tablee");
    /** Which node comes and goes is said by {@link tablee.server.watch.NodeWatch}, in sentences. */
    private static final Logger MEMBERSHIP = Logger.getLogger("org.apache.pekko.cluster");

    private ServerLog() {}

    static void begin(LogStyle style) {
        Logger root = Logger.getLogger("");
        for (Handler handler : root.getHandlers()) root.removeHandler(handler);
        Handler console = new ConsoleHandler();
        console.setFormatter(formatter(style.form()));
        console.setLevel(Level.ALL);
        root.addHandler(console);
        root.setLevel(style.detail().others());
        OURS.setLevel(style.detail().ours());
        boolean all = style.detail() == LogStyle.Detail.DEBUG;
        MEMBERSHIP.setLevel(all ? style.detail().others() : Level.SEVERE);
    }

    private static Formatter formatter(LogStyle.Form form) {
        return form == LogStyle.Form.JSON ? new JsonLogFormat() : new OneLineLogFormat();
    }
}
