package tablee.physics;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.core.Dice;
import tablee.core.FastDice;
import tablee.pluvionautes.rules.Aim;

@DisplayName("PLUV-4, PLUV-5: the faces of a thrown die are equally likely")
class FacesTest {
    /** Chi-square with five degrees of freedom is above this once in a thousand times. */
    private static final double LIMIT = 20.5;

    @ParameterizedTest(name = "at strength {0}")
    @ValueSource(ints = {0, 4, 8, 12})
    void uniform(int strength) {
        int count = ThrowSample.count(20_000, 600);
        Dice dice = new FastDice(ThrowSample.SEED + strength);
        int[] faces = new int[Pose.FACES];
        int landed = 0;
        while (landed < count) {
            Aim aim = new Aim(dice.roll(Aim.RELEASES), 24 + dice.roll(16), strength, dice.roll(Aim.SPINS) - 8);
            DiceFlight.Course course = ThrowSample.thrown(aim, dice);
            if (course.off()) continue;
            faces[course.end().top()]++;
            landed++;
        }
        double expected = landed / (double) Pose.FACES;
        double chiSquare = Arrays.stream(faces)
                .mapToDouble(face -> (face - expected) * (face - expected) / expected)
                .sum();
        String found = Arrays.toString(faces) + ", chi-square " + chiSquare + ", seed " + ThrowSample.SEED;
        System.out.println("faces at strength " + strength + ": " + found);
        assertTrue(chiSquare < LIMIT, found);
    }
}
