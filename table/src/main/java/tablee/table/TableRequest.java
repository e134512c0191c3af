package tablee.table;

import java.util.Optional;
import tablee.core.Refusal;
import tablee.table.message.TableRefusal;

/** Something a person at a connection asks for. */
interface TableRequest {
    Optional<Refusal> DONE = Optional.empty();

    /** Does it, or says why not. */
    Optional<Refusal> on(RequestContext asked);

    /** Whether anybody may ask it who may look on; what is not said to be so needs a name (TABLE-41). */
    default boolean onlyLooks() {
        return false;
    }

    static Optional<Refusal> refuse(TableRefusal no) {
        return Optional.of(no.refusal());
    }
}
