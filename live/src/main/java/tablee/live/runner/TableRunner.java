package tablee.live.runner;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import tablee.core.State;
import tablee.store.database.StoreException;
import tablee.table.NoRoomAnswer;
import tablee.table.Table;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.message.Effects;
import tablee.table.message.Errand;

/**
 * Looks after one table: one thing at a time, in the order in which it arrived. What a command brings about is written first,
 * and only then sent; what arrives meanwhile waits, with the time at which it arrived.
 *
 * <p>If a write is refused (somebody else writes this table), or nobody knows whether it happened, the table is forgotten and
 * read again. Nothing is guessed.
 */
public final class TableRunner {
    /** The answer to {@link Errand.Make} and {@link Command.Forget} when the store does not take it now. */
    public static final String UNSTORED = "unstored";

    /** For how long a table stays awake that nobody uses. */
    public static final Duration IDLE = Duration.ofMinutes(2);

    private static final long ROOM_AGAIN_MILLIS = 5_000;

    private final String id;
    private final TableRepository repository;
    private final RunnerEnvironment world;
    private final ErrandQueue waiting = new ErrandQueue();
    private final TableConnections connections = new TableConnections();

    private Optional<TableRepository.Found> found = Optional.empty();
    /** How many entries of the match are in the store. */
    private int versionKept;

    /** What was taken up a second time. */
    private Optional<Errand> again = Optional.empty();

    private boolean busy;
    private boolean leaving;

    public TableRunner(String id, TableRepository repository, RunnerEnvironment world) {
        this.id = id;
        this.repository = repository;
        this.world = world;
    }

    /** Takes this up when everything before is done. */
    public void take(Errand errand) {
        if (errand instanceof Command.Ask ask && !waiting.hasRoomFor(ask)) {
            ask.receiver().lost();
            return;
        }
        waiting.add(errand, world.now());
        goOn();
    }

    /** Whether this runner has left and takes nothing more. */
    public boolean hasLeft() {
        return leaving;
    }

    /** What waited behind its leaving, in the order in which it arrived: for the one that comes after it. */
    public List<Errand> rest() {
        return waiting.removeAll().stream().map(ErrandQueue.Arrived::errand).toList();
    }

    private void goOn() {
        while (!busy && !leaving && !waiting.isEmpty()) next();
    }

    /** Takes up what waits longest; a table that is not there yet is read before. */
    private void next() {
        if (found.isEmpty()) {
            await(repository.find(id), new Command.Wake(), this::wasRead);
            return;
        }
        ErrandQueue.Arrived arrived = waiting.remove();
        if (arrived.errand() instanceof Command.Ask ask) ask.receiver().taken();
        if (arrived.errand() instanceof Errand.Leave) makeRoom();
        else if (arrived.errand() instanceof Errand.Make make) make(make);
        else if (found.get() instanceof TableRepository.Whole whole) take(whole, arrived);
        else refuse(arrived.errand());
    }

    /** Anyone who is still there comes back at once, to wherever the table goes. */
    private void makeRoom() {
        leaving = true;
        connections.lose();
    }

    // ---- Reading ---------------------------------------------------------------------------------------------------

    /** People who were there before are still there: before anything else they are shown what is really written. */
    private void wasRead(TableRepository.Found what) {
        found = Optional.of(what);
        connections.again().forEach(connect -> waiting.addFirst(connect, world.now()));
    }

    private void forget(String why) {
        world.warn("table " + id + " is read again: " + why);
        found = Optional.empty();
        if (waiting.isEmpty()) waiting.add(new Command.Wake(), world.now());
    }

    private void make(Errand.Make make) {
        if (!(found.orElseThrow() instanceof TableRepository.Missing)) {
            make.reply().accept("There is a table of this name already.");
            return;
        }
        await(repository.make(make.record()), make, whole -> {
            found = Optional.of(whole);
            make.reply().accept("");
            world.tell(TableNews.of(make.record(), List.of(), List.of(), person -> false));
            if (make.begin()) waiting.addFirst(new Command.Begin(), world.now());
        });
    }

    private void refuse(Errand errand) {
        if (errand instanceof Command.Connect connect) connect.receiver().send(farewell(connect.language()), true);
        else if (errand instanceof Command.Forget forget) forget.reply().accept("");
        else isUnknown(errand);
    }

    private String farewell(String language) {
        TableRepository.Found what = found.orElseThrow();
        if (what instanceof TableRepository.Damaged damaged)
            return ClosingReason.DAMAGED.in(language, damaged.reason());
        return (what instanceof TableRepository.Stopped ? ClosingReason.STOPPED : ClosingReason.MISSING).in(language);
    }

    // ---- Commands --------------------------------------------------------------------------------------------------

    private void take(TableRepository.Whole whole, ErrandQueue.Arrived arrived) {
        if (isUnknown(arrived.errand()) || !(arrived.errand() instanceof Command command)) return;
        try {
            carryOut(whole, command, arrived.at());
        } catch (RuntimeException fault) {
            stop(fault);
        }
    }

    /** A connection that was opened before the table came to this node has to be opened again. */
    private boolean isUnknown(Errand errand) {
        if (errand instanceof Errand.Here here && !connections.knows(here.connection())) {
            here.receiver().lost();
            return true;
        }
        if (errand instanceof Command.Ask ask && !connections.knows(ask.connection())) {
            ask.receiver().lost();
            return true;
        }
        return false;
    }

