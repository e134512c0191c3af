package tablee.table;

import java.util.Optional;
import tablee.core.Refusal;

/** Something a person at a connection asks for. */
interface TableRequest {
    Optional<Refusal> DONE = Optional.empty();

    /** Does it, or says why not. */
    Optional<Refusal> on(RequestContext asked);

    static Optional<Refusal> refuse(TableRefusal no) {
        return Optional.of(no.refusal());
    }
}
