package tablee.server.reviews;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.Bots;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.RecordLine;
import tablee.core.Viewer;
import tablee.live.TableCluster;
import tablee.server.http.JsonBody;
import tablee.server.http.Replies;
import tablee.server.http.VisitorLookup;
import tablee.server.tables.FinishedMatch;
import tablee.server.tables.FinishedMatches;
import tablee.server.tables.TableMaker;
import tablee.store.people.People;
import tablee.table.Table;
import tablee.table.seats.Caller;
import tablee.table.seats.Chair;
import tablee.table.seats.TableLabel;
import tablee.table.seats.TableRecord;
import tablee.table.terms.Lesson;
import tablee.table.terms.TableTerms;
import tablee.table.terms.TeachingTerms;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/**
 * Plays on from a moment of a match that is over, against bots and in the same deal: the new match begins with the log up to there and goes
 * on by the same seed, so that each stream of chance goes on where it stood (TABLE-58).
 */
public final class AgainRoutes {
    private static final String USUAL_LEVEL = "strong";

    /** @param entry the moment before this entry, and {@code seat} who one wants to be */
    private record Wish(int entry, int seat, Optional<String> level) {}

    private final FinishedMatches matches;
    private final VisitorLookup visitors;
    private final TableMaker tables;
    private final TableCluster cluster;

    public AgainRoutes(FinishedMatches matches, VisitorLookup visitors, TableMaker tables, TableCluster cluster) {
        this.matches = matches;
        this.visitors = visitors;
        this.tables = tables;
        this.cluster = cluster;
    }

    public void on(Router router) {
        router.post("/api/matches/:match/again").handler(Replies.json(this::again));
    }

    private Future<ObjectNode> again(RoutingContext context) {
        Wish wish = JsonBody.of(context, Wish.class);
        Bots.find(wish.level.orElse(USUAL_LEVEL));
        return visitors.require(context.request())
                .compose(person -> matches.find(context.pathParam("match"), Optional.of(person))
                        .compose(match -> open(context, wish, match, person)));
    }

    private Future<ObjectNode> open(RoutingContext context, Wish wish, FinishedMatch finished, People.Person person) {
        if (wish.seat < 0 || wish.seat >= finished.seats()) throw new BadInput("There is no such seat in the match.");
        List<Entry> before = before(finished.match(), wish.entry);
        Table.Kept kept =
                new Table.Kept(finished.head(), Seed.of(finished.start().seed()), before);
        TableMaker.Draft draft =
                (id, invite, silenced) -> record(TableLabel.of(id, "", invite), wish, finished, before, person);
        return tables.make(context, person, List.of(), draft, record -> cluster.fork(record, kept));
    }

    /**
     * The game's own entries before this one, less those that were taken back: what the table did is not done again. Where it stands in the
     * middle of a deal, the rest of that deal belongs to it.
     */
    private static List<Entry> before(Match<?> match, int entry) {
        if (entry < 0 || entry >= match.version()) throw new BadInput("There is no such entry in the match.");
        List<Entry> before = new ArrayList<>();
        for (RecordLine line : match.record(Viewer.ALL)) {
            Entry next = match.log().get(line.version());
            if (line.version() >= entry && next.actor() != Actor.CHANCE) break;
            before.add(next);
        }
        return before;
    }

    private static TableRecord record(
            TableLabel label, Wish wish, FinishedMatch finished, List<Entry> before, People.Person person) {
        Match<?> match = new FinishedMatch(finished.start(), finished.head(), before).match();
        long deciding = Actor.seats(finished.seats()) | Actor.bit(Actor.CHANCE);
        if ((match.toAct() & deciding) == 0) throw new BadInput("Nobody has anything to decide there.");
        TableTerms usual = TableTerms.of(
                        finished.head().game(),
                        finished.seats(),
                        finished.head().options())
                .withData(finished.head().data());
        Lesson from =
                new Lesson(Optional.of((ObjectNode) Json.tree(match.reading().position())), List.of());
        TableTerms terms = usual.with(new TeachingTerms(true, Optional.of(from)));
        TableRecord record = TableRecord.of(label, terms, person.id(), System.currentTimeMillis());
        for (int seat = 0; seat < finished.seats(); seat++) {
            Chair chair = seat == wish.seat
                    ? Chair.person(person.id(), Caller.called(person.name(), Optional.empty()))
                    : Chair.bot(wish.level.orElse(USUAL_LEVEL));
            record = record.with(seat, chair);
        }
        return record.next();
    }
}
