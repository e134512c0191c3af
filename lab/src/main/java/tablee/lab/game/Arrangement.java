package tablee.lab.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import tablee.core.BadInput;
import tablee.core.Bot;
import tablee.core.Game;
import tablee.core.Setup;
import tablee.core.State;

/**
 * What is played, and by whom.
 *
 * @param bots who sits in each seat in the first game: a level, or a level with a number of iterations of its own, as in
 *     {@code expert@300}
 * @param rotating whether everybody moves on by one seat from game to game; then games that differ only in this share their
 *     chance, so that luck evens out
 */
public record Arrangement(Game<?> game, Setup setup, List<String> bots, boolean rotating, long iterations) {
    public Arrangement {
        bots = List.copyOf(bots);
        if (bots.size() != setup.seats()) {
            throw new BadInput("There are " + setup.seats() + " seats and " + bots.size() + " bots.");
        }
        for (String bot : bots) seat(game, bot);
        bots.forEach(Arrangement::own);
        opened(game, setup);
    }

    /** The same players, and another set-up. */
    public Arrangement on(Setup other) {
        return new Arrangement(game, other, bots, rotating, iterations);
    }

    /** A bot that cannot play this game is refused before the first game. */
    private static <S extends State<S>> void seat(Game<S> game, String bot) {
        LabBots.find(level(bot)).sit(game);
    }

    private static <S extends State<S>> S opened(Game<S> game, Setup setup) {
        return game.open(setup);
    }

    private static final char AT = '@';

    public static String level(String bot) {
        return bot.substring(0, bot.indexOf(AT) < 0 ? bot.length() : bot.indexOf(AT));
    }

    private static OptionalLong own(String bot) {
        if (bot.indexOf(AT) < 0) return OptionalLong.empty();
        String number = bot.substring(bot.indexOf(AT) + 1);
        if (!number.matches("[1-9]\\d{0,8}"))
            throw new BadInput("A bot is a level, or level@iterations, not " + bot + ".");
        return OptionalLong.of(Long.parseLong(number));
    }

    /** How much somebody may think. */
    public Bot.Budget budget(String bot) {
        return Bot.Budget.iterations(own(bot).orElse(iterations));
    }

    /** Who sits in each seat of this game. */
    public List<String> seated(int number) {
        List<String> seated = new ArrayList<>(bots);
        if (rotating) Collections.rotate(seated, number % bots.size());
        return seated;
    }

    /** After how many games all sit as they sat before. */
    public int period() {
        int period = 1;
        while (rotating && !seated(period).equals(bots)) period++;
        return period;
    }

    /** Which deal a game is played with. */
    public int deal(int number) {
        return number / period();
    }

    public Played play(long seed, int number, ThinkingTime time) {
        return new LabGame<>(game, this, seed, number, time).play();
    }

    /** The same game, watched on its way. */
    public Observed observe(long seed, int number) {
        return new LabGame<>(game, this, seed, number, new ThinkingTime()).observe();
    }

    /** The side of each seat. */
    public List<Integer> sides() {
        State<?> state = opened(game, setup);
        List<Integer> sides = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) sides.add(state.side(seat));
        return sides;
    }

    public boolean isCooperative() {
        return sides().stream().distinct().count() == 1;
    }
}
