package tablee.testkit;

import java.util.Arrays;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.State;
import tablee.wire.json.Json;

/** Views go out and in: bots of other people have nothing else, and think about worlds that they make from it. */
final class ViewCheck<S extends State<S>> implements GameCheck<S> {
    @Override
    public String sentence() {
        return "a view survives JSON, and a state imagined from it shows the same view and offers the same moves";
    }

    @Override
    public int momentsPerGame() {
        return 4;
    }

    /** While chance acts nobody has anything to think about. */
    @Override
    public void at(Moment<S> moment) {
        if (moment.game().viewType().isEmpty() || Actor.in(moment.state().toAct(), Actor.CHANCE)) return;
        for (int viewer : moment.viewers()) check(moment, viewer);
    }

    private void check(Moment<S> moment, int viewer) {
        Record view = moment.state().view(viewer);
        Record read = Json.read(Json.text(view), moment.game().viewType().orElseThrow());
        Expect.same(view, read, "the view read back from JSON differs");
        S world = imagine(moment, viewer, read);
        Expect.same(Json.text(view), Json.text(world.view(viewer)), "a state imagined from a view shows another one");
        if (!Actor.isSeat(viewer) || !Actor.in(moment.state().toAct(), viewer)) return;
        Expect.same(
                Arrays.toString(Moment.moves(moment.state(), viewer).toArray()),
                Arrays.toString(Moment.moves(world, viewer).toArray()),
                "a state imagined from a view offers other moves");
    }

    private static <S extends State<S>> S imagine(Moment<S> moment, int viewer, Record view) {
        try {
            return moment.game().imagine(moment.setup(), viewer, view, moment.dice());
        } catch (BadInput refused) {
            throw new AssertionError("the view is refused: " + refused.getMessage() + "\n" + Json.text(view));
        }
    }
}
