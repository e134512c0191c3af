package tablee.tournament;

/**
 * Who takes part: a person, a bot of the house, or a team.
 *
 * @param number in the order of entry, from 1
 * @param strength as it was known at the entry
 * @param returns how often they have come back
 */
public record Entrant(int number, int strength, boolean program, Standing standing, int returns) {
    public enum Standing {
        IN,
        /** Did not come to a match. */
        AWAY,
        WITHDRAWN,
        /** By the host, before the start; their place is free. */
        SENT_AWAY
    }

    public boolean isIn() {
        return standing == Standing.IN;
    }

    /** Whether they have gone, or were sent away. */
    public boolean isWithdrawn() {
        return standing == Standing.WITHDRAWN || isSentAway();
    }

    public boolean isSentAway() {
        return standing == Standing.SENT_AWAY;
    }

    Entrant now(Standing next) {
        return new Entrant(number, strength, program, next, next == Standing.IN ? returns + 1 : returns);
    }
}
