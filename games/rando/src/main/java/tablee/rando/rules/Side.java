package tablee.rando.rules;

/** The two sides of an obstacle token (RAND-3). */
public enum Side {
    VALUE,
    OBSTACLE
}
