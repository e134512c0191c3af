package tablee.testkit;

import java.util.List;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Setup;
import tablee.core.State;

/**
 * Tables with one seed that play differently. Whatever is the same for both, the fifth tile of what is left or the second throw of a seat
 * in a round, brings the same.
 */
final class SameDraws<S extends State<S>> {
    private final Game<S> game;
    private final int pairs;

    /** Pairs of outcomes after the tables parted that are to be the same, and how many are. */
    private int compared;

    private int same;

    /** Outcomes after the tables parted that could have been another one. */
    private int late;

    SameDraws(Game<S> game, int pairs) {
        this.game = game;
        this.pairs = pairs;
    }

    /** All that is to be the same is the same. */
    void check(int chance) {
        run(chance);
        Expect.same(compared, same, "outcomes that two tables with one seed share after they parted");
        Expect.that(late == 0 || compared > 0, "no outcome of " + late + " could be compared");
    }

    private void run(int chance) {
        compared = 0;
        same = 0;
        late = 0;
        for (long seed = 1; seed <= pairs; seed++) {
            Setup setup = RandomSetup.draw(game, new FastDice(seed));
            compare(play(setup, chance, seed, 2 * seed), play(setup, chance, seed, 2 * seed + 1));
        }
    }

    private DealtGame<S> play(Setup setup, int chance, long deal, long choices) {
        return new DealtGame<>(game, StreamDealing.header(game, setup, chance), deal, choices).play(table -> {});
    }

    private void compare(DealtGame<S> one, DealtGame<S> other) {
        int parted = parted(one.match().log(), other.match().log());
        for (DealtGame.Drawn drawn : one.drawn()) {
            if (drawn.entry() < parted || drawn.odds().size() < 2) continue;
            late++;
            for (DealtGame.Drawn twin : other.drawn()) {
                if (twin.entry() >= parted && isTwin(drawn, twin)) compare(drawn, twin);
            }
        }
    }

    private static boolean isTwin(DealtGame.Drawn drawn, DealtGame.Drawn twin) {
        if (!drawn.roll().isEmpty()) return drawn.roll().equals(twin.roll());
        return drawn.stock().isPresent()
                && twin.stock().isPresent()
                && drawn.stock().get().isFor(twin.stock().get());
    }

    private void compare(DealtGame.Drawn drawn, DealtGame.Drawn twin) {
        compared++;
        boolean piece = drawn.stock().isPresent();
        boolean differs =
                piece ? drawn.stock().get().contradicts(twin.stock().orElseThrow()) : drawn.move() != twin.move();
        if (!differs) same++;
    }

    /** The first entry that is not the same in both, and not chance's. */
    private static int parted(List<Entry> one, List<Entry> other) {
        int at = 0;
        while (at < Math.min(one.size(), other.size()) && alike(one.get(at), other.get(at))) at++;
        return at;
    }

    private static boolean alike(Entry one, Entry other) {
        return one.actor() == other.actor() && (one.actor() == Actor.CHANCE || one.move() == other.move());
    }
}
