package tablee.server.puzzles;

import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import tablee.core.BadInput;
import tablee.core.Games;
import tablee.puzzle.Puzzle;
import tablee.puzzle.PuzzleBook;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.RequestLanguage;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.admin.PuzzleCounts;
import tablee.store.people.People;
import tablee.table.budget.Budget;

/**
 * Puzzles for everybody. How many have one at their first try is counted, once a person; nothing is kept of who solved what, and where nobody
 * is known yet nothing is counted.
 */
public final class PuzzleRoutes {
    private static final int KIND = 1;
    private static final int ALL = 2;

    /** A move to try, or how much of a hint is wanted. */
    private record Attempt(Optional<String> move, Optional<Integer> hint) {}

    private final Store store;
    private final VisitorLookup visitors;
    private final RateLimits limits;
    private final WorkerPool readers;
    private final LongSupplier calendar;

    public PuzzleRoutes(
            Store store, VisitorLookup visitors, RateLimits limits, WorkerPool readers, LongSupplier calendar) {
        this.store = store;
        this.visitors = visitors;
        this.limits = limits;
        this.readers = readers;
        this.calendar = calendar;
    }

    public void on(Router router) {
        router.get("/api/puzzles").handler(Replies.json(this::overview));
        router.get("/api/puzzles/:game/:puzzle").handler(Replies.json(this::show));
        router.post("/api/puzzles/:game/:puzzle").handler(Replies.json(this::attempt));
    }

    private Future<PuzzleAnswers.Overview> overview(RoutingContext context) {
        demand(context, Budget.PUZZLES_READ);
        long day = TimeUnit.MILLISECONDS.toDays(calendar.getAsLong());
        return readers.ask(() -> {
            Map<String, PuzzleCounts.Count> counts = store.house().puzzles().all();
            return new PuzzleAnswers.Overview(
                    LocalDate.ofEpochDay(day).toString(),
                    Games.all().stream()
                            .flatMap(game -> PuzzleAnswers.ofGame(game, day, counts).stream())
                            .toList());
        });
    }

    private Future<PuzzleAnswers.Position> show(RoutingContext context) {
        demand(context, Budget.PUZZLES_READ);
        return readers.ask(() -> {
            Puzzle puzzle = find(context);
            return PuzzleAnswers.position(
                    puzzle, puzzle.rules(), store.house().puzzles().of(puzzle.id()));
        });
    }

    private Future<PuzzleAnswers.Tried> attempt(RoutingContext context) {
        demand(context, Budget.PUZZLES_TRIED);
        Attempt attempt = JsonBody.of(context, Attempt.class);
        String language = RequestLanguage.of(context);
        if (attempt.move.isPresent() == attempt.hint.isPresent())
            throw new BadInput("Say a move, or how much of a hint.");
        return visitors.find(context.request())
                .compose(person -> readers.ask(() -> {
                    Puzzle puzzle = find(context);
                    PuzzleAnswers.Tried tried = attempt.move.isPresent()
                            ? PuzzleAnswers.tried(puzzle, puzzle.rules(), attempt.move.get(), language)
                            : hint(puzzle, attempt.hint.orElseThrow(), language);
                    boolean counts = tried.refusal().isEmpty()
                            && visitors.sessionKey(context.request()).isPresent();
                    if (counts) person.ifPresent(each -> count(each, puzzle, tried.right()));
                    return tried;
                }));
    }

    /** A hint is a try that was not right. */
    private void count(People.Person person, Puzzle puzzle, boolean right) {
        var unused = store.house().puzzles().tried(person.id(), puzzle.id(), right);
    }

    /** The first word of a move says what kind of move it is. */
    private static PuzzleAnswers.Tried hint(Puzzle puzzle, int much, String language) {
        if (much < KIND || much > ALL) throw new BadInput("A hint is 1 or 2.");
        String kind = puzzle.move().split(" ", 2)[0];
        return new PuzzleAnswers.Tried(
                false,
                Optional.empty(),
                Optional.of(kind),
                much == ALL ? Optional.of(PuzzleAnswers.solution(puzzle, puzzle.rules(), language)) : Optional.empty());
    }

    private static Puzzle find(RoutingContext context) {
        String game = context.pathParam("game");
        return Games.all().stream()
                .filter(each -> each.card().id().equals(game))
                .findFirst()
                .flatMap(each -> PuzzleBook.of(each).find(context.pathParam("puzzle")))
                .orElseThrow(HttpFault::notFound);
    }

    private void demand(RoutingContext context, Budget budget) {
        limits.demand(budget, limits.addresses().of(context.request()));
    }
}
