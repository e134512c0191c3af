package tablee.pluvionautes.positions;

import java.util.List;
import tablee.core.BadInput;
import tablee.core.Word;
import tablee.pluvionautes.rules.Cells;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Knock;
import tablee.pluvionautes.rules.MissionSet;
import tablee.pluvionautes.rules.Piece;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Weather;

/** A position from outside, read into a state. */
public final class PluvionautesPlacement {
    private final PluvionautesState state;

    private PluvionautesPlacement(PluvionautesState state) {
        this.state = state;
    }

    public static PluvionautesState place(PluvionautesState state, PluvionautesPosition position) {
        PluvionautesPlacement placing = new PluvionautesPlacement(state);
        placing.turn(position);
        placing.board(position.board());
        placing.balloon(position.balloon());
        placing.secrets(position);
        PluvionautesInvariants.check(state);
        return state;
    }

    private static void need(boolean fine, String otherwise) {
        if (!fine) throw new BadInput(otherwise);
    }

    private void turn(PluvionautesPosition position) {
        state.phase = position.phase();
        state.turn = position.turn();
        state.first = position.first();
        state.round = position.round();
        state.throwsLeft = position.throwsLeft();
        state.seed = position.seed();
        if (!position.aim().isEmpty()) {
            state.aim = state.read(0, position.aim());
            need(state.aim >= 0, "The aim \"" + position.aim() + "\" is none.");
        }
        for (Weather die : position.hit()) state.hit |= 1 << die.ordinal();
        need(Integer.bitCount(state.hit) == position.hit().size(), "A weather die is named twice as hit.");
    }

    // ---- The board ----

    private void board(PluvionautesPosition.Board board) {
        for (PluvionautesPosition.IslandAt island : board.islands()) island(island);
        for (PluvionautesPosition.CloudAt cloud : board.clouds()) {
            int cell = cell(cloud.cell());
            need(state.sky.cloudAt(cell) == Piece.NONE, "Two loose clouds lie on " + cloud.cell() + ".");
            state.sky.put(Piece.cloud(cloud.cloud().ordinal()), cell);
        }
        for (PluvionautesPosition.Anchored anchored : board.anchored()) anchored(anchored);
        need(board.airships().size() == state.seats(), "There must be a list of airships for each seat.");
        for (int seat = 0; seat < state.seats(); seat++) {
            state.airships[seat] = cells(board.airships().get(seat));
        }
        for (PluvionautesPosition.WeatherAt die : board.weather()) weather(die);
    }

    private void island(PluvionautesPosition.IslandAt island) {
        int cell = cell(island.cell());
        need(state.sky.islandAt(cell) == Piece.NONE, "Two islands lie on " + island.cell() + ".");
        boolean fine = printed(island.animals()) && printed(island.plantation());
        need(fine, "No island is printed with " + island.animals() + " and " + island.plantation() + ".");
        state.sky.put(Piece.island(island.terrain(), island.animals(), island.plantation()), cell);
    }

    private static boolean printed(int number) {
        return number >= 0 && number <= Piece.MOST;
    }

    private void anchored(PluvionautesPosition.Anchored anchored) {
        long cells = Hex.readSet(anchored.slot());
        boolean slot = Long.bitCount(cells) == 2 && Cells.touching(cells);
        need(slot, "There is no slot \"" + anchored.slot() + "\".");
        int low = Hex.first(cells);
        int high = Hex.first(cells & cells - 1);
        need(state.sky.anchoredAt(low, high) == Piece.NONE, "Two clouds are anchored in " + anchored.slot() + ".");
        state.sky.anchor(Piece.cloud(anchored.cloud().ordinal()), low, high);
    }

    private void weather(PluvionautesPosition.WeatherAt at) {
        String name = "The " + Word.of(at.die()) + " die";
        need(state.weather(at.die()) == 0, name + " lies on the board twice.");
        long cells = cells(at.cells());
        need(Cells.touching(cells), name + " cannot lie on " + at.cells() + ".");
        need(at.value() >= 1 && at.value() <= 3, name + " cannot show " + at.value() + ".");
        state.weather(at.die(), Knock.pack(at.die(), cells, at.value()));
    }

    private static int cell(String word) {
        int cell = Hex.read(word);
        need(cell != Hex.NONE, "There is no cell \"" + word + "\".");
        return cell;
    }

    private static long cells(List<String> words) {
        long cells = 0;
        for (String word : words) {
            long bit = Hex.bit(cell(word));
            need(bit > cells, "The cells " + words + " are not all different and in their order.");
            cells |= bit;
        }
        return cells;
    }

    // ---- The balloon die and the missions ----

    private void balloon(PluvionautesPosition.Balloon balloon) {
        state.die = cells(balloon.cells());
        state.face = balloon.face();
        state.points = balloon.points();
        state.turned = balloon.turned();
        state.carried = Piece.read(balloon.carried());
        boolean known = state.carried != Piece.NONE || balloon.carried().isEmpty();
        need(known, "There is no piece \"" + balloon.carried() + "\".");
    }

    private void secrets(PluvionautesPosition position) {
        need(position.missions().size() <= state.seats(), "There are more missions than seats.");
        if (!position.missionSet().isEmpty()) state.missionSet = missionSet(position.missionSet());
        for (int seat = 0; seat < position.missions().size(); seat++) {
            state.missions |= position.missions().get(seat).ordinal() + 1 << 4 * seat;
        }
    }

    private static int missionSet(String word) {
        for (MissionSet set : MissionSet.values()) if (Word.of(set).equals(word)) return set.ordinal();
        throw new BadInput("There is no set of missions \"" + word + "\".");
    }
}
