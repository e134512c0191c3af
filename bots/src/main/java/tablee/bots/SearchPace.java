package tablee.bots;

import tablee.core.Actor;
import tablee.core.State;

/** Time inside a search: each decision takes as long as a brisk person's, and the clock acts when it is due. */
final class SearchPace {
    private static final int DECISION_MILLIS = 2500;

    private long at;

    void startAt(long millis) {
        at = millis;
    }

    long at() {
        return at;
    }

    /** Who acts next; the time it takes has then passed. */
    int whoActs(State<?> world) {
        long waiting = world.toAct();
        if (Actor.in(waiting, Actor.CHANCE)) return Actor.CHANCE;
        if (world.dueAt() == State.NEVER) return Actor.first(waiting);
        boolean nobodyElse = waiting == Actor.bit(Actor.CLOCK);
        long then = nobodyElse ? world.dueAt() : at + DECISION_MILLIS;
        at = Math.max(at, Math.min(then, world.dueAt()));
        return at >= world.dueAt() ? Actor.CLOCK : Actor.first(waiting);
    }
}
