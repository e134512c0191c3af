package tablee.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.State;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.message.Effects;
import tablee.table.seats.Caller;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/**
 * A table on a stage: time passes when the test says so, what is written is kept, and what is sent lies in front of each
 * person. A connection is called like its person.
 */
final class TableScene {
    static final int SEED = 1_826_394; // deals the ring of Flip Circus that the tests know, with seat 1 to begin
    private final List<Entry> entries = new ArrayList<>();
    private final List<Effects.Said> said = new ArrayList<>();
    private final List<Effects.Report> reports = new ArrayList<>();
    private final List<Effects.Thinking<?>> thoughts = new ArrayList<>();
    private final Map<String, List<JsonNode>> received = new HashMap<>();
    private final SeedSource seeds = () -> Seed.read(String.format("%064x", this.seed));
    private final FastDice dice = new FastDice(1);

    private int seed = SEED;
    private Table table;
    private TableRecord record;
    private Optional<Effects.Begin> begin = Optional.empty();
    private long up = 1_000;
    private int asked;
    private String lastWord = "";
    private int lastSeat;

    TableScene(TableTerms terms) {
        this(TableRecord.of("t", terms, "ann", 0));
    }

    TableScene(TableTerms terms, int seed) {
        this(terms);
        this.seed = seed;
    }

    TableScene(TableRecord record) {
        this.record = record;
        table = Table.of(record, List.of(), seeds);
    }

    /** What is drawn next is something else. */
    void nextSeed() {
        seed = 0x7fffffff - seed;
    }

    /** A match between these people, the first of whom is Ann, the host; a name in capitals is a level of a bot. */
    static TableScene playing(TableTerms terms, String... seats) {
        if (terms.isLesson()) return Gathering.lesson(terms, seats);
        TableScene scene = new TableScene(terms);
        Gathering.begin(scene, seats);
        return scene;
    }

    Now now() {
        return new Now(up, 1_700_000_000_000L + up);
    }

    Effects command(Command command) {
        return command(command, now());
    }

    Effects command(Command command, Now moment) {
        Effects effects = table.on(command, moment);
        store(effects.writes());
        for (Effects.Send send : effects.allSends()) {
            received.computeIfAbsent(send.connection(), each -> new ArrayList<>())
                    .add(Json.parse(send.text()));
        }
        thoughts.addAll(effects.thoughts());
        return effects;
    }

    private void store(Effects.Writes writes) {
        writes.begin().ifPresent(next -> {
            begin = Optional.of(next);
            entries.clear();
        });
        if (!writes.entries().isEmpty() && entries.size() != writes.version()) throw new AssertionError("a gap");
        entries.addAll(writes.entries());
        writes.record().ifPresent(next -> record = next);
        said.addAll(writes.said());
        reports.addAll(writes.reports());
    }

    // ---- What people do --------------------------------------------------------------------------------------------

    void connect(String person) {
        command(new Command.Connect(person, new Caller(person, person, false), "en", "", -1));
    }

    void connectAgain(String person, String match, int version) {
        command(new Command.Connect(person, new Caller(person, person, false), "en", match, version));
    }

    void leave(String person) {
        command(new Command.Disconnect(person));
    }

    /** Asks, and gives the answer. */
    JsonNode ask(String person, String what, Object... fields) {
        return askWithId(person, "a" + asked++, what, fields);
    }

    JsonNode askWithId(String person, String id, String what, Object... fields) {
        Map<String, Object> request = new HashMap<>(Map.of("do", what, "id", id));
        for (int i = 0; i < fields.length; i += 2) request.put((String) fields[i], fields[i + 1]);
        return askText(person, Json.text(request));
    }

    JsonNode askText(String person, String text) {
        command(new Command.Ask(person, text));
        return last(person, "answer");
    }

    /** Plays the first move that this person was offered in a seat, or the first whose word begins so. */
    JsonNode play(String person, int seat, String begins) {
        for (JsonNode choice : sight(person, seat).path("moves")) {
            String word = choice.path("word").textValue();
            if (!word.startsWith(begins)) continue;
            return ask(person, "play", "version", version(), "seat", seat, "move", word);
        }
        throw new AssertionError("no move " + begins + " for seat " + seat + " in " + sight(person, seat));
    }

    JsonNode play(String person, int seat) {
        return play(person, seat, "");
    }

    /** The person who is to act plays the first move offered. */
    void playOn(int moves) {
        for (int i = 0; i < moves && table.record().isPlaying(); i++) playAny();
    }

