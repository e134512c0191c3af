package tablee.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

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

    private static List<String> drawn(List<String> labels) {
        List<Interval> figures = Collections.nCopies(labels.size(), Interval.share(1, 2));
        Chart chart = new Chart("", Chart.Form.LINES, labels, List.of(new Chart.Strand("", figures)));
        return LABEL.matcher(chart.svg()).results().map(found -> found.group(1)).toList();
    }
}
