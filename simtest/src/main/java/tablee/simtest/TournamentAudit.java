package tablee.simtest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tablee.live.tournament.PairingTable;
import tablee.live.tournament.RunningTournament;
import tablee.store.matches.Journal;
import tablee.store.tournaments.Tournaments;
import tablee.table.MatchOutcome;
import tablee.table.Table;
import tablee.table.clock.Now;
import tablee.table.seats.TableRecord;
import tablee.tournament.Pairing;
import tablee.tournament.SeatResult;
import tablee.tournament.TournamentKind;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;
import tablee.wire.match.WrittenHeader;

/** Looks at a tournament that is over: whether all is as it has to be, by what is in the store. */
final class TournamentAudit {
    private final RunningTournament at;
    private final Disk disk;

    TournamentAudit(RunningTournament at, Disk disk) {
        this.at = at;
        this.disk = disk;
    }

    /**
     * Every pairing has its table, every table its pairing, every number somebody behind it, every result is the one of the match, and who
     * has withdrawn is paired no more. Answers how many matches there were.
     */
    int matches(List<Tournaments.Event> events) {
        audit(events);
        for (int number = 1; number <= at.machine().entrants().size(); number++)
            if (at.behind(number).isEmpty())
                throw new Violation("nobody is behind number " + number + " of " + at.id());
        Set<String> expected = new HashSet<>();
        for (Pairing pairing : at.machine().pairings()) {
            expected.add(new PairingTable(at, pairing).id());
            audit(pairing);
        }
        Set<String> there = new HashSet<>(disk.tablesOf(at.id() + "-"));
        there.removeAll(expected);
        if (!there.isEmpty()) throw new Violation("tables that nobody was paired for: " + there);
        return expected.size();
    }

    private void audit(List<Tournaments.Event> events) {
        Set<Integer> withdrawn = new HashSet<>();
        for (int i = 0; i < events.size(); i++) {
            Tournaments.Event event = events.get(i);
            if (event.number() != i + 1) throw new Violation(at.id() + " has a gap at event " + (i + 1));
            JsonNode told = Json.parse(event.text());
            switch (told.path("event").asText()) {
                case "withdrew" -> withdrawn.add(told.path("entrant").asInt());
                case "returned" -> withdrawn.remove(told.path("entrant").asInt());
                case "paired" -> {
                    for (JsonNode seat : told.path("seats"))
                        if (withdrawn.contains(seat.asInt()))
                            throw new Violation(seat + " of " + at.id() + " has withdrawn and is paired: " + told);
                }
                default -> {}
            }
        }
    }

    private void audit(Pairing pairing) {
        String table = new PairingTable(at, pairing).id();
        TableRecord record = disk.table(table)
                .map(kept -> Json.read(kept.document(), TableRecord.class))
                .orElseThrow(() -> new Violation("match " + table + " was lost"));
        if (record.matches() > 1) throw new Violation(table + " was played twice");
        if (pairing.isOpen() && at.machine().terms().kind() != TournamentKind.ARENA)
            throw new Violation(table + " has no result");
        if (!pairing.hasResult()) return;
        if (record.phase() != TableRecord.Phase.OVER) throw new Violation(table + " has a result and is not over");
        compare(table, pairing.results(), played(record).outcome());
    }

    /** The table, made again from its log. */
    private Table played(TableRecord record) {
        Journal.Whole log = disk.log(record.match());
        WrittenHeader head = Json.read(log.start().header(), WrittenHeader.class);
        Table.Kept kept = new Table.Kept(head, Seed.of(log.start().seed()), log.entries());
        return Table.of(
                record,
                kept,
                0,
                List.of(),
                () -> {
                    throw new IllegalStateException("nothing is drawn any more");
                },
                new Now(0, 0));
    }

    /** Each seat with the same seat of the match; who left is behind all who stayed, and these are ranked among themselves (TOUR-25). */
    private static void compare(String table, List<SeatResult> results, MatchOutcome match) {
        int[] ranks = match.ranks().orElse(new int[results.size()]);
        for (int seat = 0; seat < results.size(); seat++) {
            SeatResult told = results.get(seat);
            int expected = match.ranks().isEmpty() || match.isTogether() ? ranks[seat] : rank(seat, ranks, match);
            boolean same = told.rank() == expected
                    && told.side() == match.side(seat)
                    && told.score() == match.total(seat)
                    && (told.played() || match.ownMoves(seat) == 0);
            if (!same) throw new Violation(table + ", seat " + seat + ": " + told + " is not rank " + expected);
        }
    }

    private static int rank(int seat, int[] ranks, MatchOutcome match) {
        int better = 1;
        for (int other = 0; other < ranks.length; other++) {
            boolean ahead = match.isLeft(seat) || ranks[other] < ranks[seat];
            if (!match.isLeft(other) && ahead) better++;
        }
        return better;
    }
}
