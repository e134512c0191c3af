package tablee.review;

import tablee.core.Actor;

/** What a change of a seat's chances is put down to. */
public enum ReviewCause {
    OWN,
    OTHERS,
    /** Deals, dice and waves; and the clock, which nobody chooses either. */
    CHANCE;

    static ReviewCause of(int actor, int seat) {
        if (actor == seat) return OWN;
        return Actor.isSeat(actor) ? OTHERS : CHANCE;
    }
}
