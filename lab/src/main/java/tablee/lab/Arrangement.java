package tablee.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tablee.core.BadInput;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.Game;
import tablee.core.Setup;
import tablee.core.State;

/**
 * What is played, and by whom.
 *
 * @param bots the level in each seat of the first game
 * @param rotating whether everybody moves on by one seat from game to game; then games that differ only in this share their
 *     chance, so that luck evens out
 */
record Arrangement(Game<?> game, Setup setup, List<String> bots, boolean rotating, Bot.Budget budget) {
    Arrangement {
        bots = List.copyOf(bots);
        if (bots.size() != setup.seats()) {
            throw new BadInput("There are " + setup.seats() + " seats and " + bots.size() + " bots.");
        }
        bots.forEach(Bots::find);
        opened(game, setup);
    }

    private static <S extends State<S>> S opened(Game<S> game, Setup setup) {
        return game.open(setup);
    }

    /** The level in each seat of this game. */
    List<String> seated(int number) {
        List<String> seated = new ArrayList<>(bots);
        if (rotating) Collections.rotate(seated, number % bots.size());
        return seated;
    }

    /** Which deal a game is played with. */
    int deal(int number) {
        return rotating ? number / bots.size() : number;
    }

    Played play(long seed, int number) {
        return new Playing<>(game, this, seed, number).play();
    }

    /** The side of each seat. */
    List<Integer> sides() {
        State<?> state = opened(game, setup);
        List<Integer> sides = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) sides.add(state.side(seat));
        return sides;
    }

    boolean isCooperative() {
        return sides().stream().distinct().count() == 1;
    }
}
