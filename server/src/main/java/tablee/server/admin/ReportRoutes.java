package tablee.server.admin;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tablee.core.BadInput;
import tablee.live.tournament.TournamentDocument;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.Authentication;
import tablee.server.tables.ReplayCard;
import tablee.store.Store;
import tablee.store.admin.Reports;
import tablee.store.matches.Replays;
import tablee.store.people.People;
import tablee.store.tournaments.Tournaments;
import tablee.table.budget.Budget;
import tablee.table.seats.TypedText;
import tablee.wire.json.Json;

/** {@code /api/reports}: what is shown to those who run the server from anywhere but a table, by the same budgets as there. */
public final class ReportRoutes {
    /** Exactly one of {@code person}, {@code tournament} and {@code replay}; of a person the matter is a name or a conduct. */
    private record Wish(
            Optional<String> person,
            Optional<String> matter,
            Optional<String> tournament,
            Optional<String> replay,
            Optional<String> reason) {}

    /** What is reported, and what could be seen there. */
    private record Matter(Reports.Kind kind, String about, String match, int version, Reports.Seen seen) {
        static Matter of(Reports.Kind kind, String about, String page, String text) {
            return new Matter(kind, about, "", Reports.NO_VERSION, new Reports.Seen(page, text));
        }
    }

    private final Store store;
    private final Authentication entrance;
    private final WorkerPool readers;

    public ReportRoutes(Store store, Authentication entrance, WorkerPool readers) {
        this.store = store;
        this.entrance = entrance;
        this.readers = readers;
    }

    public void on(Router router) {
        router.post("/api/reports").handler(Replies.json(this::report));
    }

    private Future<ObjectNode> report(RoutingContext context) {
        Wish wish = JsonBody.of(context, Wish.class);
        return entrance.require(context.request())
                .compose(person -> readers.ask(() -> {
                    Matter matter = matter(wish);
                    if (matter.about.equals(person.id())) throw new BadInput("Nobody reports themselves.");
                    demand(context, person, matter.about);
                    return report(person, matter, TypedText.line(wish.reason.orElse(""), TypedText.CHAT_CHARS));
                }))
                .compose(EventLoop::back)
                .map(done -> JsonNodeFactory.instance.objectNode().put("ok", true));
    }

    private CompletableFuture<Void> report(People.Person by, Matter matter, String reason) {
        Reports.Report report = new Reports.Report(
                by.id(),
                matter.kind,
                matter.about,
                Reports.NO_LINE,
                matter.match,
                matter.version,
                reason,
                System.currentTimeMillis());
        return store.reports().add(report, matter.seen);
    }

    private void demand(RoutingContext context, People.Person person, String about) {
        RateLimits limits = entrance.limits();
        boolean own = limits.admits(Budget.REPORTS, person.id())
                && limits.admits(Budget.REPORTS_FROM, limits.addresses().of(context.request()));
        if (!own) throw new HttpFault(429, "enough-reported");
        if (!limits.admits(Budget.REPORTS_OF, about)) throw new HttpFault(429, "often-reported");
    }

    // ---- What it is about ------------------------------------------------------------------------------------------

    private Matter matter(Wish wish) {
        if (wish.person.isPresent()) return ofPerson(wish.person.get(), wish.matter.orElse("name"));
        if (wish.tournament.isPresent()) return ofTitle(wish.tournament.get());
        if (wish.replay.isPresent()) return ofReplay(wish.replay.get());
        throw new BadInput("A report is about a \"person\", a \"tournament\" or a \"replay\".");
    }

    /** Their name is kept as it is now. */
    private Matter ofPerson(String id, String matter) {
        People.Person about = store.people().find(id).orElseThrow(HttpFault::notFound);
        return switch (matter) {
            case "name" -> Matter.of(Reports.Kind.NAME, about.id(), "", "");
            case "conduct" -> Matter.of(Reports.Kind.CONDUCT, about.id(), "", "");
            default -> throw new BadInput("Of a person the \"matter\" is \"name\" or \"conduct\".");
        };
    }

    private Matter ofTitle(String id) {
        Tournaments.Kept kept = store.tournaments().find(id).orElseThrow(HttpFault::notFound);
        if (kept.host().isEmpty()) throw HttpFault.notFound();
        String title = Json.read(kept.document(), TournamentDocument.class).title();
        return Matter.of(Reports.Kind.TITLE, kept.host(), "/tournament/" + id, title);
    }

    private Matter ofReplay(String code) {
        Replays.Shared shared = store.replays().find(code).orElseThrow(HttpFault::notFound);
        ReplayCard card = ReplayCard.of(shared);
        Reports.Seen seen = new Reports.Seen("/r/" + code, card.words());
        int entries = card.at() + 1;
        return new Matter(Reports.Kind.REPLAY, shared.person(), shared.match(), entries, seen);
    }
}
