package tablee.flow.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tablee.core.Count;
import tablee.core.Told;

/** Winning and losing (FLOW-60, 61): all together. */
public final class Ending {
    private Ending() {}

    /** FLOW-60. */
    public static boolean won(FlowState s) {
        return Square.in(s.wet, Square.BOAT) && s.board.joined() == Square.ANIMALS;
    }

    static void win(FlowState s, Told told) {
        s.deadline = FlowState.NEVER;
        s.overtime = false;
        s.phase = Phase.WON;
        if (told.listening()) told.all(new FlowEvent.Won(s.seat, paths(s)));
    }

    static void lose(FlowState s, Told told) {
        s.deadline = FlowState.NEVER;
        s.phase = Phase.LOST;
        if (told.listening()) told.all(new FlowEvent.Lost(s.round));
    }

    static int[] ranks(FlowState s) {
        int[] ranks = new int[s.rules.seats()];
        Arrays.fill(ranks, s.phase == Phase.WON ? 1 : 2);
        return ranks;
    }

    /** A point for each animal that is joined to the Boat: all win with four. */
    static Count count(FlowState s) {
        List<Count.Item> items = new ArrayList<>();
        for (int seat = 0; seat < s.rules.seats(); seat++) {
            for (Animal animal : joined(s)) items.add(Count.Item.of(seat, "joined", 1, "animal." + animal.word()));
        }
        return new Count(items);
    }

    /** The animals that are joined to the Boat. */
    public static List<Animal> joined(FlowState s) {
        long joined = s.board.joined();
        return Arrays.stream(Animal.values())
                .filter(animal -> Square.in(joined, animal.square()))
                .toList();
    }

    private static List<FlowEvent.Path> paths(FlowState s) {
        int[] away = distances(s.board);
        return Arrays.stream(Animal.values())
                .map(animal -> new FlowEvent.Path(animal, path(s.board, animal.square(), away)))
                .toList();
    }

    /** How far each square is from the Boat over water that passes; -1 where there is no way. */
    private static int[] distances(Board board) {
        int[] away = new int[Square.COUNT];
        Arrays.fill(away, -1);
        long reached = Square.bit(Square.BOAT);
        for (int distance = 0; reached != 0; distance++) {
            for (long left = reached; left != 0; left &= left - 1) away[Square.first(left)] = distance;
            long next = 0;
            for (long left = reached; left != 0; left &= left - 1) next |= passable(board, Square.first(left), away);
            reached = next;
        }
        return away;
    }

    private static long passable(Board board, int square, int[] away) {
        long next = 0;
        for (Direction side : Direction.ALL) {
            int neighbour = Square.next(square, side);
            if (!joins(board, square, side) || away[neighbour] >= 0) continue;
            if (!Square.in(board.deadEnds(), neighbour)) next |= Square.bit(neighbour);
        }
        return next;
    }

    private static boolean joins(Board board, int square, Direction side) {
        int next = Square.next(square, side);
        return next >= 0 && side.in(board.edges(square)) && side.opposite().in(board.edges(next));
    }

    /** A shortest way to the Boat; the first one clockwise from north where there are several. */
    private static List<String> path(Board board, int from, int[] away) {
        List<String> squares = new ArrayList<>(List.of(Square.name(from)));
        for (int square = from; square != Square.BOAT; ) {
            square = nearer(board, square, away);
            squares.add(Square.name(square));
        }
        return squares;
    }

    private static int nearer(Board board, int square, int[] away) {
        for (Direction side : Direction.ALL) {
            int next = Square.next(square, side);
            if (joins(board, square, side) && away[next] == away[square] - 1) return next;
        }
        throw new AssertionError("no way on from " + Square.name(square));
    }
}
