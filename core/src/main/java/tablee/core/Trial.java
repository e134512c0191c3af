package tablee.core;

import java.util.List;
import java.util.Optional;

/**
 * What a move would bring, as far as the seat that asks can know it. The move is played in a world that this seat imagines, never
 * in the true one; so whatever the answer is, the seat could have worked it out.
 *
 * @param told what this seat would be told, up to where something hidden from it is revealed
 * @param view what it would see then, and {@code figures} what follows from that; nothing where something is revealed
 */
public record Trial(List<Record> told, Optional<Record> view, Optional<Record> figures) {
    private static final long SEED = 1;

    /** @param move a legal move of this seat */
    public static <S extends State<S>> Trial of(S state, int seat, int move, long at) {
        S imagined = state.copy();
        imagined.imagine(seat, Memory.PERFECT, new FastDice(SEED));
        Told told = new Told();
        imagined.play(seat, move, at, told);
        if (Actor.in(told.revealedTo(), seat)) {
            return new Trial(told.beforeReveal(seat), Optional.empty(), Optional.empty());
        }
        return new Trial(told.to(seat), Optional.of(imagined.view(seat)), imagined.figures(seat));
    }
}
