package tablee.server.dailies;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.FastDice;
import tablee.core.State;
import tablee.live.runner.RunnerEnvironment;
import tablee.live.runner.ServerClock;
import tablee.live.runner.TableRepository;
import tablee.live.runner.TableRunner;
import tablee.live.runner.TableStore;
import tablee.store.Store;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.message.Effects;
import tablee.table.message.Errand;
import tablee.table.message.Receiver;
import tablee.table.seats.Caller;
import tablee.table.seats.TableRecord;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/** One person's table of a daily, with the runner that looks after it in a server, played on one thread at a time that the test names. */
final class PlayedTable implements RunnerEnvironment {
    private static final int BOT_ITERATIONS = 8;

    private final TableRecord record;
    private final long wallMillis;
    private final TableRunner runner;
    private final Deque<Runnable> agenda = new ArrayDeque<>();
    private final List<String> faults = new ArrayList<>();
    private JsonNode update = Json.parse("{}");
    private long up = 1;

    PlayedTable(Store store, TableRecord record, long wallMillis) {
        this.record = record;
        this.wallMillis = wallMillis;
        ServerClock clock = this::now;
        TableRepository repository =
                new TableRepository(TableStore.of(store), () -> Seed.read("00".repeat(32)), clock, Runnable::run);
        runner = new TableRunner(record.id(), repository, this);
    }

    /** Plays at random to the end, or gives up after so many moves. */
    void play(String person, FastDice dice, int most) {
        take(new Errand.Make(record, true, fault -> {
            if (!fault.isEmpty()) faults.add(fault);
        }));
        take(new Command.Connect("c", new Caller(person, person, false), "en", "", -1, receiver()));
        int seat = record.seatsOf(person).get(0);
        for (int moves = 0; !update.has("result"); moves++) {
            JsonNode choices = update.at("/sights/0/moves");
            if (choices.isEmpty()) throw new AssertionError("nothing to do in " + update + faults);
            String word = choices.get(dice.roll(choices.size())).path("word").textValue();
            String request = moves < most
                    ? "{\"do\":\"play\",\"version\":" + update.path("version") + ",\"seat\":" + seat + ",\"move\":\""
                            + word + "\"}"
                    : "{\"do\":\"resign\",\"seat\":" + seat + "}";
            take(new Command.Ask("c", request));
        }
        take(new Command.Disconnect("c"));
        if (!faults.isEmpty()) throw new AssertionError(faults.toString());
    }

    private void take(Errand errand) {
        runner.take(errand);
        while (!agenda.isEmpty()) agenda.remove().run();
    }

    private Receiver receiver() {
        return new Receiver() {
            @Override
            public void send(String text, boolean last) {
                JsonNode message = Json.parse(text);
                if (message.path("event").textValue().equals("update")) update = message;
                if (message.has("refused")) faults.add(text);
            }

            @Override
            public void lost() {
                faults.add("lost");
            }
        };
    }

    @Override
    public Now now() {
        return new Now(up++, wallMillis);
    }

    @Override
    public <T> void await(CompletionStage<T> stage, BiConsumer<T, Throwable> then) {
        try {
            T value = stage.toCompletableFuture().join();
            agenda.add(() -> then.accept(value, null));
        } catch (CompletionException fault) {
            agenda.add(() -> then.accept(null, fault.getCause()));
        }
    }

    @Override
    public void think(Effects.Thinking<?> thought, Consumer<Command> answer) {
        agenda.add(() -> answer.accept(decide(thought)));
    }

    private static <S extends State<S>> Command decide(Effects.Thinking<S> thought) {
        FastDice dice = new FastDice(thought.choice().orElseThrow());
        return thought.answer(
                Bots.find(thought.level()).sit(thought.game()), Bot.Budget.iterations(BOT_ITERATIONS), dice);
    }

    @Override
    public void wakeIn(long millis) {}

    @Override
    public void wakeNever() {}

    @Override
    public void warn(String sentence) {
        faults.add(sentence);
    }

    @Override
    public void fault(String sentence, RuntimeException fault) {
        throw fault;
    }
}
