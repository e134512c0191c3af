package tablee.table.budget;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says why a collection that lives on cannot grow without end. A test demands it of each in the tables and in the server. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.TYPE})
public @interface Bounded {
    /** The budgets that bound it. */
    Budget[] by() default {};

    /** Where no budget does: why strangers cannot make it grow. */
    String why() default "";
}
