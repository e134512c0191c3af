package tablee.server.dailies;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.RecordLine;
import tablee.core.State;
import tablee.core.Viewer;
import tablee.server.http.HttpFault;
import tablee.server.tables.FinishedMatch;
import tablee.store.Store;
import tablee.store.dailies.DailyDeals;
import tablee.store.dailies.DailyResults;
import tablee.store.matches.Journal;
import tablee.store.people.People;
import tablee.table.budget.Budget;
import tablee.table.seats.TableRecord;
import tablee.wire.json.Json;
import tablee.wire.json.WireEvent;
import tablee.wire.match.Actors;

/** A deal whose day is over: everybody's results, how the best of them was played, and what was done at the same moments. */
record ClosedDeal(Store store, DailyDeals.Deal deal, Optional<String> me) {
    private static final int LINES = 50;

    record Line(String person, String name, DailyResults.Outcome outcome, int own, int other, int points) {}

    /**
     * @param best the moves of the best one, of all seats, as words
     * @param course what was told of that match, entry by entry
     */
    record Field(List<Line> lines, List<String> best, List<Step> course) {}

    record Step(int version, JsonNode actor, List<WireEvent> told) {
        static Step of(RecordLine line) {
            return new Step(
                    line.version(),
                    Actors.write(line.actor()),
                    line.told().stream().map(WireEvent::new).toList());
        }
    }

    record Moments(String table, List<SameMoments.Moment> moments) {}

    /** A deal that may be opened now; anything else is not there. */
    static ClosedDeal of(Store store, int day, String deal, Optional<String> me, long wallMillis) {
        return store.dailyDeals()
                .find(day, deal)
                .filter(each -> each.closed() && wallMillis >= DailyCalendar.sealedUntilMillis(day))
                .map(each -> new ClosedDeal(store, each, me))
                .orElseThrow(HttpFault::notFound);
    }

    Field field() {
        List<DailyResults.Result> ranked =
                results(LINES).stream().filter(DailyResults.Result::ranked).toList();
        Optional<Match<?>> best = ranked.stream()
                .filter(DailyResults.Result::isOver)
                .findFirst()
                .flatMap(each -> log(each.ended().table()))
                .map(log -> FinishedMatch.of(log).match());
        return new Field(
                ranked.stream().map(this::line).toList(),
                best.map(match -> words(match)).orElse(List.of()),
                best.map(match ->
                                match.record(Viewer.ALL).stream().map(Step::of).toList())
                        .orElse(List.of()));
    }

    private List<DailyResults.Result> results(int most) {
        return store.dailyResults().field(deal.day(), deal.deal(), most);
    }

    private Line line(DailyResults.Result result) {
        DailyResults.Ended ended = result.ended();
        String name =
                store.people().find(ended.person()).map(People.Person::name).orElse("");
        return new Line(ended.person(), name, ended.outcome(), ended.own(), ended.other(), result.points());
    }

    private Optional<Journal.Whole> log(String table) {
        // A daily is never played again at its table.
        return store.journal().load(table + ".1") instanceof Journal.Whole whole
                ? Optional.of(whole)
                : Optional.empty();
    }

    private static <S extends State<S>> List<String> words(Match<S> over) {
        List<String> words = new ArrayList<>();
        Match<S> match = Match.open(over.game(), over.header());
        for (Entry entry : over.log()) {
            if (Actor.isSeat(entry.actor())) words.add(match.reading().write(entry.actor(), entry.move()));
            match = ((Match.Accepted<S>) match.play(entry)).match();
        }
        return words;
    }

    // ---- The same moments ------------------------------------------------------------------------------------------

    Moments moments() {
        DailyResults.Result mine = me.flatMap(person -> store.dailyResults().find(deal.day(), deal.deal(), person))
                .orElseThrow(HttpFault::notFound);
        String table = mine.ended().table();
        List<List<Entry>> others = results(Budget.DAILY_LOGS.count()).stream()
                .map(each -> each.ended().table())
                .filter(other -> !other.equals(table))
                .distinct()
                .flatMap(other -> log(other).stream())
                .map(Journal.Whole::entries)
                .toList();
        List<SameMoments.Moment> moments =
                log(table).map(log -> SameMoments.of(log, seat(table), others)).orElse(List.of());
        return new Moments(table, moments);
    }

    private int seat(String table) {
        return store.tables()
                .load(table)
                .map(kept -> Json.read(kept.document(), TableRecord.class))
                .flatMap(record -> record.seatsOf(me.orElse("")).stream().findFirst())
                .orElseThrow(HttpFault::notFound);
    }
}
