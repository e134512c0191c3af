package tablee.lab.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.lab.statistics.Interval;

class ChartTest {
    private static final Pattern LABEL = Pattern.compile("y=\"314.0\" text-anchor=\"middle\">([^<]*)<");

    @Test
    @DisplayName("One long label does not drive out the short ones beside it")
    void labelsThatFit() {
        List<String> labels = List.of("none", "one", "two", "three", "four", "five", "six", "inconceivable");
        assertEquals(labels, drawn(labels));
    }

    @Test
    @DisplayName("A label that would touch the one before is left out, and only that")
    void labelsThatTouch() {
        List<String> labels = List.of("a label as long as it is", "too near", "c", "d", "e", "f", "g", "h");
        assertEquals(List.of("a label as long as it is", "c", "d", "e", "f", "g", "h"), drawn(labels));
    }

    @Test
    @DisplayName("An axis begins at 0 and ends on a round number")
    void axis() {
        Axis axis = Axis.around(List.of(new Interval(0.42, 0.31, 0.47)));
        assertEquals(
                List.of("0.0", "0.1", "0.2", "0.3", "0.4", "0.5"),
                axis.ticks().stream().map(axis::write).toList());
        assertEquals(1, axis.share(0.5), 1e-12);
    }

    private static List<String> drawn(List<String> labels) {
        List<Interval> figures = Collections.nCopies(labels.size(), Interval.share(1, 2));
        Chart chart = new Chart("", Chart.Form.LINES, labels, List.of(new Chart.Strand("", figures)));
        return LABEL.matcher(chart.svg()).results().map(found -> found.group(1)).toList();
    }
}
