package tablee.torture;

/** Ways for a game to be wrong. Each must be noticed by the suite. */
public enum PlantedFault {
    /** The view counts the bag, which tells what others hold. */
    VIEW_TELLS,
    /** A hidden bid is told to everybody. */
    TOLD_AT_ONCE,
    /** Leaving a token tells everybody what it is, without marking it as revealed. */
    TOLD_LATER,
    /** Which aims are offered depends on what others hold. */
    MOVES_TELL,
    /** A refusal names what others hold. */
    WHY_TELLS,
    /** The time for a bid depends on what others hold. */
    CLOCK_TELLS,
    /** Undo stops where somebody holds a pearl. */
    BARRIER_TELLS,
    /** How far the record reaches depends on what others hold. */
    RECORD_TELLS,
    IMAGINES_NOTHING,
    /** An imagined world has a token too many. */
    IMAGINES_TOO_MUCH,
    COPY_SHARES,
    BECOME_FORGETS,
    /** Bids count only if somebody listens. */
    DEAF_DIFFERS,
    LISTED_TWICE,
    ORDER_CHANGES,
    WORD_OF_ANOTHER,
    LEGAL_UNLISTED,
    LISTED_ILLEGAL,
    OUTCOME_WITHOUT_WEIGHT,
    RULE_UNKNOWN,
    REFUSAL_WITHOUT_WORDS,
    EVENT_WITHOUT_WORDS,
    TOKEN_LOST,
    POSITION_FORGETS,
    RANKS_WITHOUT_FIRST,
    ENDLESS,
    CLOCK_BESIDE_CHANCE,
    SEAT_WITHOUT_MOVES,
    /** What happens depends on how many games were played before. */
    REMEMBERS_GAMES,
    /** Of equal pieces only one is named. */
    STREAM_FORGETS_COPIES
}
