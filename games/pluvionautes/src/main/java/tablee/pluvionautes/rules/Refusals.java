package tablee.pluvionautes.rules;

import tablee.core.Refusal;
import tablee.core.Word;

/** Why a seat's move is refused: the first broken rule, and what stands in the way. */
final class Refusals {
    private Refusals() {}

    static Refusal why(PluvionautesState state, int move) {
        if (Aim.valid(move)) return aim(state);
        if (!PluvionautesMove.valid(move)) return Refusal.of("TABLE-10", "no-such-move");
        PluvionautesMove deed = PluvionautesMove.of(move);
        int number = PluvionautesMove.number(move);
        if (state.phase == Phase.NAVIGATE) return navigation(state, deed, number);
        if (state.phase == Phase.THROW && deed == PluvionautesMove.TARGET) return Refusal.of("PLUV-30", "aim-instead");
        if (deed != Choices.deed(state.phase)) return state.phase.notNow();
        return switch (state.phase) {
            case RECALL -> Refusal.of("PLUV-60", "no-airship-of-yours", Hex.write(number));
            case LAND -> Refusal.of("PLUV-20", "die-not-there", Hex.write(number), Hex.names(state.die));
            case FACE -> Refusal.of("PLUV-20", "no-such-face", number);
            case PLACE_SUN -> weather(state, Weather.SUN, number);
            case PLACE_MONSOON -> weather(state, Weather.MONSOON, number);
            case MOVE -> tooFar(state, "PLUV-22", number);
            case TOW -> towing(state, number);
            case ANCHOR -> anchoring(state, number);
            default -> state.phase.notNow();
        };
    }

    private static Refusal aim(PluvionautesState state) {
        return state.phase == Phase.THROW ? Refusal.of("PLUV-32", "name-a-target") : state.phase.notNow();
    }

    private static Refusal weather(PluvionautesState state, Weather die, int cell) {
        String name = Word.key(die);
        return Refusal.of(
                "PLUV-74", "weather-not-there", name, Hex.write(cell), Hex.names(Knock.cells(state.weather(die))));
    }

    private static Refusal tooFar(PluvionautesState state, String rule, int cell) {
        int cost = Way.cost(state.sky, state.dieCell(), cell);
        return tooFar(rule, cell, cost, state.points);
    }

    /** Who has no point left is told so, and not that only none are. */
    private static Refusal tooFar(String rule, int cell, int cost, int points) {
        return points == 0
                ? Refusal.of(rule, "no-points", Hex.write(cell), cost)
                : Refusal.of(rule, "too-far", Hex.write(cell), cost, points);
    }

    private static Refusal towing(PluvionautesState state, int cell) {
        if (!Hex.has(state.sky.reach(state.die, state.points), cell)) return tooFar(state, "PLUV-24", cell);
        if (Piece.isCloud(state.carried)) return Refusal.of("PLUV-26", "no-free-slot", Hex.write(cell));
        return Refusal.of("PLUV-25", "occupied", Hex.write(cell), Piece.key(state.sky.islandAt(cell)));
    }

    private static Refusal anchoring(PluvionautesState state, int neighbour) {
        int cell = state.dieCell();
        if (!Hex.beside(cell, neighbour)) {
            return Refusal.of("PLUV-26", "no-slot-there", Hex.write(cell), Hex.write(neighbour));
        }
        int cloud = state.sky.anchoredAt(cell, neighbour);
        return Refusal.of("PLUV-26", "slot-taken", Hex.names(state.die | Hex.bit(neighbour)), Piece.key(cloud));
    }

    // ---- Advanced mode ----

    private static Refusal navigation(PluvionautesState state, PluvionautesMove deed, int cell) {
        if (deed == PluvionautesMove.END) return overAnother(state);
        if (deed != PluvionautesMove.STEP && deed != PluvionautesMove.TOW) return state.phase.notNow();
        if (!Hex.beside(state.dieCell(), cell)) {
            return Refusal.of("PLUV-22", "no-neighbour", Hex.write(state.dieCell()), Hex.write(cell));
        }
        int cost = state.sky.cost(cell, 0);
        if (cost > state.points) return tooFar("PLUV-22", cell, cost, state.points);
        if (deed == PluvionautesMove.STEP) return overAnother(state);
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
        String holds = whatHolds(state);
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

    /** What keeps the piece under the die from being towed. */
    static String whatHolds(PluvionautesState state) {
        if ((state.die & state.sky.clouds()) != 0) return "cloud";
        if ((state.die & state.sky.islands()) == 0) return "nothing";
        if ((state.die & state.allAirships()) != 0) return "airship";
        return (state.die & state.weatherCells()) != 0 ? "weather" : "fog";
    }
}
