package tablee.testkit;

import java.util.HashSet;
import java.util.Set;
import tablee.core.Actor;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.State;

/** The lists of moves and of chance's outcomes, and the words for them. */
final class MovesCheck<S extends State<S>> implements GameCheck<S> {
    @Override
    public String sentence() {
        return "listed moves and outcomes are legal, all different, in a fixed order, and a word names each";
    }

    @Override
    public int momentsPerGame() {
        return 20;
    }

    @Override
    public void at(Moment<S> moment) {
        for (int actor : moment.movers()) {
            Moves moves = Moment.moves(moment.state(), actor);
            Moves again = Moment.moves(moment.state().copy(), actor);
            Expect.same(text(moves), text(again), "the order of moves is not fixed");
            names(moment.state(), actor, moves.toArray());
        }
        if (Actor.in(moment.state().toAct(), Actor.CHANCE)) odds(moment.state());
    }

    private void odds(S state) {
        Odds odds = outcomes(state);
        Odds again = outcomes(state.copy());
        Expect.same(text(odds), text(again), "the order of outcomes is not fixed");
        Expect.that(odds.size() > 0, "chance is to act and has no outcome");
        int[] moves = new int[odds.size()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = odds.move(i);
            Expect.that(odds.weight(i) > 0, "outcome " + moves[i] + " has no weight");
        }
        names(state, Actor.CHANCE, moves);
        for (int near : new int[] {moves[moves.length - 1] + 1, moves[0] - 1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            boolean listed = contains(moves, near) || !odds.source().isEmpty();
            Expect.that(
                    listed || !state.legal(Actor.CHANCE, near), "chance may bring " + near + ", which has no weight");
        }
    }

    private void names(S state, int actor, int[] moves) {
        Set<Integer> different = new HashSet<>();
        for (int move : moves) {
            Expect.that(different.add(move), "move " + move + " is listed twice");
            Expect.that(
                    state.legal(actor, move), "move " + move + " of " + Actor.write(actor) + " is listed, not legal");
            String word = state.write(actor, move);
            Expect.same(move, state.read(actor, word), "read(write(" + move + ")), the word being \"" + word + "\"");
            Expect.that(word.equals(word.strip()) && !word.isEmpty(), "the word \"" + word + "\" is not trimmed");
        }
    }

    static Odds outcomes(State<?> state) {
        Odds odds = new Odds();
        state.odds(odds);
        return odds;
    }

    private static boolean contains(int[] moves, int wanted) {
        for (int move : moves) if (move == wanted) return true;
        return false;
    }

    private static String text(Moves moves) {
        return java.util.Arrays.toString(moves.toArray()) + moves.isSample();
    }

    static String text(Odds odds) {
        StringBuilder text = new StringBuilder(odds.source());
        for (int i = 0; i < odds.size(); i++)
            text.append(' ').append(odds.move(i)).append('*').append(odds.weight(i));
        return text.toString();
    }
}
