package tablee.simtest;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.State;
import tablee.store.matches.Journal;
import tablee.wire.json.Json;
import tablee.wire.match.WrittenHeader;

/** A match played again from its log, which can be looked at after every entry. */
final class Replay {
    private final String id;
    private final List<Match<?>> moments = new ArrayList<>();
    private final List<byte[]> hashes = new ArrayList<>();
    private final List<Entry> entries;
    private Journal.Tail tail;

    Replay(Journal.Whole log) {
        id = log.start().match();
        entries = log.entries();
        tail = log.start().tail();
        WrittenHeader head = Json.read(log.start().header(), WrittenHeader.class);
        moments.add(open(head.rules(), head.header()));
        hashes.add(tail.hash());
    }

    private static <S extends State<S>> Match<S> open(Game<S> rules, Header header) {
        return Match.open(rules, header);
    }

    Match<?> at(int version) {
        if (version < 0 || version > entries.size()) {
            throw new Violation("match " + id + " has " + entries.size() + " entries and not " + version);
        }
        while (moments.size() <= version) step(entries.get(moments.size() - 1));
        return moments.get(version);
    }

    byte[] hash(int version) {
        at(version);
        return hashes.get(version);
    }

    private void step(Entry entry) {
        Match.Step<?> step = moments.get(moments.size() - 1).play(entry);
        if (!(step instanceof Match.Accepted<?> accepted)) {
            throw new Violation("entry " + (moments.size() - 1) + " of " + id + " cannot be played again");
        }
        moments.add(accepted.match());
        tail = new Journal.Append(id, tail, List.of(entry), false).next();
        hashes.add(tail.hash());
    }
}
