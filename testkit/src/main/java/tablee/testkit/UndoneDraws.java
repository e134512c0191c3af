package tablee.testkit;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Setup;
import tablee.core.State;
import tablee.core.TableMove;

/** Undo never crosses chance, and what it takes back changes no outcome. */
final class UndoneDraws<S extends State<S>> {
    private final Game<S> game;
    private final int games;

    UndoneDraws(Game<S> game, int games) {
        this.game = game;
        this.games = games;
    }

    void check() {
        for (long seed = 1; seed <= games; seed++) {
            Setup setup = RandomSetup.draw(game, new FastDice(seed));
            Header header = StreamDealing.header(game, setup, Header.STREAMS);
            List<Integer> plain = outcomes(new DealtGame<>(game, header, seed, seed).play(UndoneDraws::stops));
            List<Integer> undone = outcomes(new DealtGame<>(game, header, seed, seed).play(UndoneDraws::again));
            Expect.same(plain, undone, "outcomes of seed " + seed + " where every move was taken back once");
        }
    }

    private static List<Integer> outcomes(DealtGame<?> played) {
        List<Integer> outcomes = new ArrayList<>();
        for (DealtGame.Drawn drawn : played.drawn()) outcomes.add(drawn.move());
        return outcomes;
    }

    /** Right behind an outcome there is nothing to take back. */
    private static <S extends State<S>> void stops(DealtGame<S> table) {
        Match<S> match = table.match();
        if (match.log().get(match.version() - 1).actor() != Actor.CHANCE) return;
        Expect.same(0, match.undoable(), "entries that can be taken back behind an outcome");
        boolean open = !match.over();
        Expect.that(!open || match.why(Actor.TABLE, undo().move()).isPresent(), "chance can be taken back in " + match);
    }

    private static Entry undo() {
        return new Entry(Actor.TABLE, new TableMove(TableMove.Kind.UNDO, 1).code(), 0);
    }

    /** Takes the last move back, where that is allowed, and makes it again. */
    private static <S extends State<S>> void again(DealtGame<S> table) {
        Match<S> match = table.match();
        Entry last = match.log().get(match.version() - 1);
        if (match.over() || last.actor() == Actor.TABLE || match.undoable() == 0) return;
        table.enter(new Entry(Actor.TABLE, undo().move(), match.at()));
        table.enter(last);
    }
}
