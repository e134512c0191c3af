package tablee.server;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** The log: warnings and worse, a line each, on standard error. Nothing of it names a person, a token or an address. */
final class OneLineLogFormat extends Formatter {
    private static final int MOST_FRAMES = 6;

    static void begin() {
        Logger root = Logger.getLogger("");
        for (Handler handler : root.getHandlers()) root.removeHandler(handler);
        Handler console = new ConsoleHandler();
        console.setFormatter(new OneLineLogFormat());
        console.setLevel(Level.WARNING);
        root.addHandler(console);
        root.setLevel(Level.WARNING);
    }

    @Override
    public String format(LogRecord entry) {
        String what = formatMessage(entry)
                + Optional.ofNullable(entry.getThrown())
                        .map(OneLineLogFormat::cause)
                        .orElse("");
        return Instant.ofEpochMilli(entry.getMillis()).truncatedTo(ChronoUnit.MILLIS) + " " + entry.getLevel() + " "
                + what.replaceAll("\\s*\\R\\s*", " ") + System.lineSeparator();
    }

    private static String cause(Throwable thrown) {
        StringBuilder text = new StringBuilder(": ").append(thrown);
        StackTraceElement[] frames = thrown.getStackTrace();
        for (int i = 0; i < Math.min(MOST_FRAMES, frames.length); i++)
            text.append(" < ").append(frames[i]);
        return text.toString();
    }
}
