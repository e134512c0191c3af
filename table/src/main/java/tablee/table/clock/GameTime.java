package tablee.table.clock;

import tablee.core.State;

/** Game time: how long the match has run. It stands while the match is paused, and nothing ran while no server did. */
public final class GameTime {
    private long millis;
    private long sinceUpMillis;
    private boolean running;

    /** Game time goes on from here. */
    public void start(long gameMillis, Now now) {
        millis = gameMillis;
        sinceUpMillis = now.upMillis();
        running = true;
    }

    /** The same, if it stood. */
    public void goOn(long gameMillis, Now now) {
        if (!running) start(gameMillis, now);
    }

    public void stop(long gameMillis, Now now) {
        if (running) sinceUpMillis = now.upMillis();
        millis = gameMillis;
        running = false;
    }

    /** A command that waited arrived earlier than what was done meanwhile; it may not turn time back further than that. */
    public long at(Now now) {
        return running ? millis + Math.max(0, now.upMillis() - sinceUpMillis) : millis;
    }

    /** Since when it has run without a stop, or stood, without a server being away. */
    public long sinceUpMillis() {
        return sinceUpMillis;
    }

    /** When this game time is reached, or {@link State#NEVER} if it is not running. */
    public long upAt(long gameMillis) {
        if (!running || gameMillis == State.NEVER) return State.NEVER;
        return sinceUpMillis + Math.max(0, gameMillis - millis);
    }
}
