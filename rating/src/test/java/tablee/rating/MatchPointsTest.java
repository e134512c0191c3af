package tablee.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class MatchPointsTest {
    private static MatchPoints.Score score(int outcome, int margin) {
        return new MatchPoints.Score(outcome, margin, 0);
    }

    private static List<Integer> points(MatchPoints.Score... field) {
        MatchPoints points = new MatchPoints(List.of(field));
        return List.of(field).stream().map(points::ofOne).toList();
    }

    @Test
    @DisplayName("As in duplicate bridge: a point for each that is beaten, half a point for each that is as good")
    void counted() {
        assertEquals(List.of(1000, 500, 0), points(score(3, 5), score(3, 2), score(1, -4)));
        assertEquals(List.of(750, 750, 0), points(score(3, 5), score(3, 5), score(2, 0)));
        assertEquals(List.of(500, 500), points(score(1, 0), score(1, 0)));
        assertEquals(List.of(833, 833, 333, 0), points(score(3, 1), score(3, 1), score(2, 0), score(0, 0)));
    }

    @Test
    @DisplayName("A win by one is better than a loss by none, and only where both are alike does the third figure tell")
    void order() {
        assertEquals(List.of(1000, 0), points(score(2, 0), score(1, 7)));
        assertEquals(List.of(0, 1000), points(new MatchPoints.Score(3, 4, -20), new MatchPoints.Score(3, 4, -19)));
    }

    @Test
    @DisplayName("Alone one stands in the middle; a guest is compared with the field and moves nobody in it")
    void guests() {
        assertEquals(List.of(500), points(score(3, 1)));
        MatchPoints field = new MatchPoints(List.of(score(3, 1), score(1, 0)));
        assertEquals(500, field.ofGuest(score(2, 0)));
        assertEquals(1000, field.ofGuest(score(3, 2)));
        assertEquals(250, field.ofGuest(score(1, 0)));
        assertEquals(500, new MatchPoints(List.of()).ofGuest(score(0, 0)));
    }

    @Test
    @DisplayName("Over a field all points together are half of what there is to win")
    void sum() {
        MatchPoints.Score[] field = new MatchPoints.Score[101];
        for (int i = 0; i < field.length; i++) field[i] = score(1 + i % 3, i % 7);
        int sum = points(field).stream().mapToInt(Integer::intValue).sum();
        assertEquals(500.0, sum / 101.0, 0.5);
    }
}
