package tablee.lab.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import tablee.lab.statistics.Interval;

/** Words and figures as they are written into pages. */
public final class LabText {
    private LabText() {}

    /** {@code 65.0 % (58.2 to 71.3)}. */
    public static String percent(Interval share) {
        return String.format(
                Locale.ROOT, "%.1f %% (%.1f to %.1f)", 100 * share.value(), 100 * share.low(), 100 * share.high());
    }

    /** {@code 65.0 %}. */
    public static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    public static String number(double figure) {
        return String.format(Locale.ROOT, "%.2f", figure);
    }

    public static String number(Interval figure) {
        return String.format(Locale.ROOT, "%.2f (%.2f to %.2f)", figure.value(), figure.low(), figure.high());
    }

    public static String beside(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) throw new IllegalStateException("no " + name + " beside " + owner);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
