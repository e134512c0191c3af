package tablee.server.alerts;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import tablee.live.runner.TableNews;
import tablee.server.alerts.OutsideCall.Outcome;
import tablee.server.http.EventLoop;
import tablee.server.http.RateLimits;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.alerts.AlertChannels.Channel;
import tablee.store.alerts.AlertQueue.Alert;
import tablee.store.alerts.AlertQueue.Kind;
import tablee.store.database.StoreException;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.clock.TimeControl;

/**
 * Alerts people: what they are to be told is written down, and after a moment in which they may come by themselves it is claimed and sent.
 * Whatever is left, as a server was stopped or the hours were quiet, is found again by looking every few seconds.
 */
final class AlertSender implements AutoCloseable {
    /** Time to open the page of a table that one has just made. */
    static final long GRACE_MILLIS = 2_000;

    private static final long LOOK_MILLIS = 5_000;
    private static final int MOST_TRIES = 3;
    private static final int MOST_AT_ONCE = 200;
    /** Not sooner than a slow machine is given up. */
    private static final long ROOM_MILLIS = 5_000;

    private static final long[] AGAIN_MILLIS = {10_000, 60_000};
    private static final System.Logger LOG = System.getLogger(AlertSender.class.getName());

    private final Vertx vertx;
    private final Context context;
    private final Store store;
    private final WorkerPool readers;
    private final RateLimits limits;
    private final AlertDelivery delivery;
    private final AlertPlan plan;
    private final long speed;
    private final long timer;

    /**
     * What is not written down yet, and how long after that it is due: turns of those who look on, for whom seconds do not matter, and whatever
     * could not be written, as the store was away. A server that stops loses what has come in the last seconds.
     */
    @Bounded(
            by = {Budget.ALL_SOCKETS},
            why = "each look empties it as long as the store is there")
    private final Map<AlertPlan.Cause, Long> unwritten = new ConcurrentHashMap<>();

    /** @param clockSpeed for tests: how much quicker time goes */
    AlertSender(
            Vertx vertx,
            Store store,
            WorkerPool readers,
            RateLimits limits,
            AlertDelivery delivery,
            AlertPlan plan,
            int clockSpeed) {
        this.vertx = vertx;
        this.store = store;
        this.readers = readers;
        this.limits = limits;
        this.delivery = delivery;
        this.plan = plan;
        speed = clockSpeed;
        context = vertx.getOrCreateContext();
        timer = vertx.setPeriodic(lookMillis(), id -> look());
    }

    // ---- What happens ----------------------------------------------------------------------------------------------

    /**
     * From whatever thread: a table waits for people now. Anyone who has it open sees that until they close it; of a slow game they are asked
     * again after a while.
     */
    void on(TableNews news) {
        boolean live = news.record().terms().pace().kind() == TimeControl.Kind.LIVE;
        for (String person : news.away())
            if (live || news.called().contains(person)) alert(turn(person, news), GRACE_MILLIS / speed);
        for (String person : news.called())
            if (!live && !news.away().contains(person)) note(turn(person, news), AlertPlan.PATIENCE_MILLIS / speed);
    }

    private static AlertPlan.Cause turn(String person, TableNews news) {
        return new AlertPlan.Cause(person, Kind.TURN, news.record().id(), "");
    }

    private void note(AlertPlan.Cause cause, long delayMillis) {
        if (unwritten.size() < Budget.ALL_SOCKETS.count()) unwritten.put(cause, delayMillis);
    }

    /** What a table is not waiting for any more is no news by then, and who had many turns meanwhile is looked up once. */
    private void writeDown() {
        Map<AlertPlan.Cause, Long> all = Map.copyOf(unwritten);
        unwritten.keySet().removeAll(all.keySet());
        for (long delayMillis : Set.copyOf(all.values()))
            write(
                    all.entrySet().stream()
                            .filter(each -> each.getValue() == delayMillis)
                            .map(Map.Entry::getKey)
                            .collect(Collectors.toSet()),
                    delayMillis);
    }

    void invited(String friend, String by, String table) {
        alert(new AlertPlan.Cause(friend, Kind.INVITATION, table, by), 0);
    }

    /** Somebody has come who was not here for a while. */
    void arrived(String person) {
        context.runOnContext(now -> readers.ask(() -> plan.friendsToTell(person))
                .onSuccess(friends ->
                        friends.forEach(friend -> alert(new AlertPlan.Cause(friend, Kind.FRIEND, person, ""), 0))));
    }

    private void alert(AlertPlan.Cause cause, long delayMillis) {
        context.runOnContext(now -> write(Set.of(cause), delayMillis));
    }

