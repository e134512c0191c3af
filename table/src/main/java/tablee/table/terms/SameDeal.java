package tablee.table.terms;

import tablee.core.BadInput;
import tablee.wire.SeedOrigin;

/**
 * A deal that others play too, so that what was made of it can be compared (TABLE-61).
 *
 * @param kind {@link SeedOrigin.Kind#DAILY} or {@link SeedOrigin.Kind#DUPLICATE}
 * @param name which deal it is, such as the day
 * @param sealedUntilMillis until then nobody else may get to know what came (TABLE-62), by the calendar
 */
public record SameDeal(SeedOrigin.Kind kind, String name, long sealedUntilMillis) {
    public SameDeal {
        boolean common = kind == SeedOrigin.Kind.DAILY || kind == SeedOrigin.Kind.DUPLICATE;
        if (!common) throw new BadInput("A deal that many play is daily or a duplicate.");
    }

    /** What the header of such a match says about its seed. */
    public SeedOrigin origin() {
        return SeedOrigin.named(kind, name);
    }

    boolean isDaily() {
        return kind == SeedOrigin.Kind.DAILY;
    }
}
