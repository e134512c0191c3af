package tablee.server.reviews;

import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import java.util.function.Supplier;
import tablee.review.Review;
import tablee.review.ReviewAnswer;
import tablee.server.http.HttpFault;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.RequestLanguage;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.server.tables.FinishedMatch;
import tablee.server.tables.FinishedMatches;
import tablee.store.Store;
import tablee.store.matches.ReviewCosts;
import tablee.table.budget.Budget;

/**
 * Reviews over HTTP. The first who asks begins it; everybody who asks is told how far it is, and from which point on. A page asks again until
 * it is done, so that the curve grows before one's eyes, and a node that knows nothing of it begins it anew.
 */
public final class ReviewRoutes implements AutoCloseable {
    private final FinishedMatches matches;
    private final VisitorLookup visitors;
    private final RateLimits limits;
    private final WorkerPool readers;
    private final ReviewThread thread;

    public ReviewRoutes(
            Store store, FinishedMatches matches, VisitorLookup visitors, RateLimits limits, WorkerPool readers) {
        this.matches = matches;
        this.visitors = visitors;
        this.limits = limits;
        this.readers = readers;
        thread = new ReviewThread((match, review) -> keep(store.history().costs(), match, review));
    }

    /** For the statistics of the one who sat there. That they are missing once is no harm. */
    private static void keep(ReviewCosts costs, String match, Review review) {
        var unused = costs.keep(new ReviewCosts.Cost(match, review.seat(), review.decisions(), review.lost()));
    }

    public void on(Router router) {
        router.get("/api/matches/:match/review").handler(Replies.json(this::ofMatch));
        router.get("/api/replays/:code/review").handler(Replies.json(this::ofLink));
    }

    private Future<ReviewAnswer> ofMatch(RoutingContext context) {
        return visitors.find(context.request())
                .compose(person -> answer(context, () -> matches.find(context.pathParam("match"), person)));
    }

    private Future<ReviewAnswer> ofLink(RoutingContext context) {
        return answer(context, () -> matches.shared(context.pathParam("code")));
    }

    private Future<ReviewAnswer> answer(RoutingContext context, Supplier<Future<FinishedMatch>> found) {
        String place = limits.addresses().of(context.request());
        limits.demand(Budget.REVIEWS_READ, place);
        int seat = number(context, "seat");
        int from = number(context, "from");
        String language = RequestLanguage.of(context);
        return found.get().compose(match -> {
            if (seat >= match.seats()) throw HttpFault.badRequest("A review is for a seat of the match.");
            return readers.ask(() -> ReviewAnswer.of(
                    seat, review(place, match, seat).from(from), match.head().rules(), language));
        });
    }

    private ReviewInProgress review(String place, FinishedMatch match, int seat) {
        Optional<ReviewInProgress> known = thread.find(match.id(), seat);
        if (known.isPresent()) return known.get();
        limits.demand(Budget.REVIEWS_BEGUN, place);
        return thread.begin(place, match.id(), match.match(), seat).orElseThrow(() -> new HttpFault(503, "busy"));
    }

    private static int number(RoutingContext context, String name) {
        String text = Optional.ofNullable(context.request().getParam(name)).orElse("0");
        if (!text.matches("\\d{1,6}")) throw HttpFault.badRequest("\"" + name + "\" is a number.");
        return Integer.parseInt(text);
    }

    /** How many reviews wait to be made. */
    public int waiting() {
        return thread.waiting();
    }

    @Override
    public void close() {
        thread.close();
    }
}
