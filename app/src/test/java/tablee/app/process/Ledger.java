package tablee.app.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Match;
import tablee.core.State;
import tablee.store.Journal;
import tablee.store.Store;
import tablee.wire.Head;
import tablee.wire.Json;

/** What is really written, read past the server. */
final class Ledger {
    private Ledger() {}

    /** Every acknowledged move is in the log, once and in its place; every chain is whole; every match replays. */
    static int check(String address, List<Player> players) {
        int moves = 0;
        try (Store store = Store.open(address)) {
            for (Player player : players) moves += check(store, player);
        }
        return moves;
    }

    private static int check(Store store, Player player) {
        List<Player.Acknowledged> acknowledged = player.acknowledged();
        for (Player.Acknowledged move : acknowledged) {
            List<Entry> log = whole(store, move.match()).entries();
            assertTrue(log.size() > move.place(), "a move was lost: " + move);
            Entry entry = log.get(move.place());
            assertEquals(move.seat(), entry.actor(), "another one's move stands in its place: " + move);
            assertEquals(move.move(), entry.move(), "another move stands in its place: " + move);
        }
        acknowledged.stream().map(Player.Acknowledged::match).distinct().forEach(match -> replay(whole(store, match)));
        return acknowledged.size();
    }

    private static Journal.Whole whole(Store store, String match) {
        return assertInstanceOf(Journal.Whole.class, store.journal().load(match));
    }

    private static void replay(Journal.Whole log) {
        Head head = Json.read(log.start().header(), Head.class);
        replayed(head.rules(), head, log.entries());
    }

    /** Refuses with the number of the entry that does not follow. */
    private static <S extends State<S>> void replayed(Game<S> rules, Head head, List<Entry> entries) {
        assertEquals(entries.size(), Match.replay(rules, head.header(), entries).version());
    }
}
