package tablee.lab.game;

import tablee.core.BadInput;

/** A game that was played, and how it went on its way. */
public record Observed(Played played, Course course) {
    public static final BoutJournal.Format<Observed> FORMAT = new BoutJournal.Format<>(
            Played.COLUMNS + "," + Course.COLUMNS, Observed::read, Observed::line, game -> game.played()
                    .number());

    public String line() {
        return played.line() + "," + course.line();
    }

    public static Observed read(String line) {
        int comma = -1;
        for (int field = 0; field < Played.FIELDS; field++) {
            comma = line.indexOf(',', comma + 1);
            if (comma < 0) throw new BadInput("This is no line of a game that was watched: " + line);
        }
        return new Observed(Played.read(line.substring(0, comma)), Course.read(line.substring(comma + 1)));
    }
}
