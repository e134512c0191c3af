package tablee.rando.rules;

/** Where in a round the game is: what is being done belongs to a tile, to a card, or to the end of the round. */
public enum Part {
    SETUP,
    TILE,
    CARD,
    ROUND_END
}
