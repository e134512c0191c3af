package tablee.server.tables;

import java.util.List;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.State;
import tablee.store.matches.Journal;
import tablee.wire.json.Json;
import tablee.wire.match.WrittenHeader;

/** A match that is over and may be opened, as its log tells it: no table and no talk. */
public record FinishedMatch(Journal.MatchStart start, WrittenHeader head, List<Entry> log) {
    public static FinishedMatch of(Journal.Whole whole) {
        return new FinishedMatch(
                whole.start(), Json.read(whole.start().header(), WrittenHeader.class), whole.entries());
    }

    public String id() {
        return start.match();
    }

    public int seats() {
        return head.seats();
    }

    public Match<?> match() {
        return replay(head.rules(), head.header(), log);
    }

    private static <S extends State<S>> Match<S> replay(Game<S> game, Header header, List<Entry> log) {
        return Match.replay(game, header, log);
    }
}
