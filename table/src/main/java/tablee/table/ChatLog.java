package tablee.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What was said lately, and how much each person has said (TABLE-28). */
final class ChatLog {
    static final int MOST_KEPT = 100;
    private static final int MOST_AT_ONCE = 5;
    private static final long WITHIN_MILLIS = 10_000;

    private final Deque<Effects.Said> lately = new ArrayDeque<>();
    private final Map<String, Deque<Long>> spokeAt = new HashMap<>();
    private int next;

    /** Goes on from lines that were kept, oldest first. */
    void recall(List<Effects.Said> lines) {
        lines.forEach(this::keep);
    }

    /** Whether this person may say something more now; if so, it counts. */
    boolean admits(String person, Now now) {
        Deque<Long> times = spokeAt.computeIfAbsent(person, someone -> new ArrayDeque<>());
        while (!times.isEmpty() && times.peek() <= now.upMillis() - WITHIN_MILLIS) times.remove();
        if (times.size() >= MOST_AT_ONCE) return false;
        times.add(now.upMillis());
        return true;
    }

    Effects.Said say(Caller caller, String text, boolean aside, Now now) {
        Effects.Said said = new Effects.Said(next, caller.person(), caller.name(), text, aside, now.wallMillis());
        keep(said);
        return said;
    }

    private void keep(Effects.Said said) {
        next = said.number() + 1;
        lately.add(said);
        if (lately.size() > MOST_KEPT) lately.remove();
    }

    void forget(String person) {
        List<Effects.Said> others = lately.stream()
                .map(line -> line.person().equals(person) ? line.blank() : line)
                .toList();
        lately.clear();
        lately.addAll(others);
    }

    List<Effects.Said> lately() {
        return new ArrayList<>(lately);
    }
}
