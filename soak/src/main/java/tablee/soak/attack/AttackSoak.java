package tablee.soak.attack;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongConsumer;
import tablee.soak.ServerProcess;
import tablee.soak.SoakPlayers;

/**
 * {@code tablee soak --attack}: honest people play at a server with little memory while strangers try everything that ever
 * hurt one, each in turn and then all at once. At the end the process is the same one, every honest move was answered once,
 * and what is kept is what the budgets of {@code docs/security.md} allow.
 */
public final class AttackSoak {
    private static final int MEGABYTES = 256;
    private static final long PACE_MILLIS = 250;
    /** The calm before and after, and all attacks at once, each last as long as this many single attacks. */
    private static final int LONG_PHASE = 3;

    private static final long GOES_ON_WITHIN_SECONDS = 60;

    /**
     * @param seconds for everything but starting and stopping
     * @param only words for the attacks to try, all of them if there are none
     */
    public record Plan(int seconds, int tables, int addresses, long seed, Path folder, List<String> only) {
        public Plan(int seconds, int tables, int addresses, long seed, Path folder) {
            this(seconds, tables, addresses, seed, folder, List.of());
        }
    }

    private final Plan plan;
    private final List<Attack> attacks;
    private final PrintStream progress;
    private final List<String> wrong = new ArrayList<>();
    private final FreezeDetector pulse = new FreezeDetector();

    public AttackSoak(Plan plan, PrintStream progress) {
        this.plan = plan;
        attacks = Attack.named(plan.only);
        this.progress = progress;
    }

    /** The answer is all that was found wrong. */
    public List<String> run() {
        Path database = plan.folder.resolve("tablee.db");
        List<String> arguments =
                List.of("--port", "0", "--data", plan.folder.toString(), "--trusted-proxy", "127.0.0.1");
        try (pulse;
                ServerProcess server = ServerProcess.serve(plan.folder.resolve("server.log"), MEGABYTES, arguments);
                SoakPlayers people = new SoakPlayers(server::address, plan.seed, PACE_MILLIS, AttackSoak::address)) {
            people.sitDown(plan.tables);
            attack(server, people);
            if (!server.isAlive()) return wrong;
            people.close();
            server.stop();
            List<String> broken = people.ledger().check(database.toString());
            progress.println(people.ledger().promises() + " honest moves were answered with yes, " + broken.size()
                    + " of them or of their matches are not kept as they were told");
            wrong.addAll(broken);
        }
        SortedMap<String, Long> rows = ServerState.rows(database);
        progress.println("rows kept: " + Allowed.compared(rows, plan) + "; " + (size(database) >> 10) + " KB");
        wrong.addAll(Allowed.rows(rows, plan));
        return wrong;
    }

    /** Honest people come from a proxy that the server trusts, each from a place of their own. */
    private static String address(int player) {
        return "127.1." + player / 250 + "." + (1 + player % 250);
    }

    private void attack(ServerProcess server, SoakPlayers people) {
        int port = URI.create(server.address()).getPort();
        try (Attackers attackers = new Attackers(plan.addresses, port, people.tables(), new Random(plan.seed))) {
            phase(server, people, "calm", LONG_PHASE, SoakPlayers::sleep);
            long calmHeap = ServerState.heapMegabytes(server.pid());
            for (Attack attack : attacks)
                phase(server, people, "somebody " + attack, 1, striking(attackers, random -> attack));
            phase(
                    server,
                    people,
                    "all at once",
                    LONG_PHASE,
                    striking(attackers, random -> attacks.get(random.nextInt(attacks.size()))));
            phase(server, people, "calm again", LONG_PHASE, SoakPlayers::sleep);
            progress.println("attacks that went through: " + attackers.strikes());
            progress.println(
                    "the server is " + (server.isAlive() ? "still" : "no longer") + " process " + server.pid());
            heap(server, calmHeap);
        }
    }

    private static LongConsumer striking(Attackers attackers, Function<Random, Attack> how) {
        return millis -> attackers.attackUntil(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis), how);
    }

    /** One part of the evening: how quickly honest people were answered meanwhile, and whether all tables go on. */
    private void phase(ServerProcess server, SoakPlayers people, String name, int parts, LongConsumer act) {
        if (!server.isAlive()) return;
        long from = System.nanoTime();
        ProcessorUse use = ProcessorUse.from(server.pid());
        long stood = pulse.stoodMillis();
        int lost = people.ledger().lostLines();
        act.accept(plan.seconds * 1000L * parts / (attacks.size() + 3 * LONG_PHASE));
        double[] waits = people.ledger().waitsMillis(from, System.nanoTime());
        progress.printf(
                "%-80s %5d answers, p50 %.1f ms, p99 %.1f ms; %s; %d lines lost; stood still for %.1f s%n",
                name,
                waits.length,
                at(waits, 0.5),
                at(waits, 0.99),
                use.since(),
                people.ledger().lostLines() - lost,
                (pulse.stoodMillis() - stood) / 1e3);
        if (!server.isAlive()) wrong.add("the server ended while " + name);
        else if (people.goesOnWithin(GOES_ON_WITHIN_SECONDS).isEmpty())
            wrong.add("honest tables stood still after " + name + ": " + people.stuckFor(GOES_ON_WITHIN_SECONDS));
    }

    private void heap(ServerProcess server, long calm) {
        if (!server.isAlive()) return;
        long now = ServerState.heapMegabytes(server.pid());
        progress.println("heap after a collection: " + calm + " MB when calm, " + now + " MB after all attacks");
        wrong.addAll(Allowed.heap(calm, now));
    }

    private static double at(double[] sorted, double part) {
        return sorted.length == 0 ? Double.NaN : sorted[(int) Math.min(sorted.length - 1, sorted.length * part)];
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
