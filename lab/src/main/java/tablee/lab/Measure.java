package tablee.lab;

import java.util.List;

/**
 * Something measured in every game.
 *
 * @param numbers one for each game
 */
record Measure(Kind kind, String name, List<Double> numbers) {
    enum Kind {
        WINS("Games won"),
        RANK("Rank"),
        SCORE("Score"),
        LENGTH("Decisions in a game"),
        LEAD("Changes of the lead"),
        DECISIONS("Decisions by kind");

        private final String title;

        Kind(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }
    }

    boolean isShare() {
        return kind == Kind.WINS;
    }

    Mean mean() {
        return Mean.of(numbers);
    }

    Interval interval() {
        if (!isShare()) return mean().interval();
        return Interval.share(numbers.stream().mapToDouble(Double::doubleValue).sum(), numbers.size());
    }

    String write(Interval interval) {
        return isShare() ? LabText.percent(interval) : LabText.number(interval);
    }
}
