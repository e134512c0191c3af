package tablee.server.http;

import io.vertx.core.Future;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import tablee.store.people.People;

/** Who asks. */
public interface VisitorLookup {
    /** The person whom the request's cookie or token proves, if any; nobody who is banned. */
    Future<Optional<People.Person>> find(HttpServerRequest request);

    /** By what the sockets of the request's session are told from others; nothing for a program, or for nobody. */
    Optional<String> sessionKey(HttpServerRequest request);

    /** The person, made a guest where the request proves nobody. */
    Future<People.Person> welcome(RoutingContext context);

    /** The person, or a {@link HttpFault}. */
    default Future<People.Person> require(HttpServerRequest request) {
        return find(request).map(person -> person.orElseThrow(HttpFault::unknownPerson));
    }
}
