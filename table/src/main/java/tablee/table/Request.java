package tablee.table;

import java.util.Optional;
import tablee.core.Refusal;

/** Something a person at a connection asks for. */
interface Request {
    Optional<Refusal> DONE = Optional.empty();

    /** Does it, or says why not. */
    Optional<Refusal> on(Asked asked);

    static Optional<Refusal> refuse(No no) {
        return Optional.of(no.refusal());
    }
}
