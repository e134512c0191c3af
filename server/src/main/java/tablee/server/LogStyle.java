package tablee.server;

import java.util.logging.Level;

/**
 * How much the log says, and in which form.
 *
 * @param detail of what is said by this program; libraries are heard one step less
 */
public record LogStyle(Detail detail, Form form) {
    /** The least that is worth a line. */
    public enum Detail {
        ERROR(Level.SEVERE, Level.SEVERE),
        WARNING(Level.WARNING, Level.WARNING),
        INFO(Level.INFO, Level.WARNING),
        DEBUG(Level.FINE, Level.INFO);

        private final Level ours;
        private final Level others;

        Detail(Level ours, Level others) {
            this.ours = ours;
            this.others = others;
        }

        Level ours() {
            return ours;
        }

        Level others() {
            return others;
        }
    }

    /** For people, or for programs that gather logs. */
    public enum Form {
        PLAIN,
        JSON
    }

    public static final LogStyle USUAL = new LogStyle(Detail.INFO, Form.PLAIN);
}
