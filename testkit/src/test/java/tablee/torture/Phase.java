package tablee.torture;

/** What is going on. */
enum Phase {
    /** Chance deals every seat a secret token. */
    DEAL,
    /** All seats bid at the same time, against the clock. */
    BID,
    /** Only the clock acts: the drum rolls. */
    DRUM,
    /** Chance says who throws, where no highest bid is alone. */
    PICK,
    /** The thrower aims. */
    AIM,
    /** The throw, which a chance source makes. */
    TOSS,
    /** Chance says what lies there, where nobody has looked yet. */
    LOOK,
    /** The thrower, who knows what lies there, takes or leaves it. */
    DECIDE,
    OVER
}
