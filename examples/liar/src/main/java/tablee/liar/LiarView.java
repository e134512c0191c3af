package tablee.liar;

import java.util.List;

/**
 * What one viewer may know: how many dice everybody has, and the faces under the viewer's own cup.
 *
 * @param faces one's own, sorted; for a viewer without a seat none, for one who may see everything those of all cups in turn
 */
public record LiarView(int turn, int count, int face, List<Integer> dice, List<Integer> faces) {
    public LiarView {
        dice = List.copyOf(dice);
        faces = List.copyOf(faces);
    }
}
