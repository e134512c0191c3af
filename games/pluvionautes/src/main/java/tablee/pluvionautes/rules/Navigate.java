package tablee.pluvionautes.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** A step of island or cloud navigation, alone or with what is towed, or its end (PLUV-61 to 63). */
final class Navigate implements Step.Decision {
    @Override
    public void moves(PluvionautesState state, Moves out) {
        PluvionautesMove.STEP.moves(Navigation.steps(state), out);
        PluvionautesMove.TOW.moves(Navigation.tows(state), out);
        if (Navigation.canEnd(state)) out.add(PluvionautesMove.END.move(0));
    }

    @Override
    public Optional<Refusal> refuse(PluvionautesState state, int move) {
        if (Aim.valid(move)) return Optional.of(state.phase.notNow());
        int cell = PluvionautesMove.number(move);
        PluvionautesMove kind = PluvionautesMove.of(move);
        boolean fine =
                switch (kind) {
                    case STEP -> Hex.has(Navigation.steps(state), cell);
                    case TOW -> Hex.has(Navigation.tows(state), cell);
                    case END -> Navigation.canEnd(state);
                    default -> false;
                };
        return fine ? Optional.empty() : Optional.of(why(state, kind, cell));
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        int cell = PluvionautesMove.number(move);
        switch (PluvionautesMove.of(move)) {
            case STEP -> Navigation.step(state, cell, told);
            case TOW -> Navigation.tow(state, cell, told);
            default -> Navigation.end(state, told);
        }
    }

    private static Refusal why(PluvionautesState state, PluvionautesMove kind, int cell) {
        if (kind == PluvionautesMove.END) return overAnother(state);
        if (kind != PluvionautesMove.STEP && kind != PluvionautesMove.TOW) return state.phase.notNow();
        if (!Hex.beside(state.dieCell(), cell)) {
            return Refusal.of("PLUV-22", "no-neighbour", Hex.write(state.dieCell()), Hex.write(cell));
        }
        int cost = state.sky.cost(cell, 0);
        if (cost > state.points) return Travel.tooFar("PLUV-22", cell, cost, state.points);
        if (kind == PluvionautesMove.STEP) return overAnother(state);
        return Navigation.canTow(state) ? noWayOn(state, cell) : nothingToTow(state);
    }

    private static Refusal overAnother(PluvionautesState state) {
        String here = Hex.write(state.dieCell());
        return Navigation.inClouds(state)
                ? Refusal.of("PLUV-63", "two-clouds", here)
                : Refusal.of("PLUV-62", "two-islands", here);
    }

    private static Refusal noWayOn(PluvionautesState state, int cell) {
        return Navigation.inClouds(state)
                ? Refusal.of("PLUV-63", "no-way-to-leave-cloud", Hex.write(cell))
                : Refusal.of("PLUV-62", "no-way-to-leave-island", Hex.write(cell));
    }

    private static Refusal nothingToTow(PluvionautesState state) {
        String here = Hex.write(state.dieCell());
        if (Navigation.inClouds(state)) return Refusal.of("PLUV-63", "no-cloud-here", here);
        String holds = Navigation.whatHolds(state);
        String rule =
                switch (holds) {
                    case "fog" -> "PLUV-42";
                    case "weather" -> "PLUV-71";
                    case "airship" -> "PLUV-27";
                    case "cloud" -> "PLUV-23";
                    default -> "PLUV-62";
                };
        return Refusal.of(rule, "held." + holds, here);
    }
}
