package tablee.physics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.pluvionautes.rules.Aim;

class ThrowNumbersTest {
    @Test
    @DisplayName("A throw and what became of it are the same after they were written as numbers and read")
    void andBack() {
        for (boolean weather : new boolean[] {false, true}) {
            DiceThrow thrown = StoredThrows.thrown(1, new Aim(50, 40, 6, -8), weather);
            List<Double> numbers = new ArrayList<>();
            ThrowNumbers.write(thrown, numbers::add);
            Iterator<Double> in = numbers.iterator();
            assertEquals(thrown, ThrowNumbers.readThrow(in::next));
            assertFalse(in.hasNext());
            DiceFlight flight = ThrowSimulation.of(thrown);
            numbers.clear();
            ThrowNumbers.write(flight, numbers::add);
            Iterator<Double> back = numbers.iterator();
            assertEquals(flight, ThrowNumbers.readFlight(back::next));
            assertFalse(back.hasNext());
        }
    }
}
