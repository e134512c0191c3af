package tablee.lab.experiment;

import java.util.List;
import tablee.lab.page.LabText;
import tablee.lab.statistics.Interval;
import tablee.lab.statistics.Mean;

/**
 * Something measured in every game.
 *
 * @param numbers one for each game in which it could be measured
 */
record Measure(Kind kind, String name, List<Double> numbers) {
    /** The parts of a report; the intervals of each hold together. */
    enum Part {
        RESULTS("Who wins"),
        COURSE("How it goes"),
        POINTS("Where points come from"),
        CHOICES("What players do"),
        EVENTS("What happens");

        private final String title;

        Part(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }
    }

    enum Kind {
        WINS(Part.RESULTS, "Games won"),
        RANK(Part.RESULTS, "Rank"),
        SCORE(Part.RESULTS, "Score"),
        MARGIN(Part.RESULTS, "Winner ahead by"),
        LENGTH(Part.COURSE, "Decisions in a game"),
        ROUNDS(Part.COURSE, "Rounds or turns"),
        LEAD(Part.COURSE, "Changes of the lead"),
        LEADER(Part.COURSE, "The leader wins"),
        PROGRESS(Part.COURSE, "Score on the way"),
        SOURCES(Part.POINTS, "Points of a seat by source"),
        DECISIONS(Part.CHOICES, "Decisions by kind"),
        NOTED(Part.CHOICES, "Noted by the game"),
        TOLD(Part.EVENTS, "Told in a game");

        private final Part part;
        private final String title;

        Kind(Part part, String title) {
            this.part = part;
            this.title = title;
        }

        Part part() {
            return part;
        }

        String title() {
            return title;
        }
    }

    boolean isShare() {
        return kind == Kind.WINS || kind == Kind.LEADER;
    }

    Mean mean() {
        return Mean.of(numbers);
    }

    Interval intervalAt(double risk) {
        if (!isShare()) return mean().intervalAt(risk);
        return Interval.shareAt(
                risk, numbers.stream().mapToDouble(Double::doubleValue).sum(), numbers.size());
    }

    String write(Interval interval) {
        if (!Double.isFinite(interval.low())) return writeValue(interval.value());
        return isShare() ? LabText.percent(interval) : LabText.number(interval);
    }

    String writeValue(double value) {
        return isShare() ? LabText.percent(value) : LabText.number(value);
    }
}
