package tablee.server.puzzles;

import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.time.LocalDate;
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
import tablee.server.http.WorkerPool;
import tablee.table.budget.Budget;

/** Puzzles for everybody: nothing is kept of who solved what. */
public final class PuzzleRoutes {
    private static final int KIND = 1;
    private static final int ALL = 2;

    /** A move to try, or how much of a hint is wanted. */
    private record Attempt(Optional<String> move, Optional<Integer> hint) {}

    private final RateLimits limits;
    private final WorkerPool readers;
    private final LongSupplier calendar;

    public PuzzleRoutes(RateLimits limits, WorkerPool readers, LongSupplier calendar) {
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
        return readers.ask(() -> new PuzzleAnswers.Overview(
                LocalDate.ofEpochDay(day).toString(),
                Games.all().stream()
                        .flatMap(game -> PuzzleAnswers.ofGame(game, day).stream())
                        .toList()));
    }

    private Future<PuzzleAnswers.Position> show(RoutingContext context) {
        demand(context, Budget.PUZZLES_READ);
        return readers.ask(() -> {
            Puzzle puzzle = find(context);
            return PuzzleAnswers.position(puzzle, puzzle.rules());
        });
    }

    private Future<PuzzleAnswers.Tried> attempt(RoutingContext context) {
        demand(context, Budget.PUZZLES_TRIED);
        Attempt attempt = JsonBody.of(context, Attempt.class);
        String language = RequestLanguage.of(context);
        if (attempt.move.isPresent() == attempt.hint.isPresent())
            throw new BadInput("Say a move, or how much of a hint.");
        return readers.ask(() -> {
            Puzzle puzzle = find(context);
            return attempt.move.isPresent()
                    ? PuzzleAnswers.tried(puzzle, puzzle.rules(), attempt.move.get(), language)
                    : hint(puzzle, attempt.hint.orElseThrow(), language);
        });
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
