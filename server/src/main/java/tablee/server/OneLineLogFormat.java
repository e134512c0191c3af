package tablee.server;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;

/** The log for people: time in UTC, level, and a sentence. Whatever breaks a line is a space in it. */
final class OneLineLogFormat extends Formatter {
    private static final int MOST_FRAMES = 6;

    @Override
    public String format(LogRecord entry) {
        String what = formatMessage(entry)
                + Optional.ofNullable(entry.getThrown())
                        .map(thrown -> ": " + cause(thrown))
                        .orElse("");
        return Instant.ofEpochMilli(entry.getMillis()).truncatedTo(ChronoUnit.MILLIS) + " " + entry.getLevel() + " "
                + what.replaceAll("\\s*\\R\\s*", " ") + System.lineSeparator();
    }

    /** What was thrown, and where. */
    static String cause(Throwable thrown) {
        StringBuilder text = new StringBuilder().append(thrown);
        StackTraceElement[] frames = thrown.getStackTrace();
        for (int i = 0; i < Math.min(MOST_FRAMES, frames.length); i++)
            text.append(" < ").append(frames[i]);
        return text.toString();
    }
}
