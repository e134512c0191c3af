package tablee.simtest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.Viewer;
import tablee.store.matches.Journal;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/** Compares all that people are told with what is on the disk. What does not agree is a {@link Violation}. */
final class Auditor {
    /** A move that somebody was told is kept. */
    private record Promise(String match, int version, byte[] hash, String who) {}

    private record Moment(long gameMillis, long upMillis) {}

    /** Delays of the network and of the last beat before a crash. */
    private static final long SLACK_MILLIS = 10_000;

    private final Disk disk;
    private final LongSupplier upMillis;
    private final Map<String, Replay> replays = new HashMap<>();
    private final List<Promise> promises = new ArrayList<>();
    private final Map<String, Moment> clocks = new HashMap<>();
    private final Map<String, Integer> warnings = new TreeMap<>();
    private final ShareAudit shares = new ShareAudit();

    Auditor(Disk disk, LongSupplier upMillis) {
        this.disk = disk;
        this.upMillis = upMillis;
    }

    // ---- What people receive ---------------------------------------------------------------------------------------

    /** No frame holds the seed of a match that is not over. */
    void frame(Person person, String text, JsonNode message) {
        if (message.path("event").asText().equals("seating"))
            ShareAudit.frame(
                    person.name(),
                    text,
                    disk.table(person.table()).orElseThrow().document());
        String match = message.path("match").asText();
        if (match.isEmpty() || message.has("result")) return;
        String seed = Seed.of(disk.log(match).start().seed()).hex();
        if (text.contains(seed)) throw new Violation(person.name() + " was sent the seed of " + match);
    }

    void update(Person person, String connection, Optional<JsonNode> before, JsonNode update) {
        String match = update.path("match").asText();
        int version = update.path("version").asInt();
        if (version > disk.log(match).entries().size()) {
            throw new Violation(
                    person.name() + " was told of entry " + version + " of " + match + " before it was stored");
        }
        for (JsonNode sight : update.path("sights")) checkSight(person, match, version, sight);
        if (!update.path("fresh").asBoolean()) checkContinues(person, before, update);
        checkClock(match, update.at("/clock/at").asLong());
    }

    private void checkSight(Person person, String match, int version, JsonNode sight) {
        OptionalInt viewer = Viewer.read(sight.path("viewer").asText());
        boolean looksOn = person.seating().path("yours").isEmpty();
        boolean mine = viewer.isPresent()
                && (looksOn ? viewer.getAsInt() == Viewer.SPECTATOR : sits(person, viewer.getAsInt()));
        if (!mine) throw new Violation(person.name() + " sees through somebody else's eyes: " + sight.path("viewer"));
        JsonNode view = Json.tree(replay(match).at(version).view(viewer.getAsInt()));
        if (!view.equals(sight.path("view"))) {
            throw new Violation(person.name() + " sees something else at entry " + version + " of " + match
                    + " than a replay shows: " + sight.path("view") + " instead of " + view);
        }
    }

    /** By the seating that this person was sent before: after a rematch everybody sits elsewhere. */
    private static boolean sits(Person person, int viewer) {
        JsonNode chair = person.seating().path("chairs").path(viewer).path("chair");
        return Actor.isSeat(viewer) && chair.path("person").asText().equals(person.name());
    }

    /** Line by line from where this person was: nothing missed, nothing twice. What the table did may be left out. */
    private void checkContinues(Person person, Optional<JsonNode> before, JsonNode update) {
        String match = update.path("match").asText();
        int seen = before.filter(each -> each.path("match").asText().equals(match))
                .map(each -> each.path("version").asInt())
                .orElse(0);
        List<Entry> log = disk.log(match).entries();
        for (JsonNode sight : update.path("sights")) {
            int next = seen;
            for (JsonNode line : sight.path("lines")) {
                int place = line.path("version").asInt();
                while (next < place && log.get(next).actor() == Actor.TABLE) next++;
                if (place != next) {
                    throw new Violation(person.name() + " had seen " + seen + " entries of " + match
                            + " and was told of " + place + " instead of " + next);
                }
                next = place + 1;
            }
        }
    }

    /** A match runs no faster than there were servers. */
    private void checkClock(String match, long gameMillis) {
        Moment first = clocks.computeIfAbsent(match, id -> new Moment(gameMillis, upMillis.getAsLong()));
        long ran = gameMillis - first.gameMillis;
        long could = upMillis.getAsLong() - first.upMillis + SLACK_MILLIS;
        if (ran > could) {
            throw new Violation(
                    "match " + match + " ran " + ran + " ms in " + could + " ms in which there was a server");
        }
    }

    /** A move that was answered with yes is in the log, once, and stays there. */
    void answer(Person person, Person.Asked asked, JsonNode answer) {
        if (asked.seat() < 0 || !answer.path("ok").asBoolean()) return;
        Journal.Whole log = disk.log(asked.match());
        int version = answer.path("version").asInt();
        Match<?> at = replay(asked.match()).at(asked.version());
        int move = at.reading().read(asked.seat(), asked.word());
        long found = log
                .entries()
                .subList(asked.version(), Math.min(version, log.entries().size()))
                .stream()
                .filter(entry -> entry.actor() == asked.seat() && entry.move() == move)
                .count();
        if (found != 1) {
            throw new Violation("move " + asked.word() + " of " + person.name() + " was answered with yes and is "
                    + found + " times among the entries " + asked.version() + " to " + version + " of "
                    + asked.match());
        }
        promises.add(new Promise(asked.match(), version, replay(asked.match()).hash(version), person.name()));
    }

    // ---- At the end ------------------------------------------------------------------------------------------------

    /** Everything that was ever promised is there, and every log can be played again. */
    void settle() {
        for (String match : disk.matches()) {
            Journal.Whole log = disk.log(match);
            Replay again = new Replay(log);
            again.at(log.entries().size());
            if (!Arrays.equals(again.hash(log.entries().size()), log.last().hash())) {
                throw new Violation("the chain of " + match + " does not hold");
            }
            ShareAudit.match(log, again.at(log.entries().size()).over());
            replays.put(match, again);
        }
        for (Promise promise : promises) {
            boolean kept = promise.version <= disk.log(promise.match).entries().size()
                    && Arrays.equals(promise.hash, replay(promise.match).hash(promise.version));
            if (!kept) throw new Violation("what " + promise.who + " was promised in " + promise.match + " is gone");
        }
    }

    ShareAudit shares() {
        return shares;
    }

    long promises() {
        return promises.size();
    }

    private Replay replay(String match) {
        return replays.computeIfAbsent(match, id -> new Replay(disk.log(id)));
    }

    /** Warnings are allowed, but a simulation in which there are none was no storm. */
    void noteWarning(String sentence) {
        warnings.merge(sentence.replaceAll(".*: ", ""), 1, Integer::sum);
    }

    Map<String, Integer> warnings() {
        return warnings;
    }
}
