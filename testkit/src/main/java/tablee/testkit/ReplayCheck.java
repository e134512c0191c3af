package tablee.testkit;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.Refusal;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.wire.match.MatchFile;
import tablee.wire.match.WrittenHeader;

/** The log is the truth: it gives everything back, and an undo goes back to where the game was. */
final class ReplayCheck<S extends State<S>> implements GameCheck<S> {
    @Override
    public String sentence() {
        return "the same log gives the same state, views, record and scores, and an undo gives an earlier one back";
    }

    @Override
    public int momentsPerGame() {
        return 1;
    }

    @Override
    public void at(Moment<S> moment) {
        Match<S> match = moment.match();
        MatchFile file = MatchFile.read(written(match));
        Expect.same(match.header(), file.head().header(), "the header read back from JSON differs");
        Match<S> again = Match.replay(match.game(), file.head().header(), file.entries());
        int viewer = moment.viewers()[moment.dice().roll(moment.viewers().length)];
        Expect.same(facts(match, viewer), facts(again, viewer), "the replay differs");
        if (!match.over()) undo(moment);
    }

    private static String written(Match<?> match) {
        return new MatchFile(WrittenHeader.of(match.header()), Optional.empty(), match.log(), Optional.empty()).text();
    }

    private static String facts(Match<?> match, int viewer) {
        StringBuilder text = new StringBuilder(Facts.all(match.state()));
        match.ranks().map(Arrays::toString).ifPresent(text::append);
        return text.append(match.record(viewer)).toString();
    }

    private void undo(Moment<S> moment) {
        Match<S> match = moment.match();
        Optional<Refusal> tooFar = match.why(Actor.TABLE, undo(match.undoable() + 1));
        Expect.same("TABLE-5", tooFar.map(Refusal::rule).orElse("nothing"), "an undo past the barrier is refused by");
        if (match.undoable() == 0) return;
        int last = 1 + moment.dice().roll(match.undoable());
        Match.Step<S> step = match.play(new Entry(Actor.TABLE, undo(last), match.at()));
        Match<S> undone = ((Match.Accepted<S>) step).match();
        List<Entry> before = match.log().subList(0, match.version() - last);
        Match<S> earlier = Match.replay(match.game(), match.header(), before);
        Expect.same(Facts.all(earlier.state()), Facts.all(undone.state()), "the state after undo " + last + " differs");
    }

    private static int undo(int last) {
        return new TableMove(TableMove.Kind.UNDO, last).code();
    }
}
