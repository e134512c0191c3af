package tablee.simtest;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import tablee.core.Dice;
import tablee.live.runner.TableRunner;
import tablee.live.tournament.TournamentEnvironment;
import tablee.live.tournament.TournamentRunner;
import tablee.live.tournament.TournamentSnapshot;
import tablee.live.tournament.TournamentWish;
import tablee.store.database.StoreException;
import tablee.store.tournaments.Tournaments;
import tablee.table.clock.Now;
import tablee.table.message.Errand;
import tablee.table.seats.TableRecord;

/** The tournaments of one node, which are gone with it. Its way to the store takes time and is cut now and then. */
final class NodeTournaments implements TournamentEnvironment {
    private static final long LOOK_MILLIS = 1_000;
    private static final long ANSWER_WITHIN_MILLIS = 5_000;
    private static final int MOST_MILLIS = 30;
    private static final int CUT_IN = 40;

    private final Node node;
    private final Cluster cluster;
    private final Agenda agenda;
    private final Dice dice;
    private final TournamentDisk disk;
    private final Auditor auditor;
    private final Map<String, TournamentRunner> runners = new TreeMap<>();
    private boolean calm;

    NodeTournaments(Node node, Cluster cluster, Agenda agenda, Dice dice, TournamentDisk disk, Auditor auditor) {
        this.node = node;
        this.cluster = cluster;
        this.agenda = agenda;
        this.dice = dice;
        this.disk = disk;
        this.auditor = auditor;
        later(LOOK_MILLIS, this::look);
    }

    void calmDown() {
        calm = true;
    }

    private void look() {
        disk.due(now().upMillis()).forEach(id -> take(id, TournamentWish.wake()));
        later(LOOK_MILLIS, this::look);
    }

    void take(String id, TournamentWish wish) {
        runners.computeIfAbsent(id, each -> new TournamentRunner(each, this)).take(wish);
    }

    /** What a dead process was about to do does not happen. */
    private void later(long millis, Runnable task) {
        agenda.in(millis, () -> {
            if (!node.isDead()) task.run();
        });
    }

    @Override
    public Now now() {
        return node.now();
    }

    @Override
    public CompletionStage<Optional<TournamentSnapshot>> read(String id, int known) {
        CompletableFuture<Optional<TournamentSnapshot>> found = new CompletableFuture<>();
        agenda.in(1 + dice.roll(MOST_MILLIS), () -> found.complete(disk.snapshot(id, known)));
        return found;
    }

    @Override
    public CompletionStage<Void> write(Tournaments.Append append) {
        return commit(() -> disk.append(append));
    }

    @Override
    public CompletionStage<Void> settle(String id, int version, long wakeMillis) {
        return commit(() -> disk.settle(id, version, wakeMillis));
    }

    /** A commit that is cut may have happened, and may not; and one that is under way outlives its node. */
    private CompletionStage<Void> commit(Runnable change) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        agenda.in(1 + dice.roll(MOST_MILLIS), () -> {
            boolean cut = !calm && dice.roll(CUT_IN) == 0;
            if (cut && dice.roll(2) == 0) {
                done.completeExceptionally(StoreException.gone("the line was cut"));
                return;
            }
            try {
                change.run();
            } catch (StoreException refused) {
                done.completeExceptionally(refused);
                return;
            }
            if (cut) done.completeExceptionally(StoreException.gone("the line was cut"));
            else done.complete(null);
        });
        return done;
    }

    @Override
    public CompletionStage<Void> make(TableRecord record) {
        CompletableFuture<Void> made = new CompletableFuture<>();
        cluster.route(node, record.id(), new Errand.Make(record, true, fault -> {
            if (fault.equals(TableRunner.UNSTORED)) made.completeExceptionally(StoreException.gone("not stored"));
            else made.complete(null);
        }));
        agenda.in(ANSWER_WITHIN_MILLIS, () -> made.completeExceptionally(StoreException.gone("no answer")));
        return made;
    }

    @Override
    public <T> void await(CompletionStage<T> stage, BiConsumer<T, Throwable> then) {
        var unused = stage.whenComplete((value, fault) -> later(0, () -> then.accept(value, fault)));
    }

    @Override
    public void tell(String id, int version) {}

    @Override
    public void warn(String sentence) {
        auditor.noteWarning(sentence.replaceAll("tournament \\w+", "a tournament"));
    }
}
