package tablee.simtest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import tablee.core.Dice;
import tablee.table.message.Command;
import tablee.table.message.Errand;

/**
 * A few nodes, and who of them looks after which table. A table whose node is gone is homeless until the others notice. While
 * a node is cut off it goes on with its tables, as it does not know better, although the others have given them new homes.
 */
final class Cluster {
    static final int PLACES = 3;
    private static final int NOTICED_AFTER_MILLIS = 10_000;

    private final Agenda agenda;
    private final Dice dice;
    private final Supplier<Node> starts;
    private final List<Optional<Node>> nodes = new ArrayList<>();
    private final Map<String, Node> homes = new HashMap<>();
    private final Set<Node> cutOff = new HashSet<>();
    private long upMillis;
    private long countedAtMillis;

    Cluster(Agenda agenda, Dice dice, Supplier<Node> starts) {
        this.agenda = agenda;
        this.dice = dice;
        this.starts = starts;
        for (int place = 0; place < PLACES; place++) nodes.add(Optional.empty());
    }

    void startAll() {
        IntStream.range(0, PLACES).forEach(this::start);
    }

    private void start(int place) {
        if (nodes.get(place).isPresent()) return;
        count();
        nodes.set(place, Optional.of(starts.get()));
    }

    /** For how long there was at least one node. */
    long upMillis() {
        count();
        return upMillis;
    }

    private void count() {
        if (nodes.stream().anyMatch(Optional::isPresent)) upMillis += agenda.nowMillis() - countedAtMillis;
        countedAtMillis = agenda.nowMillis();
    }

    // ---- Mail ------------------------------------------------------------------------------------------------------

    /** A node that a person can reach, if there is one. */
    Optional<Node> door() {
        return nodes.get(dice.roll(PLACES));
    }

    /** From a node to whatever node it thinks looks after this table. */
    void route(Node from, String table, Errand errand) {
        if (from.isDead()) return;
        Node home = homes.computeIfAbsent(table, id -> anyOfTheOthers());
        boolean mine = cutOff.contains(from) && from.looksAfter(table);
        Node to = mine ? from : home;
        if (to == from || !cutOff.contains(from) && !cutOff.contains(to)) {
            agenda.in(1, () -> to.take(table, errand));
        }
    }

    void wake(String table) {
        door().ifPresent(node -> route(node, table, new Command.Wake()));
    }

    void passivate(String table) {
        Optional.ofNullable(homes.get(table)).ifPresent(node -> node.passivate(table));
    }

    private Node anyOfTheOthers() {
        List<Node> fit = live().stream().filter(node -> !cutOff.contains(node)).toList();
        return fit.isEmpty() ? live().get(0) : fit.get(dice.roll(fit.size()));
    }

    List<Node> live() {
        return nodes.stream().flatMap(Optional::stream).toList();
    }

    // ---- Faults ----------------------------------------------------------------------------------------------------

    /** kill -9; its tables find a new home when the others notice, and a new process starts at its place. */
    void kill(int place, long awayMillis) {
        nodes.get(place).ifPresent(node -> {
            count();
            node.die();
            nodes.set(place, Optional.empty());
            cutOff.remove(node);
            agenda.in(1_000 + dice.roll(NOTICED_AFTER_MILLIS), () -> evict(node));
            agenda.in(awayMillis, () -> start(place));
        });
    }

    private void evict(Node node) {
        homes.values().removeIf(home -> home == node);
    }

    /** Cuts a node off from the others, not from the database and not from people. Some time later it gives itself up. */
    void cutOff(int place) {
        nodes.get(place).filter(node -> live().size() > 1).ifPresent(node -> {
            cutOff.add(node);
            agenda.in(2_000 + dice.roll(NOTICED_AFTER_MILLIS), () -> evict(node));
            agenda.in(5_000 + dice.roll(3 * NOTICED_AFTER_MILLIS), () -> giveUp(place, node));
        });
    }

    private void giveUp(int place, Node node) {
        if (nodes.get(place).equals(Optional.of(node))) kill(place, 5_000);
    }
}
