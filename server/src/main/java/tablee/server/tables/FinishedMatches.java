package tablee.server.tables;

import io.vertx.core.Future;
import java.util.Optional;
import java.util.function.Supplier;
import tablee.server.http.HttpFault;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.matches.Journal;
import tablee.store.matches.Replays;
import tablee.store.people.People;
import tablee.store.tables.Tables;
import tablee.table.clock.Now;
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

    /** The one that a table has played last, for all who may come there; and any other for those who sat in it. */
    public Future<FinishedMatch> find(String match, Optional<People.Person> person) {
        return access.to(tableOf(match), person)
                .compose(table -> readers.ask(() -> {
                    boolean last = table.filter(kept -> isLast(kept, match)).isPresent();
                    boolean own = person.filter(each -> store.history().isOf(match, each.id()))
                            .isPresent();
                    if (!last && !own) throw HttpFault.notFound();
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

    static String tableOf(String match) {
        return match.substring(0, Math.max(0, match.lastIndexOf('.')));
    }

    private static boolean isLast(Tables.Kept kept, String match) {
        return Json.read(kept.document(), TableRecord.class).match().equals(match);
    }
}
