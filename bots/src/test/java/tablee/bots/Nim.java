package tablee.bots;

import java.util.List;
import tablee.core.Actor;
import tablee.core.Card;
import tablee.core.Count;
import tablee.core.Dice;
import tablee.core.Game;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Setup;
import tablee.core.State;
import tablee.core.Told;

/** One heap. Take one to three; the last one wins. A player who leaves a multiple of four is winning. */
final class Nim implements Game<Nim.Heap> {
    static final Nim GAME = new Nim();

    record Position(int left, int turn) {}

    @Override
    public Card card() {
        return new Card("nim", "Nim", List.of(1), List.of(2, 3), List.of());
    }

    @Override
    public Heap open(Setup setup) {
        return new Heap(setup.seats(), 21, 0);
    }

    @Override
    public Class<Position> positionType() {
        return Position.class;
    }

    @Override
    public Heap place(Setup setup, Record position) {
        Position at = (Position) position;
        return new Heap(setup.seats(), at.left, at.turn);
    }

    static final class Heap implements State<Heap> {
        private final int seats;
        private int left;
        private int turn;

        Heap(int seats, int left, int turn) {
            this.seats = seats;
            this.left = left;
            this.turn = turn;
        }

        @Override
        public int seats() {
            return seats;
        }

        @Override
        public int side(int seat) {
            return seat;
        }

        @Override
        public long toAct() {
            return left == 0 ? 0 : Actor.bit(turn);
        }

        @Override
        public boolean legal(int actor, int move) {
            return actor == turn && move >= 1 && move <= Math.min(3, left);
        }

        @Override
        public void moves(int actor, Moves out) {
            for (int move = 1; move <= 3; move++) if (legal(actor, move)) out.add(move);
        }

        @Override
        public void odds(Odds out) {
            throw new IllegalStateException("nothing is random here");
        }

        @Override
        public void play(int actor, int move, long at, Told told) {
            left -= move;
            turn = (turn + 1) % seats;
        }

        @Override
        public Refusal why(int actor, int move) {
            return Refusal.of("TABLE-10", "no-such-move");
        }

        @Override
        public int[] ranks() {
            int[] ranks = new int[seats];
            for (int seat = 0; seat < seats; seat++) ranks[seat] = (turn - seat - 1 + 2 * seats) % seats == 0 ? 1 : 2;
            return ranks;
        }

        @Override
        public Count count() {
            return new Count(List.of());
        }

        @Override
        public Heap copy() {
            return new Heap(seats, left, turn);
        }

        @Override
        public void become(Heap other) {
            left = other.left;
            turn = other.turn;
        }

        @Override
        public void imagine(int viewer, Memory kept, Dice dice) {}

        @Override
        public Record view(int viewer) {
            return position();
        }

        @Override
        public Record position() {
            return new Position(left, turn);
        }

        @Override
        public String write(int actor, int move) {
            return "take " + move;
        }

        @Override
        public int read(int actor, String word) {
            return word.matches("take [1-3]") ? word.charAt(5) - '0' : NO_MOVE;
        }

        @Override
        public String draw() {
            return "|".repeat(left);
        }
    }
}
