package tablee.server;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogRecord;

/** The log for programs: one JSON object a line. */
final class JsonLogFormat extends Formatter {
    @Override
    public String format(LogRecord entry) {
        ObjectNode line = JsonNodeFactory.instance
                .objectNode()
                .put(
                        "time",
                        Instant.ofEpochMilli(entry.getMillis())
                                .truncatedTo(ChronoUnit.MILLIS)
                                .toString())
                .put("level", level(entry.getLevel()))
                .put("logger", String.valueOf(entry.getLoggerName()))
                .put("message", formatMessage(entry));
        if (entry.getThrown() != null) line.put("cause", OneLineLogFormat.cause(entry.getThrown()));
        return line + System.lineSeparator();
    }

    /** The words of {@code --log-level}. */
    private static String level(Level level) {
        if (level.intValue() >= Level.SEVERE.intValue()) return "error";
        if (level.intValue() >= Level.WARNING.intValue()) return "warning";
        return level.intValue() >= Level.INFO.intValue() ? "info" : "debug";
    }
}
