package tablee.server.tables;

import io.vertx.core.Future;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import tablee.server.http.HttpFault;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.matches.Journal;
import tablee.store.matches.Replays;
import tablee.store.people.People;
import tablee.store.tables.Tables;
import tablee.table.clock.Now;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.terms.Disclosure;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

/** Matches that are over, for those who may see them: at their table, because they sat there, or with a link. */
public final class FinishedMatches {
    private final Store store;
    private final TableAccess access;
    private final WorkerPool readers;
    private final Supplier<Now> clock;

    FinishedMatches(Store store, TableAccess access, WorkerPool readers, Supplier<Now> clock) {
        this.store = store;
        this.access = access;
        this.readers = readers;
        this.clock = clock;
    }

    /** The one that a table has played last, for all who may come there; any other for those who sat in it, and for those who run the server. */
    public Future<FinishedMatch> find(String match, Optional<People.Person> person) {
        return access.to(tableOf(match), person)
                .compose(table -> readers.ask(() -> {
                    boolean last = table.filter(kept -> isLast(kept, match)).isPresent();
                    boolean own = person.filter(each -> store.history().isOf(match, each.id()))
                            .isPresent();
                    boolean runs = person.filter(People.Person::admin).isPresent();
                    if (!last && !own && !runs) throw HttpFault.notFound();
                    return open(match);
                }));
    }

    /** With the code of a link to one of its moments. */
    public Future<FinishedMatch> shared(String code) {
        return readers.ask(() -> store.replays().find(code).orElseThrow(HttpFault::notFound))
                .compose(this::open);
    }

    Future<FinishedMatch> open(Replays.Shared shared) {
        return readers.ask(() -> open(shared.match()));
    }

    /**
     * Whether a match may be opened now, and the match itself: replayed, reviewed, played on from. Not before it is over, nor while others
     * still play the same deal.
     */
    private FinishedMatch open(String match) {
        if (!(store.journal().load(match) instanceof Journal.Whole whole)) throw HttpFault.notFound();
        FinishedMatch found = FinishedMatch.of(whole);
        if (!found.match().over()) throw HttpFault.notFound();
        Optional<TableTerms> terms = store.tables()
                .load(tableOf(match))
                .map(kept -> Json.read(kept.document(), TableRecord.class).terms());
        if (terms.filter(each -> !Disclosure.isOpen(each, true, clock.get())).isPresent())
            throw new HttpFault(409, "sealed");
        return found;
    }

    /** Who sat there, by the names that they have now. It reads the store. */
    ReplayCard card(FinishedMatch match) {
        Map<Integer, String> names = store.history().names(match.id());
        List<Chair> last = store.tables()
                .load(tableOf(match.id()))
                .map(kept -> Json.read(kept.document(), TableRecord.class).chairs())
                .orElse(List.of());
        List<ReplayCard.Seat> seats = IntStream.range(0, match.seats())
                .mapToObj(seat -> names.containsKey(seat) || seat >= last.size()
                        ? ReplayCard.Seat.of(names.getOrDefault(seat, ""))
                        : ReplayCard.Seat.of(last.get(seat)))
                .toList();
        return new ReplayCard(0, "all", "", "", seats);
    }

    static String tableOf(String match) {
        return match.substring(0, Math.max(0, match.lastIndexOf('.')));
    }

    private static boolean isLast(Tables.Kept kept, String match) {
        return Json.read(kept.document(), TableRecord.class).match().equals(match);
    }
}
