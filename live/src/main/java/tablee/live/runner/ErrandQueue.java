package tablee.live.runner;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.message.Errand;

/** What waits for one table, in the order in which it arrived, while the table waits for the store. */
final class ErrandQueue {
    record Arrived(Errand errand, Now at) {
        private int chars() {
            return errand instanceof Command.Ask ask ? ask.text().length() : 0;
        }

        private boolean isLineOf(String connection) {
            return errand instanceof Command.Ask ask && ask.connection().equals(connection);
        }
    }

    @Bounded(by = {Budget.LINES_WAITING, Budget.ONLOOKERS})
    private final Deque<Arrived> waiting = new ArrayDeque<>();

    private long chars;

    /** From half of what may gather on, each connection has one line and no more, so that nobody takes the room of others. */
    boolean hasRoomFor(Command.Ask ask) {
        if (chars < Budget.LINES_WAITING.most() / 2) return true;
        return chars < Budget.LINES_WAITING.most()
                && waiting.stream().noneMatch(each -> each.isLineOf(ask.connection()));
    }

    void add(Errand errand, Now at) {
        Arrived arrived = new Arrived(errand, at);
        waiting.add(arrived);
        chars += arrived.chars();
    }

    void addFirst(Errand errand, Now at) {
        Arrived arrived = new Arrived(errand, at);
        waiting.addFirst(arrived);
        chars += arrived.chars();
    }

    Arrived remove() {
        Arrived arrived = waiting.remove();
        chars -= arrived.chars();
        return arrived;
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** Empties it. */
    List<Arrived> removeAll() {
        List<Arrived> all = new ArrayList<>(waiting);
        waiting.clear();
        chars = 0;
        return all;
    }
}
