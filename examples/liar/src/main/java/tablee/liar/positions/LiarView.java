package tablee.liar.positions;

import java.util.Arrays;
import java.util.List;
import tablee.core.Actor;
import tablee.core.Viewer;
import tablee.liar.rules.LiarMove;
import tablee.liar.rules.LiarState;

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

    public static LiarView of(LiarState state, int viewer) {
        List<Integer> dice = Arrays.stream(state.dice).boxed().toList();
        return new LiarView(state.turn, LiarMove.count(state.bid), LiarMove.face(state.bid), dice, seen(state, viewer));
    }

    private static List<Integer> seen(LiarState state, int viewer) {
        if (viewer == Viewer.ALL) return state.shown();
        return Actor.isSeat(viewer) ? state.under(viewer).stream().sorted().toList() : List.of();
    }
}
