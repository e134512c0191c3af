package tablee.testkit;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tablee.core.Actor;
import tablee.core.Odds;
import tablee.core.State;
import tablee.core.Stream;

/** What outcomes are for: a stock or dice that say the same as the odds, so that both ways to deal have the same chances. */
final class StreamCheck<S extends State<S>> implements GameCheck<S> {
    @Override
    public String sentence() {
        return "the pieces and dice that an outcome is drawn with have the chances that the odds say";
    }

    @Override
    public int momentsPerGame() {
        return 10;
    }

    @Override
    public void at(Moment<S> moment) {
        if (!Actor.in(moment.state().toAct(), Actor.CHANCE)) return;
        Stream stream = new Stream();
        moment.state().stream(stream);
        Odds odds = MovesCheck.outcomes(moment.state());
        if (!stream.stock().isEmpty()) pieces(stream, odds);
        else for (Stream.Die die : stream.dice()) name(die.purpose());
        if (stream.stock().isEmpty() && stream.dice().get(0).faces() > 0) faces(stream, odds);
    }

    private void pieces(Stream stream, Odds odds) {
        name(stream.stock());
        Set<Integer> kinds = new HashSet<>();
        Map<Integer, Integer> counts = new HashMap<>();
        for (Stream.Piece piece : stream.pieces()) {
            Expect.that(kinds.add(piece.piece()), "piece " + piece.piece() + " is listed twice");
            if (piece.move() != State.NO_MOVE) counts.merge(piece.move(), piece.count(), Integer::sum);
        }
        Expect.same(odds.size(), counts.size(), "outcomes that pieces of " + stream.stock() + " bring");
        for (int i = 0; i < odds.size(); i++) {
            Expect.same(odds.weight(i), counts.getOrDefault(odds.move(i), 0), "pieces that bring " + odds.move(i));
        }
    }

    private void faces(Stream stream, Odds odds) {
        int all = 1;
        for (Stream.Die die : stream.dice()) all *= die.faces();
        Expect.same(odds.size(), all, "outcomes that the dice can show");
        for (int i = 0; i < odds.size(); i++) Expect.same(odds.weight(0), odds.weight(i), "weight of outcome " + i);
    }

    private static void name(String purpose) {
        Expect.that(purpose.matches("[a-z]+(-[a-z]+)*"), "a purpose is small letters and hyphens, not " + purpose);
    }
}
