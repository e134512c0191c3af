package tablee.flow.bots;

import tablee.flow.rules.Square;

/** The lines that waves run along. No die names the centre row or column, so that one die only can hit what lies there. */
final class Lines {
    static final long CENTRE_ROW = Square.FIRST_ROW << Square.SIDE * (Square.SIDE / 2);
    static final long CENTRE_COLUMN = Square.FIRST_COLUMN << Square.SIDE / 2;
    static final long CENTRE = CENTRE_ROW | CENTRE_COLUMN;

    private Lines() {}
}
