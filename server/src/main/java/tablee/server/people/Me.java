package tablee.server.people;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import tablee.server.http.Body;
import tablee.server.http.Language;
import tablee.server.http.Replies;
import tablee.store.People;
import tablee.table.Caller;

/** {@code /api/me}: who I am. */
public final class Me {
    private record Named(String name, Optional<String> language) {}

    private final People people;
    private final Guests guests;

    public Me(People people, Guests guests) {
        this.people = people;
        this.guests = guests;
    }

    public void on(Router router) {
        router.get("/api/me")
                .handler(Replies.json(context -> guests.find(context.request()).map(Me::describe)));
        router.post("/api/me").handler(Replies.json(this::change));
    }

    private Future<ObjectNode> change(RoutingContext context) {
        Named named = Body.of(context, Named.class);
        String language = Language.orEnglish(named.language.orElse(Language.of(context)));
        String name = new Caller("", named.name, false).name();
        return guests.find(context.request())
                .compose(known ->
                        known.isPresent() ? rename(known.get(), name, language) : guests.add(context, name, language))
                .map(person -> describe(Optional.of(person)));
    }

    private Future<People.Person> rename(People.Person person, String name, String language) {
        People.Person next = new People.Person(person.id(), name, language, person.admin(), person.banned());
        return Future.fromCompletionStage(people.change(next)).map(done -> next);
    }

    private static ObjectNode describe(Optional<People.Person> known) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.putNull("person");
        known.ifPresent(person -> answer.putObject("person")
                .put("id", person.id())
                .put("name", person.name())
                .put("language", person.language())
                .put("admin", person.admin())
                .putNull("account"));
        return answer;
    }
}
