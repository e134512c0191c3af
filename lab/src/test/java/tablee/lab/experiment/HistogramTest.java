package tablee.lab.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class HistogramTest {
    @Test
    @DisplayName("A histogram has round bounds and loses no number")
    void histogram() {
        Histogram histogram = Histogram.over(List.of(List.of(3.0, 3.0, 50.0), List.of(7.0)));
        assertEquals(new Histogram(3, 4, 12), histogram);
        assertEquals("3–6", histogram.labels().get(0));
        assertEquals(2 / 3.0, histogram.shares(List.of(3.0, 3.0, 50.0)).get(0).value(), 1e-12);
        assertEquals(1, histogram.shares(List.of(7.0)).get(1).value(), 1e-12);
    }
}
