package tablee.rando;

import tablee.core.Actor;
import tablee.core.Survey;
import tablee.core.Told;
import tablee.core.Viewer;
import tablee.core.Word;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.Part;
import tablee.rando.rules.Phase;
import tablee.rando.rules.RandoEvent;
import tablee.rando.rules.RandoMove;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Space;
import tablee.rando.rules.Verb;

/** What a designer of Flip' Rando wants to know beyond points: what hikes bring, and whether paying at Give and Lower is a choice. */
public final class RandoSurvey implements Survey<RandoState> {
    private int hikeFrom;

    @Override
    public String game() {
        return "rando";
    }

    @Override
    public void before(RandoState state, int actor, int move, Tally out) {
        if (actor == Actor.CHANCE) return;
        if (state.phase == Phase.HIKE && state.came == RandoState.NONE) hikeFrom = harvest(state, actor);
        Verb verb = RandoMove.verb(move);
        boolean asked = verb == Verb.PAY || verb == Verb.GIVE || verb == Verb.LOWER;
        if (state.part != Part.ROUND_END || !asked) return;
        Space space = state.space();
        out.note("pays-at-" + Word.of(space), verb == Verb.PAY ? 1 : 0);
    }

    @Override
    public void after(RandoState state, int actor, Told told, Tally out) {
        boolean hiked = told.to(Viewer.ALL).stream()
                .anyMatch(event -> event instanceof RandoEvent.HikerWalked || event instanceof RandoEvent.HikeStopped);
        if (!hiked || state.came != RandoState.NONE) return;
        int yield = harvest(state, actor) - hikeFrom;
        out.add("hikes", 1);
        out.note("points-and-steps-from-a-hike", yield);
        out.note("hikes-that-yield-nothing", yield <= 0 ? 1 : 0);
    }

    private static int harvest(RandoState state, int seat) {
        int sum = state.boards.points(seat);
        for (int obstacle = 0; obstacle < Obstacle.COUNT; obstacle++) sum += state.boards.level(seat, obstacle);
        return sum;
    }
}
