package tablee.server.analysis;

import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.Optional;
import tablee.core.Match;
import tablee.core.State;
import tablee.review.analysis.AnalysisLine;
import tablee.review.analysis.AnalysisWish;
import tablee.server.http.JsonBody;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.RequestLanguage;
import tablee.server.http.VisitorLookup;
import tablee.server.reviews.BackgroundPace;
import tablee.server.tables.FinishedMatch;
import tablee.server.tables.FinishedMatches;
import tablee.table.budget.Budget;

/**
 * The analysis board over HTTP. A match can be analysed by those who may see it, and not before its deal is open to all: the same guard as
 * for reviews, with a link to one of its moments too. Bots think beside play, so that tables have the processor.
 */
public final class AnalysisRoutes implements AutoCloseable {
    private final FinishedMatches matches;
    private final VisitorLookup visitors;
    private final RateLimits limits;
    private final AnalysisThread thread = new AnalysisThread(BackgroundPace.SLEEP);

    public AnalysisRoutes(FinishedMatches matches, VisitorLookup visitors, RateLimits limits) {
        this.matches = matches;
        this.visitors = visitors;
        this.limits = limits;
    }

    public void on(Router router) {
        router.post("/api/analysis").handler(Replies.json(this::analyse));
    }

    private Future<AnalysisMoment> analyse(RoutingContext context) {
        String place = limits.addresses().of(context.request());
        limits.demand(Budget.ANALYSES, place);
        AnalysisWish wish = JsonBody.of(context, AnalysisWish.class);
        wish.check();
        if (wish.iterations().isPresent()) limits.demand(Budget.ANALYSES_THOUGHT, place);
        String language = RequestLanguage.of(context);
        return from(context, wish)
                .compose(found -> thread.ask(place, rests -> {
                    Match<?> start = found.<Match<?>>map(match -> wish.before(match.match()))
                            .orElseGet(wish::placed);
                    return moment(wish, start, language, rests);
                }));
    }

    private Future<Optional<FinishedMatch>> from(RoutingContext context, AnalysisWish wish) {
        if (wish.replay().isPresent())
            return matches.shared(wish.replay().get()).map(Optional::of);
        if (wish.match().isEmpty()) return Future.succeededFuture(Optional.empty());
        return visitors.find(context.request())
                .compose(person -> matches.find(wish.match().get(), person))
                .map(Optional::of);
    }

    private static <S extends State<S>> AnalysisMoment moment(
            AnalysisWish wish, Match<S> start, String language, BackgroundPace rests) throws InterruptedException {
        Match<S> end = wish.played(start, language);
        int viewer = wish.eyes(end.reading().seats());
        Optional<List<AnalysisLine>> lines = wish.iterations().isPresent()
                ? AnalysisLine.of(end, wish.iterations().get(), language, rests::take)
                : Optional.empty();
        return AnalysisMoment.of(end, viewer, lines);
    }

    @Override
    public void close() {
        thread.close();
    }
}
