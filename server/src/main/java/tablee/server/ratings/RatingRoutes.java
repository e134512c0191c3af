package tablee.server.ratings;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tablee.rating.Rating;
import tablee.server.http.HttpFault;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.store.People;
import tablee.store.PlayerRatings;
import tablee.store.RatedResults;
import tablee.store.Store;

/** {@code /api/ratings}: who plays how well. Everybody may read it. */
public final class RatingRoutes {
    private static final int PAGE = 50;
    private static final int COURSE = 200;
    /** As a page hands it on: the mean and the number of the last line. */
    private static final Pattern AFTER = Pattern.compile("(-?\\d{1,15})\\.(\\d{1,15})");

    private final Store store;
    private final WorkerPool readers;

    public RatingRoutes(Store store, WorkerPool readers) {
        this.store = store;
        this.readers = readers;
    }

    public void on(Router router) {
        router.get("/api/ratings/:game/:mode").handler(Replies.json(this::list));
        router.get("/api/people/:person/ratings").handler(Replies.json(this::of));
    }

    private Future<ObjectNode> list(RoutingContext context) {
        String pool = context.pathParam("game") + "/" + context.pathParam("mode");
        PlayerRatings.After after = after(Optional.ofNullable(context.request().getParam("after")));
        return readers.ask(() -> describe(store.ratings().listed(pool, after, PAGE)));
    }

    private static PlayerRatings.After after(Optional<String> asked) {
        if (asked.isEmpty()) return PlayerRatings.After.NOBODY;
        Matcher parts = AFTER.matcher(asked.get());
        if (!parts.matches()) throw HttpFault.badRequest("A list goes on \"after\" what it said itself.");
        return new PlayerRatings.After(Long.parseLong(parts.group(1)), Long.parseLong(parts.group(2)));
    }

    private static ObjectNode describe(List<PlayerRatings.Place> places) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode lines = answer.putArray("places");
        for (PlayerRatings.Place place : places) {
            boolean person = place.player().kind() == RatedResults.Kind.PERSON;
            ObjectNode line = lines.addObject();
            if (person) line.put("person", place.player().name()).put("name", place.name());
            else line.put("bot", place.player().name().replaceFirst(".*/", ""));
            put(line, place.rating(), place.matches());
        }
        if (places.size() == PAGE) {
            PlayerRatings.After last = places.get(PAGE - 1).after();
            answer.put("after", last.mean() + "." + last.player());
        }
        return answer;
    }

    private static ObjectNode put(ObjectNode line, Rating rating, int matches) {
        return line.put("points", rating.points())
                .put("giveOrTake", rating.giveOrTake())
                .put("provisional", rating.isProvisional())
                .put("matches", matches);
    }

    private Future<ObjectNode> of(RoutingContext context) {
        String id = context.pathParam("person");
        return readers.ask(() -> describe(store.people().find(id).orElseThrow(HttpFault::notFound)));
    }

    private ObjectNode describe(People.Person person) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode().put("name", person.name());
        ArrayNode all = answer.putArray("ratings");
        for (PlayerRatings.Standing each : store.ratings().of(person.id())) {
            ObjectNode line = all.addObject()
                    .put("game", each.pool().replaceFirst("/.*", ""))
                    .put("mode", each.pool().replaceFirst(".*/", ""))
                    .put("rank", each.rank());
            put(line, each.rating(), each.matches());
            ArrayNode course = line.putArray("course");
            for (PlayerRatings.Point point : store.ratings().course(person.id(), each.pool(), COURSE))
                course.addObject()
                        .put("endedMillis", point.endedMillis())
                        .put("points", point.rating().points());
        }
        return answer;
    }
}
