package tablee.server.ratings;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.rating.Rating;
import tablee.server.http.HttpFault;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.people.People;
import tablee.store.ratings.PlayerRatings;
import tablee.store.ratings.RatedResults;

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
        return readers.ask(() -> {
            ObjectNode answer = describe(store.ratings().listed(pool, after, PAGE));
            if (after.equals(PlayerRatings.After.NOBODY)) bots(pool, answer.putArray("bots"));
            return answer;
        });
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
            else if (place.player().kind() == RatedResults.Kind.BOT)
                line.put("bot", place.player().name().replaceFirst(".*/", ""));
            else line.put("setting", place.player().name().replaceFirst(".*?/", ""));
            put(line, place.rating(), place.matches());
        }
        if (places.size() == PAGE) {
            PlayerRatings.After last = places.get(PAGE - 1).after();
            answer.put("after", last.mean() + "." + last.player());
        }
        return answer;
    }

    /** Every level, also one that nobody has met so far: anybody may challenge it. */
    private void bots(String pool, ArrayNode lines) {
        String game = pool.replaceFirst("/.*", "");
        Map<String, PlayerRatings.BotStanding> known = store.ratings().ofBots(pool).stream()
                .collect(Collectors.toMap(PlayerRatings.BotStanding::bot, Function.identity()));
        for (Bot each : Bots.all()) {
            String name = game + "/" + each.level();
            Rating first = FirstRatings.of(pool, new RatedResults.Player(RatedResults.Kind.BOT, name));
            PlayerRatings.BotStanding standing =
                    known.getOrDefault(name, new PlayerRatings.BotStanding(name, first, 0));
            put(lines.addObject().put("bot", each.level()), standing.rating(), standing.matches());
        }
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
