package tablee.server.tournaments;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import tablee.core.Bots;
import tablee.core.Refusal;
import tablee.live.tournament.LiveTournaments;
import tablee.live.tournament.RunningTournament;
import tablee.live.tournament.TournamentDocument;
import tablee.live.tournament.TournamentWish;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.server.tables.StrengthLookup;
import tablee.store.Store;
import tablee.store.people.People;
import tablee.store.tournaments.Tournaments;
import tablee.table.budget.Budget;
import tablee.tournament.TournamentAnswer;
import tablee.tournament.TournamentCommand;

/** Coming, going and beginning: what people ask of a tournament that is there. */
final class EntryRoutes {
    /** @param team to join a team that somebody else has entered */
    record Entry(Optional<Integer> team) {}

    record MoreBots(String level, int count) {}

    private final Store store;
    private final LiveTournaments live;
    private final VisitorLookup visitors;
    private final RateLimits limits;
    private final WorkerPool readers;
    private final MakerCheck makers;

    EntryRoutes(
            Store store,
            LiveTournaments live,
            VisitorLookup visitors,
            RateLimits limits,
            WorkerPool readers,
            MakerCheck makers) {
        this.store = store;
        this.live = live;
        this.visitors = visitors;
        this.limits = limits;
        this.readers = readers;
        this.makers = makers;
    }

    void on(Router router) {
        String one = "/api/tournaments/:tournament";
        router.post(one + "/entry").handler(Replies.json(this::enter));
        router.delete(one + "/entry").handler(Replies.json(this::withdraw));
        router.post(one + "/start").handler(Replies.json(context -> asHost(context, new TournamentCommand.Start())));
        router.post(one + "/cancel").handler(Replies.json(context -> asHost(context, new TournamentCommand.Cancel())));
        router.post(one + "/bots").handler(Replies.json(this::addBots));
        router.delete(one + "/entrants/:number").handler(Replies.json(this::sendAway));
    }

    // ---- Requests --------------------------------------------------------------------------------------------------

    private Future<ObjectNode> enter(RoutingContext context) {
        Entry entry = JsonBody.of(context, Entry.class);
        return asked(context, (at, person) -> {
            if (at.document().table().isRated()) makers.checkRated(person);
            if (entry.team.isPresent()) return join(entry.team.get(), person);
            int strength = strength(at, person);
            return new TournamentWish(
                    now -> List.of(now.numberOf(person.id())
                            .<TournamentCommand>map(TournamentCommand.Return::new)
                            .orElseGet(() -> new TournamentCommand.Enter(strength, false))),
                    now -> now.numberOf(person.id()).isPresent()
                            ? List.of()
                            : List.of(new Tournaments.Entrant(
                                    now.machine().entrants().size(), 0, person.id(), person.name(), "")),
                    new CompletableFuture<>());
        });
    }

    /**
     * Behind a number that is there already; until the start a team takes people up to its seats. Where a block stands between this person and one of
     * the team it is as if the team were full, so that nobody is told.
     */
    private TournamentWish join(int team, People.Person person) {
        Set<String> apart = store.bonds().apartFrom(person.id());
        return new TournamentWish(
                now -> List.of(),
                now -> {
                    List<Tournaments.Entrant> others = now.behind(team);
                    if (!takes(now, others, person) || others.stream().anyMatch(each -> apart.contains(each.person())))
                        throw new HttpFault(409, "tournament-team-full");
                    return List.of(new Tournaments.Entrant(team, others.size(), person.id(), person.name(), ""));
                },
                new CompletableFuture<>());
    }

    private static boolean takes(RunningTournament at, List<Tournaments.Entrant> team, People.Person person) {
        return at.document().terms().together()
                && !team.isEmpty()
                && team.size() < at.document().terms().seats()
                && at.machine().isEntryOpen()
                && at.numberOf(person.id()).isEmpty();
    }

    private int strength(RunningTournament at, People.Person person) {
        TournamentDocument document = at.document();
        return new StrengthLookup(store.ratings())
                .of(person.id(), document.table().game(), document.terms().seats())
                .orElse(0);
    }

    private Future<ObjectNode> withdraw(RoutingContext context) {
        return asked(
                context,
                (at, person) -> new TournamentWish(
                        now -> List.of(new TournamentCommand.Withdraw(
                                now.numberOf(person.id()).orElse(0))),
                        now -> List.of(),
                        new CompletableFuture<>()));
    }

    private Future<ObjectNode> asHost(RoutingContext context, TournamentCommand command) {
        return asked(context, (at, person) -> {
            demandHost(at, person);
            return TournamentWish.of(command);
        });
    }

    private Future<ObjectNode> sendAway(RoutingContext context) {
        String number = context.pathParam("number");
        if (!number.matches("\\d{1,4}")) throw HttpFault.notFound();
        return asHost(context, new TournamentCommand.SendAway(Integer.parseInt(number)));
    }

    private static void demandHost(RunningTournament at, People.Person person) {
        if (!at.kept().host().equals(person.id())) throw new HttpFault(403, "tournament-host");
    }

    private Future<ObjectNode> addBots(RoutingContext context) {
        MoreBots more = JsonBody.of(context, MoreBots.class);
        Bots.find(more.level);
        if (more.count < 1 || more.count > Budget.TOURNAMENT_BOTS.count()) throw new HttpFault(409, "tournament-bots");
        return asked(context, (at, person) -> {
            demandHost(at, person);
            long there = at.entrants().stream()
                    .filter(each -> !each.level().isEmpty())
                    .count();
            if (there + more.count > Budget.TOURNAMENT_BOTS.most()) throw new HttpFault(409, "tournament-bots");
            return new TournamentWish(
                    now -> Collections.nCopies(more.count, new TournamentCommand.Enter(0, true)),
                    now -> IntStream.range(0, more.count)
                            .mapToObj(i -> new Tournaments.Entrant(
                                    now.machine().entrants().size() - more.count + 1 + i, 0, "", "", more.level))
                            .toList(),
                    new CompletableFuture<>());
        });
    }

    // ---- The way there ---------------------------------------------------------------------------------------------

    private interface Wanted {
        TournamentWish of(RunningTournament at, People.Person person);
    }

    private Future<ObjectNode> asked(RoutingContext context, Wanted wanted) {
        String id = context.pathParam("tournament");
        return visitors.require(context.request()).compose(person -> {
            limits.demand(Budget.TOURNAMENT_WISHES, person.id());
            return readers.ask(() -> wanted.of(
                            RunningTournament.read(store.tournaments(), id).orElseThrow(HttpFault::notFound), person))
                    .compose(wish -> EventLoop.back(live.ask(id, wish)))
                    .map(EntryRoutes::answer);
        });
    }

    private static ObjectNode answer(Optional<TournamentAnswer> answer) {
        Optional<Refusal> refusal = answer.orElseThrow(HttpFault::notFound).refusal();
        refusal.ifPresent(why -> {
            throw new HttpFault(409, "tournament-" + why.key());
        });
        return JsonNodeFactory.instance.objectNode().put("ok", true);
    }
}
