package tablee.app.dataset;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import tablee.core.Match;
import tablee.store.Store;
import tablee.store.matches.Journal;
import tablee.store.people.StudyConsents;
import tablee.table.clock.Now;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.terms.Disclosure;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.WrittenHeader;

/**
 * Finished matches of people who agreed, each of them. What tells who they were stays behind: names, days, and the order in which matches
 * were played, since ids of matches are drawn.
 */
final class PeoplesMatches {
    private static final int PAGE = 200;

    private final Store store;
    private final Optional<String> game;
    private final Now now;

    /** @param game only those of this one */
    PeoplesMatches(Store store, Optional<String> game, long wallMillis) {
        this.store = store;
        this.game = game;
        now = new Now(store.uptime().reached(), wallMillis);
    }

    /** Hands on up to this number of lines, and answers how many there were. */
    long each(long most, Consumer<DatasetLine> to) {
        return each(most, this::line, to);
    }

    /** Hands on the matches themselves. */
    void matches(Consumer<Match<?>> to) {
        each(Long.MAX_VALUE, free -> file(free).map(MatchFile::replay), to);
    }

    private <T> long each(long most, Function<StudyConsents.Free, Optional<? extends T>> read, Consumer<T> to) {
        long given = 0;
        String after = "";
        while (given < most) {
            List<StudyConsents.Free> page = store.people().studies().matches(after, PAGE);
            if (page.isEmpty()) return given;
            for (StudyConsents.Free free : page) {
                Optional<? extends T> line = given < most ? read.apply(free) : Optional.empty();
                line.ifPresent(to);
                if (line.isPresent()) given++;
                after = free.match();
            }
        }
        return given;
    }

    private Optional<DatasetLine> line(StudyConsents.Free free) {
        return file(free)
                .map(file ->
                        DatasetLine.of(players(free, file.head().seats(), table(free.match())), file.replay(), file));
    }

    /** Nothing where the log is damaged, or was never played to its end, or where others still play the same deal. */
    private Optional<MatchFile> file(StudyConsents.Free free) {
        if (!(store.journal().load(free.match()) instanceof Journal.Whole whole)) return Optional.empty();
        WrittenHeader head = Json.read(whole.start().header(), WrittenHeader.class);
        if (game.filter(wanted -> !wanted.equals(head.game())).isPresent()) return Optional.empty();
        Optional<TableRecord> table = table(free.match());
        if (table.filter(each -> Disclosure.isSealed(each.terms(), now)).isPresent()) return Optional.empty();
        MatchFile file = new MatchFile(
                head,
                Optional.of(whole.start().commitment()),
                whole.entries(),
                Optional.of(Seed.of(whole.start().seed())));
        return file.replay().over() ? Optional.of(file) : Optional.empty();
    }

    /** The table's document, which also knows the level of its bots, as long as it is there. */
    private Optional<TableRecord> table(String match) {
        return store.tables()
                .load(match.substring(0, Math.max(0, match.lastIndexOf('.'))))
                .map(kept -> Json.read(kept.document(), TableRecord.class));
    }

    private static List<DatasetLine.Player> players(StudyConsents.Free free, int seats, Optional<TableRecord> table) {
        Set<Integer> people = Set.copyOf(free.seats());
        Optional<TableRecord> same = table.filter(
                each -> each.match().equals(free.match()) && each.chairs().size() == seats);
        return IntStream.range(0, seats)
                .mapToObj(seat -> people.contains(seat)
                        ? DatasetLine.Player.person()
                        : DatasetLine.Player.bot(
                                same.map(each -> level(each.chairs().get(seat))).orElse("")))
                .toList();
    }

    private static String level(Chair chair) {
        return chair instanceof Chair.HouseBot bot ? bot.level() : "";
    }
}
