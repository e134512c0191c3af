package tablee.table.terms;

import java.util.Optional;
import tablee.core.BadInput;
import tablee.table.clock.Now;
import tablee.wire.match.SeedOrigin;

/**
 * A deal that others play too, so that what was made of it can be compared (TABLE-61).
 *
 * @param kind {@link SeedOrigin.Kind#DAILY} or {@link SeedOrigin.Kind#DUPLICATE}
 * @param name which deal it is, such as the day
 * @param sealedUntilMillis until then nobody else may get to know what came (TABLE-62), by the calendar
 * @param sealedUntilUpMillis and until then by {@link tablee.table.clock.Now#upMillis}, where what the others may still play stands still
 *     while there is no server
 */
public record SameDeal(SeedOrigin.Kind kind, String name, long sealedUntilMillis, Optional<Long> sealedUntilUpMillis) {
    public SameDeal {
        boolean common = kind == SeedOrigin.Kind.DAILY || kind == SeedOrigin.Kind.DUPLICATE;
        if (!common) throw new BadInput("A deal that many play is daily or a duplicate.");
    }

    /** The deal of a day, which ends by the calendar alone. */
    public static SameDeal daily(String name, long sealedUntilMillis) {
        return new SameDeal(SeedOrigin.Kind.DAILY, name, sealedUntilMillis, Optional.empty());
    }

    /** Whether others may still play it. */
    boolean isSealed(Now now) {
        return now.wallMillis() < sealedUntilMillis
                || sealedUntilUpMillis.filter(until -> now.upMillis() < until).isPresent();
    }

    /** What the header of such a match says about its seed. */
    public SeedOrigin origin() {
        return SeedOrigin.named(kind, name);
    }

    boolean isDaily() {
        return kind == SeedOrigin.Kind.DAILY;
    }
}