    /** What was written down before is not written again; what the database refuses is given up, and what it does not hear is tried again. */
    private void write(Set<AlertPlan.Cause> causes, long delayMillis) {
        readers.ask(() -> plan.alerts(causes, System.currentTimeMillis() + delayMillis))
                .compose(alerts -> Future.join(alerts.stream().map(this::keep).toList()))
                .onFailure(fault -> {
                    LOG.log(System.Logger.Level.WARNING, "nobody could be alerted", fault);
                    if (!StoreException.isRefused(fault)) causes.forEach(each -> note(each, delayMillis));
                });
    }

    private Future<Void> keep(Alert alert) {
        return EventLoop.back(store.alerts().put(alert, Budget.ALERTS_KEPT.count()))
                .onSuccess(done -> tellWhenDue(alert));
    }

    // ---- Telling ---------------------------------------------------------------------------------------------------

    /** What is due in a moment is not left to the next look. */
    private void tellWhenDue(Alert alert) {
        long inMillis = alert.dueMillis() - System.currentTimeMillis();
        if (inMillis <= 0) tell(alert);
        else if (inMillis <= lookMillis()) vertx.setTimer(inMillis, id -> tell(alert));
    }

    private long lookMillis() {
        return LOOK_MILLIS / speed;
    }

    private void look() {
        writeDown();
        readers.ask(() -> store.alerts().due(System.currentTimeMillis(), MOST_AT_ONCE))
                .onSuccess(due -> due.forEach(this::tell));
    }

    private void tell(Alert alert) {
        if (!delivery.calls().hasRoom(alert.person())) return;
        readers.ask(() -> plan.judge(alert, System.currentTimeMillis()))
                .compose(verdict -> settle(alert, verdict))
                .onFailure(fault -> LOG.log(
                        System.Logger.Level.WARNING,
                        "an alert was not sent: " + fault.getClass().getSimpleName()));
    }

    private Future<Void> settle(Alert alert, AlertPlan.Verdict verdict) {
        if (verdict instanceof AlertPlan.Wait wait)
            return EventLoop.back(store.alerts().later(alert, wait.untilMillis()));
        Optional<AlertPlan.Send> send =
                verdict instanceof AlertPlan.Send each ? Optional.of(each) : Optional.<AlertPlan.Send>empty();
        return EventLoop.back(store.alerts().claim(alert, System.currentTimeMillis()))
                .compose(mine -> mine ? send(alert, send) : Future.succeededFuture());
    }

    /** It is ours: what nobody is to be told is given up, and what would be one too many. A turn goes on waiting for them, and comes later. */
    private Future<Void> send(Alert alert, Optional<AlertPlan.Send> send) {
        if (send.isPresent() && limits.admits(Budget.ALERTS, alert.person())) return send(alert, send.get());
        return EventLoop.back(
                send.isPresent() && alert.kind() == Kind.TURN
                        ? store.alerts().putOff(alert, System.currentTimeMillis() + Budget.ALERTS.againMillis() / speed)
                        : store.alerts().giveUp(alert));
    }

    private Future<Void> send(Alert alert, AlertPlan.Send send) {
        boolean last = alert.tries() + 1 >= MOST_TRIES;
        return delivery.deliver(send.channels(), send.text(), alert.mark(), last)
                .compose(outcomes -> after(alert, outcomes, last));
    }

    /** Once anybody has taken it, or may have, nobody is told again; that there was no room is no try. */
    private Future<Void> after(Alert alert, Set<Outcome> outcomes, boolean last) {
        if (outcomes.contains(Outcome.TAKEN)) return Future.succeededFuture();
        boolean unheard = !outcomes.contains(Outcome.FAILED);
        if (unheard && !last && outcomes.contains(Outcome.LATER)) {
            long wait = AGAIN_MILLIS[Math.min(alert.tries(), AGAIN_MILLIS.length - 1)] / speed;
            return EventLoop.back(store.alerts().again(alert, System.currentTimeMillis() + wait));
        }
        return EventLoop.back(
                unheard && outcomes.contains(Outcome.NO_ROOM)
                        ? store.alerts().putOff(alert, System.currentTimeMillis() + ROOM_MILLIS)
                        : store.alerts().giveUp(alert));
    }

    /** Shows its owner how an alert looks there, or fails. */
    Future<Boolean> tryOut(Channel channel, AlertText text) {
        String mark = String.valueOf(System.nanoTime());
        return delivery.deliver(List.of(channel), text, mark, true).map(outcomes -> outcomes.contains(Outcome.TAKEN));
    }

    @Override
    public void close() {
        vertx.cancelTimer(timer);
        delivery.calls().close();
    }
}
