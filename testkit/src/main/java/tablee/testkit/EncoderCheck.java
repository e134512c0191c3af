package tablee.testkit;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import tablee.core.Actor;
import tablee.core.Encoder;
import tablee.core.Encoders;
import tablee.core.Game;
import tablee.core.Memory;
import tablee.core.State;

/** The numbers of a game that has an {@link Encoder}: vectors give nothing away, and moves and numbers name one another. */
final class EncoderCheck<S extends State<S>> implements GameCheck<S> {
    private final Optional<Encoder<S>> encoder;

    EncoderCheck(Game<S> game) {
        this(Encoders.find(game));
    }

    EncoderCheck(Optional<Encoder<S>> encoder) {
        this.encoder = encoder;
    }

    @Override
    public String sentence() {
        return "worlds that a seat cannot tell apart have one vector, and every legal move has a number of its own";
    }

    @Override
    public int momentsPerGame() {
        return 10;
    }

    @Override
    public void at(Moment<S> moment) {
        encoder.ifPresent(each -> {
            for (int seat = 0; seat < moment.state().seats(); seat++) vector(each, moment, seat);
            for (int mover : moment.movers()) if (Actor.isSeat(mover)) moves(each, moment.state(), mover);
        });
    }

    private void vector(Encoder<S> numbers, Moment<S> moment, int seat) {
        int[] truth = new int[numbers.length()];
        numbers.observe(moment.state(), seat, truth);
        int[] again = new int[truth.length];
        Arrays.fill(again, Integer.MAX_VALUE);
        S twin = moment.state().copy();
        twin.imagine(seat, Memory.PERFECT, moment.dice());
        numbers.observe(twin, seat, again);
        Expect.same(Arrays.toString(truth), Arrays.toString(again), "the vector of seat " + seat + " in a twin world");
    }

    private void moves(Encoder<S> numbers, S state, int seat) {
        Set<Integer> listed = new HashSet<>();
        for (int move : Moment.moves(state, seat).toArray()) {
            int number = numbers.number(state, seat, move);
            String word = state.write(seat, move);
            Expect.that(number >= 0 && number < numbers.actionCount(), word + " has the number " + number);
            Expect.that(listed.add(number), word + " shares the number " + number);
            Expect.same(move, numbers.move(state, seat, number), "the move with the number of " + word);
        }
        boolean sample = Moment.moves(state, seat).isSample();
        for (int number = 0; number < numbers.actionCount() && !sample; number++) {
            int move = numbers.move(state, seat, number);
            boolean legal = move != State.NO_MOVE && state.legal(seat, move);
            Expect.same(listed.contains(number), legal, "whether number " + number + " is legal");
        }
    }
}
