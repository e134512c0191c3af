package tablee.server.alerts;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.Authentication;
import tablee.server.people.notices.QuietHours;
import tablee.store.Store;
import tablee.store.alerts.AlertChannels.Channel;
import tablee.store.alerts.AlertWishes.Wishes;
import tablee.store.database.StoreException;
import tablee.store.people.People;
import tablee.table.budget.Budget;

/** {@code /api/me/alerts}: what I want to be alerted of, when not, and where alerts go. */
final class AlertRoutes {
    private static final Pattern TIME = Pattern.compile("([01]\\d|2[0-3]):([0-5]\\d)");

    private record Wish(boolean turns, boolean invitations, boolean friends, Optional<Quiet> quiet, String zone) {}

    private record Quiet(String from, String until) {}

    private record Switched(boolean on) {}

    private final Store store;
    private final Authentication entrance;
    private final WorkerPool readers;
    private final AlertSender clerk;
    private final NewChannels channels;
    private final String publicHalf;

    /** @param publicHalf what browsers are given when they agree to push */
    AlertRoutes(
            Store store,
            Authentication entrance,
            WorkerPool readers,
            AlertSender clerk,
            NewChannels channels,
            String publicHalf) {
        this.store = store;
        this.entrance = entrance;
        this.readers = readers;
        this.clerk = clerk;
        this.channels = channels;
        this.publicHalf = publicHalf;
    }

    void on(Router router) {
        router.get("/api/me/alerts").handler(Replies.json(this::show));
        router.put("/api/me/alerts").handler(Replies.json(this::wish));
        router.post("/api/me/alerts/channels").handler(Replies.json(this::add));
        router.post("/api/me/alerts/channels/:channel").handler(Replies.json(this::switchOn));
        router.delete("/api/me/alerts/channels/:channel").handler(Replies.json(this::remove));
        router.post("/api/me/alerts/channels/:channel/test").handler(Replies.json(this::tryOut));
    }

    // ---- Reading ---------------------------------------------------------------------------------------------------

    private Future<ObjectNode> show(RoutingContext context) {
        return entrance.requireHuman(context).compose(this::describe);
    }

    private Future<ObjectNode> describe(People.Person person) {
        return readers.ask(() -> describe(person.id()));
    }

    private ObjectNode describe(String person) {
        Wishes wishes = store.alertWishes().of(person);
        ObjectNode answer = JsonNodeFactory.instance
                .objectNode()
                .put("key", publicHalf)
                .put("turns", wishes.turns())
                .put("invitations", wishes.invitations())
                .put("friends", wishes.friends())
                .put("zone", wishes.zone());
        if (wishes.quietFrom() == wishes.quietUntil()) answer.putNull("quiet");
        else answer.putObject("quiet").put("from", time(wishes.quietFrom())).put("until", time(wishes.quietUntil()));
        ArrayNode list = answer.putArray("channels");
        store.alertChannels().of(person).forEach(each -> put(list, each));
        return answer;
    }

    /** Where it leads is shown as far as its owner needs it to know it again. */
    private static void put(ArrayNode list, Channel channel) {
        list.addObject()
                .put("channel", channel.id())
                .put("kind", channel.kind().name().toLowerCase(Locale.ROOT))
                .put("name", channel.name())
                .put("endpoint", AlertFormat.id(channel.address()))
                .put("on", !channel.paused())
                .put("failing", channel.failures() > 0)
                .put("createdDay", channel.createdDay());
    }

    private static String time(int minutes) {
        return String.format(Locale.ROOT, "%02d:%02d", minutes / 60, minutes % 60);
    }

    // ---- Changing --------------------------------------------------------------------------------------------------

    private Future<ObjectNode> wish(RoutingContext context) {
        Wish wish = JsonBody.of(context, Wish.class);
        if (QuietHours.zone(wish.zone).isEmpty()) throw new HttpFault(400, "zone-unknown");
        int from = wish.quiet.map(quiet -> minutes(quiet.from)).orElse(0);
        int until = wish.quiet.map(quiet -> minutes(quiet.until)).orElse(0);
        return entrance.requireHuman(context)
                .compose(person -> EventLoop.back(store.alertWishes()
                                .set(new Wishes(
                                        person.id(),
                                        wish.turns,
                                        wish.invitations,
                                        wish.friends,
                                        from,
                                        until,
                                        wish.zone)))
                        .map(person))
                .compose(this::describe);
    }

    private static int minutes(String time) {
        Matcher parts = TIME.matcher(time);
        if (!parts.matches()) throw new HttpFault(400, "time-unfit");
        return Integer.parseInt(parts.group(1)) * 60 + Integer.parseInt(parts.group(2));
    }

    private Future<ObjectNode> add(RoutingContext context) {
        ObjectNode wish = JsonBody.of(context);
        return entrance.requireHuman(context)
                .compose(person -> {
                    entrance.limit(context, Budget.ALERT_CHANNELS_MADE);
                    return channels.read(person, wish, context.request()).map(channel -> new Known(person, channel));
                })
                .compose(known -> EventLoop.back(store.alertChannels()
                                .add(
                                        known.channel,
                                        Budget.ALERT_CHANNELS.count(),
                                        entrance.session(context.request()).orElseThrow()))
                        .map(known.person))
                .recover(fault -> Future.failedFuture(
                        StoreException.isRefused(fault) ? new HttpFault(409, "many-channels") : fault))
                .compose(this::describe);
    }

    private record Known(People.Person person, Channel channel) {}

    private Future<Known> mine(RoutingContext context) {
        String id = context.pathParam("channel");
        return entrance.requireHuman(context)
                .compose(person -> readers.ask(() -> store.alertChannels().of(person.id()).stream()
                        .filter(each -> each.id().equals(id))
                        .findFirst()
                        .map(channel -> new Known(person, channel))
                        .orElseThrow(HttpFault::notFound)));
    }

    private Future<ObjectNode> switchOn(RoutingContext context) {
        boolean on = JsonBody.of(context, Switched.class).on;
        return mine(context)
                .compose(known -> EventLoop.back(store.alertChannels().pause(known.channel.id(), !on))
                        .map(known.person))
                .compose(this::describe);
    }

    private Future<ObjectNode> remove(RoutingContext context) {
        return mine(context)
                .compose(known -> EventLoop.back(store.alertChannels().remove(known.channel.id()))
                        .map(known.person))
                .compose(this::describe);
    }

    /** Why it did not arrive is not said: nobody finds out with us what listens where. */
    private Future<ObjectNode> tryOut(RoutingContext context) {
        return mine(context).compose(known -> {
            entrance.limits().demand(Budget.ALERT_TRIALS, known.person.id());
            return clerk.tryOut(known.channel, AlertText.trial(known.person))
                    .compose(taken -> taken
                            ? describe(known.person)
                            : Future.failedFuture(new HttpFault(409, "alert-not-taken")));
        });
    }
}
