package tablee.table.message;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import tablee.core.Count;
import tablee.core.Refusal;
import tablee.core.Trial;
import tablee.table.seats.Chair;
import tablee.table.seats.Host;
import tablee.table.seats.Proposal;
import tablee.table.seats.TableRecord;
import tablee.table.shares.VoidStart;
import tablee.table.terms.TableNote;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;
import tablee.wire.json.WireEvent;
import tablee.wire.match.SeedOrigin;
import tablee.wire.words.Advice;
import tablee.wire.words.Words;

/** What a connection is sent: a line of JSON whose {@code event} is the record's name in small letters. */
public sealed interface Message {
    default String text() {
        return Json.text(new WireEvent((Record) this));
    }

    /**
     * Who sits where, on which terms. Sent whenever it changes.
     *
     * @param spectators how many look on
     * @param watchers who they are, for those who sit and for the host; strangers who look on themselves learn no names
     * @param notes what sets this table apart from others (TABLE-37)
     * @param invite the link, for those who sit and for the host
     * @param shares what the next match is waiting for, while none is played
     * @param seed where the seed of the match comes from that is played, or was played last (TABLE-46)
     * @param tournament the one that this table belongs to (TABLE-65)
     * @param termsNumber grows with each change of the terms; anyone who sits down may say which ones they saw (TABLE-39)
     */
    record Seating(
            String table,
            String title,
            TableRecord.Phase phase,
            TableTerms terms,
            Host host,
            List<Place> chairs,
            List<Integer> yours,
            int spectators,
            List<Watcher> watchers,
            Optional<Proposal> proposal,
            List<TableNote> notes,
            Optional<String> invite,
            Optional<Shares> shares,
            Optional<SeedOrigin> seed,
            Optional<String> tournament,
            int termsNumber)
            implements Message {}

    /**
     * How the seed of the next match comes about (TABLE-42).
     *
     * @param server SHA-256 of the server's share
     * @param header while shares are shown: SHA-256 of the header, in which only they are missing
     * @param voids starts that came to nothing since the last match
     */
    record Shares(Stage stage, String server, List<Promise> promises, Optional<String> header, List<VoidStart> voids) {
        public enum Stage {
            OPEN,
            WAITING,
            REVEALING
        }
    }

    record Promise(String person, String commitment) {}

    /** @param name empty for somebody who never gave one */
    record Watcher(String person, String name) {}

    record Place(Chair chair, boolean present, boolean ready, boolean takenOver) {}

    /**
     * How the match goes on.
     *
     * @param version how many entries it has now
     * @param fresh what was sent before is void; otherwise the lines follow on what this connection has seen
     * @param commitment none where chance follows a script
     */
    record Update(
            String match,
            int version,
            boolean fresh,
            List<JsonNode> waiting,
            boolean paused,
            boolean talk,
            Clock clock,
            List<Sight> sights,
            Optional<String> commitment,
            Optional<Result> result)
            implements Message {}

    /**
     * @param at game time now
     * @param dueAt when the game's own clock acts
     * @param left the milliseconds each seat has left, if seats have a time
     * @param running the seats whose time runs
     */
    record Clock(long at, Optional<Long> dueAt, List<Long> left, List<Integer> running) {}

    /**
     * The match through one viewer's eyes.
     *
     * @param sample there are more legal moves than are listed
     * @param undo how many entries an undo that this viewer proposes would take back; 0: none can be proposed
     * @param figures what follows from the view by the rules, for those who draw it
     */
    record Sight(
            String viewer,
            List<Line> lines,
            Record view,
            List<Choice> moves,
            boolean sample,
            int undo,
            Optional<Record> figures) {}

    /**
     * @param version the entry's place in the log
     * @param table what the table did, where it was the table
     * @param show what there is to see of a thrown die
     */
    record Line(int version, JsonNode actor, List<WireEvent> told, Optional<String> table, Optional<Record> show) {}

    record Choice(String word, int move) {}

    /** @param ranks none if the match was abandoned */
    record Result(Optional<List<Integer>> ranks, Count count, Optional<String> seed) {}

    record Chat(List<Effects.Said> lines) implements Message {}

    /** Somebody points at something. */
    record Ping(String person, String name, String at) implements Message {}

    /** What became of a request. */
    record Answer(String id, boolean ok, int version, Optional<Refused> refused) implements Message {}

    /** @param message the sentence in the connection's language */
    record Refused(String rule, String key, List<Object> args, String message) {
        public static Refused of(Refusal refusal, Words words) {
            return new Refused(refusal.rule(), refusal.key(), refusal.args(), words.refusal(refusal));
        }
    }

    /** @param refused why there is no advice: nobody had the time to think */
    record Hint(String id, int version, List<Advice> advice, Optional<Refused> refused) implements Message {}

    /**
     * What a move would bring.
     *
     * @param told what would be told, up to where something is revealed
     * @param view what would be seen then, if nothing is revealed
     */
    record Tried(String id, int version, List<WireEvent> told, Optional<Record> view, Optional<Record> figures)
            implements Message {
        public static Tried of(String id, int version, Trial trial) {
            List<WireEvent> told = trial.told().stream().map(WireEvent::new).toList();
            return new Tried(id, version, told, trial.view(), trial.figures());
        }
    }

    /** A part of a match that is over, through any seat's eyes. */
    record Frames(String id, String viewer, int entries, List<Frame> frames) implements Message {}

    record Frame(Line line, Record view, Optional<Record> figures) {}

    record File(String id, JsonNode file) implements Message {}

    /** The connection is closed, and why. */
    record Bye(String key, String message) implements Message {}
}