    private void carryOut(TableRepository.Whole whole, Command command, Now at) {
        Optional<String> closing = connections.leaving(command);
        connections.note(command);
        versionKept = whole.table().version();
        Effects effects = whole.table().on(command, at);
        if (effects.writes().isEmpty()) {
            closing.ifPresent(person -> tellLeft(whole, person));
            done(whole, command, effects);
            return;
        }
        await(repository.write(whole, effects.writes(), world.now()), command, written -> {
            found = Optional.of(written);
            tell(whole, written, effects.writes());
            closing.ifPresent(person -> tellLeft(written, person));
            done(written, command, effects);
        });
    }

    /** Not every move is news: only what changes who sits where, or for whom the match waits. */
    private void tell(TableRepository.Whole before, TableRepository.Whole after, Effects.Writes writes) {
        boolean same = writes.record().isEmpty() && before.awaited().equals(after.awaited());
        Table table = after.table();
        if (!same) world.tell(TableNews.of(table.record(), before.awaited(), after.awaited(), table::isHere));
    }

    /** Who closes the table while it waits for them was not away when that began. */
    private void tellLeft(TableRepository.Whole whole, String person) {
        boolean awaited = whole.awaited().stream()
                .anyMatch(seat -> whole.table().record().chairs().get(seat).belongsTo(person));
        if (awaited && !whole.table().isHere(person))
            world.tell(new TableNews(whole.table().record(), whole.awaited(), List.of(), List.of(person)));
    }

    /** It is in the store: now it may be known. */
    private void done(TableRepository.Whole whole, Command command, Effects effects) {
        effects.sends().forEach(send -> connections.send(send.connection(), send.text(), send.last()));
        effects.looks().forEach(look -> world.lookBack(connections.place(look.connection()), look, this::send));
        effects.thoughts().forEach(thought -> world.think(thought, this::take));
        Now now = world.now();
        long wake = Math.min(whole.table().wakeAtUpMillis(now), whole.table().newsAtUpMillis());
        if (wake == State.NEVER) world.wakeNever();
        else world.wakeIn(Math.max(1, wake - now.upMillis()));
        if (command instanceof Command.Forget forget) {
            again = Optional.empty();
            forget.reply().accept("");
        }
    }

    /** What was over is over, whatever has happened since; anyone who has gone meanwhile is sent nothing. */
    private void send(Effects.Looked looked) {
        looked.texts().forEach(text -> connections.send(looked.connection(), text, false));
    }

    // ---- What goes wrong -------------------------------------------------------------------------------------------

    /** Does nothing else until this is done, for the sake of this errand. */
    private <T> void await(CompletionStage<T> stage, Errand errand, Consumer<T> then) {
        busy = true;
        world.await(stage, (value, fault) -> {
            busy = false;
            if (fault == null) then.accept(value);
            else failed(fault, errand);
            goOn();
        });
    }

    private void failed(Throwable fault, Errand errand) {
        Throwable cause = fault.getCause() == null ? fault : fault.getCause();
        Optional<StoreException.Kind> kind =
                cause instanceof StoreException store ? Optional.of(store.kind()) : Optional.empty();
        String why = String.valueOf(cause.getMessage());
        boolean full = kind.equals(Optional.of(StoreException.Kind.FULL));
        boolean readable = found.isPresent() && !full && !kind.equals(Optional.of(StoreException.Kind.GONE));
        if (!readable || !isOnceMore(errand)) isUnstored(errand);
        if (full) hasNoRoom(errand, why);
        else if (readable) forget(why);
        else {
            world.warn("table " + id + " cannot be reached: " + why);
            leave(ClosingReason.UNREACHABLE);
        }
    }

    /** Somebody waits to be forgotten, and nobody else asks again for them: on what is really written it works, or they are told. */
    private boolean isOnceMore(Errand errand) {
        if (!(errand instanceof Command.Forget) || again.filter(errand::equals).isPresent()) return false;
        again = Optional.of(errand);
        waiting.addFirst(errand, world.now());
        return true;
    }

    /** Anyone who waits for an answer has one. */
    private void isUnstored(Errand errand) {
        if (errand instanceof Errand.Make make) make.reply().accept(UNSTORED);
        if (errand instanceof Command.Forget forget) {
            again = Optional.empty();
            forget.reply().accept(UNSTORED);
        }
    }

    /**
     * Nothing was written. Anyone who asked is told so and may ask again; what the table wants by itself has to wait until
     * somebody comes back, or until it is overdue.
     */
    private void hasNoRoom(Errand errand, String why) {
        world.warn("table " + id + " cannot be written: " + why);
        if (errand instanceof Command.Ask ask && connections.knows(ask.connection())) {
            String language = connections.language(ask.connection()).orElseThrow();
            ask.receiver().send(NoRoomAnswer.noRoom(ask.text(), versionKept, language), false);
            found = Optional.empty();
            world.wakeIn(ROOM_AGAIN_MILLIS);
        } else {
            leave(ClosingReason.NO_ROOM);
        }
    }

    /** Everybody has to come back, also those who were still waiting to be let in. */
    private void leave(ClosingReason farewell) {
        connections.dismiss(farewell);
        for (ErrandQueue.Arrived arrived : waiting.removeAll()) {
            if (arrived.errand() instanceof Command.Connect connect)
                connect.receiver().send(farewell.in(connect.language()), true);
            else if (!isUnknown(arrived.errand())) isUnstored(arrived.errand());
        }
        leaving = true;
    }

    /** A fault of ours: this table stops, and no other. */
    private void stop(RuntimeException fault) {
        world.fault("table " + id + " is stopped", fault);
        connections.dismiss(ClosingReason.STOPPED);
        found = Optional.of(new TableRepository.Stopped());
    }
}
