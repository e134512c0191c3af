package tablee.server.dailies;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

/** A table of a daily, with the runner that looks after it in a server, played on one thread at a time that the test names. */
final class PlayedTable implements RunnerEnvironment {
    private static final int BOT_ITERATIONS = 8;
    /** What a decision takes, where time runs. */
    private static final long MOVE_MILLIS = 3_000;

    private static final long NEVER = Long.MAX_VALUE;

    private final TableRecord record;
    private final long wallMillis;
    private final boolean strong;
    private final TableRunner runner;
    private final Deque<Runnable> agenda = new ArrayDeque<>();
    private final List<String> faults = new ArrayList<>();
    private final Map<String, JsonNode> updates = new HashMap<>();
    private long wakeUpMillis = NEVER;
    private long up = 1;

    /** @param strong whether bots play as they do here; at random otherwise, so that somebody who plays at random wins too */
    PlayedTable(Store store, TableRecord record, long wallMillis, boolean strong) {
        this.strong = strong;
        this.record = record;
        this.wallMillis = wallMillis;
        ServerClock clock = this::now;
        TableRepository repository =
                new TableRepository(TableStore.of(store), () -> Seed.read("00".repeat(32)), clock, Runnable::run);
        runner = new TableRunner(record.id(), repository, this);
    }

    /** These people play at random to the end, or give up after this number of moves. */
    void play(List<String> people, FastDice dice, int most) {
        take(new Errand.Make(record, true, fault -> {
            if (!fault.isEmpty()) faults.add(fault);
        }));
        for (String each : people)
            take(new Command.Connect(each, new Caller(each, each, false), "en", "", -1, receiver(each)));
        for (int moves = 0; !updates.get(people.get(0)).has("result"); moves++) {
            if (!faults.isEmpty()) throw new AssertionError(faults.toString());
            Optional<String> next = people.stream()
                    .filter(each -> !updates.get(each).at("/sights/0/moves").isEmpty())
                    .findFirst();
            if (next.isEmpty() && wakeUpMillis == NEVER)
                throw new AssertionError("nothing to do in " + updates + faults);
            up = next.isPresent() ? up + MOVE_MILLIS : Math.max(up, wakeUpMillis);
            if (up >= wakeUpMillis) wake();
            else move(next.orElseThrow(), dice, moves < most);
        }
        for (String each : people) take(new Command.Disconnect(each));
        if (!faults.isEmpty()) throw new AssertionError(faults.toString());
    }

    /** What was decided on before the clock has acted is decided on again. */
    private void wake() {
        wakeUpMillis = NEVER;
        take(new Command.Wake());
    }

    private void move(String person, FastDice dice, boolean plays) {
        JsonNode update = updates.get(person);
        JsonNode choices = update.at("/sights/0/moves");
        String word = choices.get(dice.roll(choices.size())).path("word").textValue();
        int seat = record.seatsOf(person).get(0);
        String request = plays
                ? "{\"do\":\"play\",\"version\":" + update.path("version") + ",\"seat\":" + seat + ",\"move\":\"" + word
                        + "\"}"
                : "{\"do\":\"resign\",\"seat\":" + seat + "}";
        take(new Command.Ask(person, request));
    }

    private void take(Errand errand) {
        runner.take(errand);
        while (!agenda.isEmpty()) agenda.remove().run();
    }

    private Receiver receiver(String person) {
        return new Receiver() {
            @Override
            public void send(String text, boolean last) {
                JsonNode message = Json.parse(text);
                if (message.path("event").textValue().equals("update")) updates.put(person, message);
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

    private <S extends State<S>> Command decide(Effects.Thinking<S> thought) {
        FastDice dice = new FastDice(thought.choice().orElseThrow());
        return thought.answer(
                Bots.find(strong ? thought.level() : "random").sit(thought.game()),
                Bot.Budget.iterations(BOT_ITERATIONS),
                dice);
    }

    @Override
    public void wakeIn(long millis) {
        wakeUpMillis = up + millis;
    }

    @Override
    public void wakeNever() {
        wakeUpMillis = NEVER;
    }

    @Override
    public void warn(String sentence) {
        faults.add(sentence);
    }

    @Override
    public void fault(String sentence, RuntimeException fault) {
        throw fault;
    }
}
