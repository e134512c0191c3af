package tablee.live.runner;

import com.fasterxml.jackson.databind.JsonNode;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.FastDice;
import tablee.core.State;
import tablee.store.Change;
import tablee.store.Store;
import tablee.store.database.StoreException;
import tablee.store.matches.Journal;
import tablee.store.tables.Chat;
import tablee.store.tables.Tables;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.message.Effects;
import tablee.table.message.Errand;
import tablee.table.message.Receiver;
import tablee.table.seats.Caller;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/** One attendant in a world that a test holds in its hands: time, and how the store behaves. */
final class Room implements RunnerEnvironment, TableStore {
    /** What becomes of the next writes. */
    enum Writing {
        KEPT,
        /** The connection breaks before the commit reaches the database. */
        CUT_BEFORE,
        /** The connection breaks before the answer to the commit comes back. */
        CUT_AFTER,
        NO_ROOM
    }

    /** What one person was sent. */
    static final class Screen implements Receiver {
        final List<JsonNode> shown = new ArrayList<>();
        boolean closed;
        boolean lost;

        @Override
        public void send(String text, boolean last) {
            shown.add(Json.parse(text));
            closed |= last;
        }

        @Override
        public void lost() {
            lost = true;
        }

        JsonNode last(String event) {
            for (int i = shown.size() - 1; i >= 0; i--) {
                if (shown.get(i).path("event").asText().equals(event)) return shown.get(i);
            }
            throw new AssertionError("no " + event + " in " + shown);
        }
    }

    private final Store store;
    private final TableStore honest;
    private final String table;
    private TableRunner runner;
    Now now = new Now(1_000, 1_800_000_000_000L);
    Writing writing = Writing.KEPT;
    boolean reachable = true;
    boolean lotsAreGone;
    /** Whether what is made beside play has to wait, and what does. */
    boolean looksWait;

    /** What bots have been asked and not answered yet. */
    final List<Runnable> thoughts = new ArrayList<>();

    final List<Runnable> looks = new ArrayList<>();
    final List<String> faults = new ArrayList<>();

    Room(Store store, String table) {
        this.store = store;
        this.table = table;
        honest = TableStore.of(store);
        runner = runner();
    }

    private TableRunner runner() {
        return new TableRunner(table, new TableRepository(this, this::seeds, this::now, Runnable::run), this);
    }

    private Seed seeds() {
        if (lotsAreGone) throw new IllegalStateException("nothing to draw from");
        return Seed.read(String.format("%064x", 1_826_394));
    }

    /** Takes this up; an attendant that has left is followed by another one, as in the cluster. */
    void take(Errand errand) {
        if (runner.hasLeft()) runner = runner();
        runner.take(errand);
    }

    /** Ann and Bob, who begins. */
    Screen[] playing(TableTerms terms) {
        take(new Errand.Make(TableRecord.of(table, terms, "ann", 0), false, fault -> {
            if (!fault.isEmpty()) throw new AssertionError(fault);
        }));
        Screen[] two = {open("ann", "en"), open("bob", "fr")};
        ask("ann", two[0], "{\"do\":\"sit\",\"id\":\"a1\",\"seat\":0}");
        ask("bob", two[1], "{\"do\":\"sit\",\"id\":\"b1\",\"seat\":1}");
        ask("ann", two[0], "{\"do\":\"start\",\"id\":\"a2\"}");
        return two;
    }

    Screen open(String person, String language) {
        Screen screen = new Screen();
        take(new Command.Connect(person, new Caller(person, person, false), language, "", -1, screen));
        return screen;
    }

    void ask(String person, Screen screen, String text) {
        take(new Command.Ask(person, text, screen));
    }

    /** A move on what this person has seen last. */
    JsonNode move(String person, Screen screen, String id, String word) {
        int version = screen.last("update").path("version").intValue();
        ask(
                person,
                screen,
                "{\"do\":\"play\",\"id\":\"" + id + "\",\"version\":" + version + ",\"move\":\"" + word + "\"}");
        return screen.last("answer");
    }

    int entries() {
        return ((Journal.Whole) store.journal().load(table + ".1")).entries().size();
    }

    List<tablee.core.Entry> log() {
        return ((Journal.Whole) store.journal().load(table + ".1")).entries();
    }

    // ---- The world -------------------------------------------------------------------------------------------------

    @Override
    public Now now() {
        return now;
    }

    @Override
    public <T> void await(CompletionStage<T> stage, BiConsumer<T, Throwable> then) {
        T value = null;
        Throwable fault = null;
        try {
            value = stage.toCompletableFuture().join();
        } catch (CompletionException e) {
            fault = e;
        }
        then.accept(value, fault);
    }

    @Override
    public void think(Effects.Thinking<?> thought, Consumer<Command> answer) {
        thoughts.add(() -> answer.accept(answer(thought)));
    }

    private static <S extends State<S>> Command answer(Effects.Thinking<S> thought) {
        return thought.answer(
                Bots.find(thought.level()).sit(thought.game()), Bot.Budget.iterations(1), new FastDice(7));
    }

    @Override
    public void lookBack(String place, Effects.LookBack look, Consumer<Effects.Looked> answer) {
        looks.add(() -> answer.accept(look.now()));
        if (!looksWait) looks.remove(0).run();
    }

    @Override
    public void wakeIn(long millis) {}

    @Override
    public void wakeNever() {}

    @Override
    public void warn(String sentence) {}

    @Override
    public void fault(String sentence, RuntimeException fault) {
        faults.add(sentence);
    }

    // ---- The store -------------------------------------------------------------------------------------------------

    private TableStore reached() {
        if (!reachable) throw new IllegalStateException("the database does not answer");
        return honest;
    }

    @Override
    public Optional<Tables.Kept> table(String id) {
        return reached().table(id);
    }

    @Override
    public Journal.Kept match(String id) {
        return reached().match(id);
    }

    @Override
    public List<Chat.Line> lately(String id, int most) {
        return reached().lately(id, most);
    }

    @Override
    public CompletableFuture<Void> write(Change change) {
        SQLException cause = new SQLException(writing.name());
        return switch (writing) {
            case KEPT -> honest.write(change);
            case CUT_BEFORE -> CompletableFuture.failedFuture(StoreException.unknown(cause));
            case CUT_AFTER ->
                honest.write(change).thenCompose(done -> CompletableFuture.failedFuture(StoreException.unknown(cause)));
            case NO_ROOM -> CompletableFuture.failedFuture(StoreException.full(cause));
        };
    }
}
