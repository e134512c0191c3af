package tablee.server.alerts;

import io.vertx.core.Future;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tablee.server.alerts.OutsideCall.Outcome;
import tablee.server.http.EventLoop;
import tablee.store.Store;
import tablee.store.alerts.AlertChannels.Channel;
import tablee.table.budget.Budget;

/** Takes an alert to all channels of a person, and notes what became of each: one that is gone is forgotten, one that fails rests. */
final class AlertDelivery {
    /** After how many failures in a row a channel is forgotten: some two weeks of them. */
    static final int MOST_FAILURES = 24;

    private static final long REST_MILLIS = TimeUnit.MINUTES.toMillis(1);
    private static final long MOST_REST_MILLIS = TimeUnit.DAYS.toMillis(1);
    private static final int MOST_DOUBLINGS = 11;

    private final Store store;
    private final OutsideCalls calls;
    private final PushIdentity identity;
    private final Supplier<String> base;

    AlertDelivery(Store store, OutsideCalls calls, PushIdentity identity, Supplier<String> base) {
        this.store = store;
        this.calls = calls;
        this.identity = identity;
        this.base = base;
    }

    OutsideCalls calls() {
        return calls;
    }

    PushIdentity identity() {
        return identity;
    }

    /**
     * A few at a time, so that somebody who has many slow channels waits for them alone.
     *
     * @param mark the same for each try of the same alert
     * @param last whether nobody tries again: only then a failure counts
     */
    Future<Set<Outcome>> deliver(List<Channel> channels, AlertText text, String mark, boolean last) {
        String person = channels.get(0).person();
        int lanes = Math.min(channels.size(), Budget.ALERTS_UNDER_WAY_OF.count());
        if (!calls.take(person, lanes)) return Future.succeededFuture(EnumSet.of(Outcome.NO_ROOM));
        Set<Outcome> all = EnumSet.noneOf(Outcome.class);
        Iterator<Channel> left = channels.iterator();
        List<Future<Void>> sent = Stream.generate(() -> lane(left, text, mark, last, all))
                .limit(lanes)
                .toList();
        return Future.join(sent).map(all).otherwise(all).onComplete(done -> calls.giveBack(person, lanes));
    }

    /** One after the other, as long as some are left. */
    private Future<Void> lane(Iterator<Channel> left, AlertText text, String mark, boolean last, Set<Outcome> all) {
        if (!left.hasNext()) return Future.succeededFuture();
        Channel channel = left.next();
        return deliver(channel, text, mark)
                .onSuccess(all::add)
                .compose(outcome -> note(channel, outcome, last))
                .transform(done -> lane(left, text, mark, last, all));
    }

    private Future<Outcome> deliver(Channel channel, AlertText text, String mark) {
        return calls.make(new AlertFormat(identity, base.get()).of(channel, text, mark));
    }

    private Future<Void> note(Channel channel, Outcome outcome, boolean last) {
        return switch (outcome) {
            case TAKEN -> EventLoop.back(store.alertChannels().worked(channel));
            case GONE -> EventLoop.back(store.alertChannels().remove(channel.id()));
            case NO_ROOM -> Future.succeededFuture();
            case LATER -> last ? fail(channel) : Future.succeededFuture();
            case FAILED -> fail(channel);
        };
    }

    private Future<Void> fail(Channel channel) {
        long until = System.currentTimeMillis() + restMillis(channel.failures());
        return EventLoop.back(store.alertChannels().failed(channel.id(), until, MOST_FAILURES));
    }

    /** A minute, then twice as long each time, a day at most. */
    static long restMillis(int failures) {
        return Math.min(REST_MILLIS << Math.min(failures, MOST_DOUBLINGS), MOST_REST_MILLIS);
    }
}
