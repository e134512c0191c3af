package tablee.table.people;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import tablee.table.budget.Bounded;
import tablee.table.clock.Now;
import tablee.table.message.Effects;
import tablee.table.seats.Caller;

/** What was said lately (TABLE-28). */
public final class ChatLog {
    static final int MOST_KEPT = 100;

    @Bounded(why = "the last hundred lines, each at most four hundred characters long")
    private final Deque<Effects.Said> lately = new ArrayDeque<>();

    private int next;

    /** Goes on from lines that were kept, oldest first. */
    public void recall(List<Effects.Said> lines) {
        lines.forEach(this::keep);
    }

    public Effects.Said say(Caller caller, String text, boolean aside, Now now) {
        Effects.Said said = new Effects.Said(next, caller.person(), caller.name(), text, aside, now.wallMillis());
        keep(said);
        return said;
    }

    private void keep(Effects.Said said) {
        next = said.number() + 1;
        lately.add(said);
        if (lately.size() > MOST_KEPT) lately.remove();
    }

    public void forget(String person) {
        List<Effects.Said> others = lately.stream()
                .map(line -> line.person().equals(person) ? line.blank() : line)
                .toList();
        lately.clear();
        lately.addAll(others);
    }

    public List<Effects.Said> lately() {
        return new ArrayList<>(lately);
    }
}