    boolean someoneCanPlay() {
        for (int seat = 0; seat < record.chairs().size(); seat++) if (canPlay(seat)) return true;
        return false;
    }

    private boolean canPlay(int seat) {
        Optional<String> somebody = record.chairs().get(seat).person();
        return somebody.filter(person -> hasReceived(person, "update"))
                .flatMap(person -> seen(person, seat))
                .filter(sight -> !sight.path("moves").isEmpty())
                .isPresent();
    }

    void playAny() {
        for (int seat = 0; seat < record.chairs().size(); seat++) {
            if (!canPlay(seat)) continue;
            String person = record.chairs().get(seat).person().orElseThrow();
            JsonNode moves = sight(person, seat).path("moves");
            lastWord = moves.get(dice.roll(moves.size())).path("word").textValue();
            lastSeat = seat;
            ask(person, "play", "version", version(), "seat", seat, "move", lastWord);
            return;
        }
        throw new AssertionError("nobody has a move");
    }

    // ---- Time and programs -----------------------------------------------------------------------------------------

    /** Lets time pass, waking the table whenever it wants to be. */
    void pass(long millis) {
        long until = up + millis;
        for (long wake = table.wakeAtUpMillis(now()); wake <= until; wake = table.wakeAtUpMillis(now())) {
            up = Math.max(up, wake);
            command(new Command.Wake());
        }
        up = until;
    }

    /** Time passes and the table sleeps through it. */
    void oversleep(long millis) {
        up += millis;
    }

    /** Programs answer what they were asked, and what they are asked then, at most this often. */
    void botsThink(int most) {
        for (int i = 0; i < most && !thoughts.isEmpty(); i++) command(answer(thoughts.remove(0)));
    }

    private <S extends State<S>> Command answer(Effects.Thinking<S> thinking) {
        Bot bot = Bots.find(thinking.level());
        return thinking.answer(bot.sit(thinking.game()), Bot.Budget.iterations(20), new FastDice(dice.bits()));
    }

    List<Effects.Thinking<?>> thoughts() {
        return thoughts;
    }

    /** The process dies; the table comes back from what was written, after the server was down for an hour. */
    void crash() {
        long gameMillis = table.gameMillis(now());
        up += 3_600_000;
        table = again(gameMillis);
        thoughts.clear();
    }

    private Table again(long gameMillis) {
        if (begin.isEmpty()) return Table.of(record, said, seeds);
        Table.Kept kept = new Table.Kept(begin.get().head(), begin.get().seed(), List.copyOf(entries));
        return Table.of(record, kept, gameMillis, said, seeds, now());
    }

    // ---- What there is to see --------------------------------------------------------------------------------------

    List<JsonNode> received(String person) {
        return received.getOrDefault(person, List.of());
    }

    void forgetReceived() {
        received.clear();
    }

    /** All but the last update, from which people choose their moves. */
    void forgetReceivedButUpdates() {
        for (List<JsonNode> all : received.values()) {
            List<JsonNode> updates = all.stream()
                    .filter(each -> each.path("event").textValue().equals("update"))
                    .toList();
            all.clear();
            if (!updates.isEmpty()) all.add(updates.get(updates.size() - 1));
        }
    }

    /** What {@link #playAny} played last. */
    String lastWord() {
        return lastWord;
    }

    int lastSeat() {
        return lastSeat;
    }

    JsonNode last(String person, String event) {
        List<JsonNode> all = received(person);
        for (int i = all.size() - 1; i >= 0; i--) {
            if (all.get(i).path("event").textValue().equals(event)) return all.get(i);
        }
        throw new AssertionError(person + " never received " + event);
    }

    boolean hasReceived(String person, String event) {
        return received(person).stream()
                .anyMatch(each -> each.path("event").textValue().equals(event));
    }

    /** What a seat was shown last. */
    JsonNode sight(String person, int seat) {
        return seen(person, seat)
                .orElseThrow(() -> new AssertionError(person + " does not see with the eyes of " + seat));
    }

    private Optional<JsonNode> seen(String person, int seat) {
        for (JsonNode sight : last(person, "update").path("sights")) {
            if (sight.path("viewer").textValue().equals(Integer.toString(seat))) return Optional.of(sight);
        }
        return Optional.empty();
    }

    Table table() {
        return table;
    }

    TableRecord record() {
        return record;
    }

    List<Entry> entries() {
        return entries;
    }

    int version() {
        return entries.size();
    }

    List<Effects.Report> reports() {
        return reports;
    }
}
