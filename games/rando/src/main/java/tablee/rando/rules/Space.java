package tablee.rando.rules;

/** What happens at the end of a round (RAND-7, RAND-40 to 46). */
public enum Space {
    RESPITE,
    LOWER,
    GIVE,
    RESTORE,
    DISCARD,
    END
}
