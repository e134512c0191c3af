package tablee.core;

import java.util.ArrayList;
import java.util.List;

/**
 * What one entry tells each viewer. Rules write to it while they play; an event is a record of plain data.
 *
 * <p>Searches pass {@link #DEAF}, and rules make no event when nobody is {@link #listening}.
 */
public final class Told {
    public static final Told DEAF = new Told(false);

    private record Heard(long viewers, Record event) {}

    /** @param heard how many events were told before */
    private record Reveal(long viewers, int heard) {}

    private final boolean listening;
    private final List<Heard> heard = new ArrayList<>();
    private final List<Reveal> reveals = new ArrayList<>();
    private boolean fixed;

    private Told(boolean listening) {
        this.listening = listening;
    }

    public Told() {
        this(true);
    }

    public boolean listening() {
        return listening;
    }

    /** Tells everybody. */
    public void all(Record event) {
        if (listening) heard.add(new Heard(Viewer.EVERYBODY, event));
    }

    /** Tells some viewers, and those who may see everything, one thing and all others another. */
    public void some(long insiders, Record event, Record toOthers) {
        if (!listening) return;
        long knowing = insiders | 1L << Viewer.ALL;
        heard.add(new Heard(knowing, event));
        heard.add(new Heard(Viewer.EVERYBODY & ~knowing, toOthers));
    }

    /** Tells only some viewers, and those who may see everything. */
    public void only(long insiders, Record event) {
        if (listening) heard.add(new Heard(insiders | 1L << Viewer.ALL, event));
    }

    /**
     * Marks that these viewers learn something that was hidden from them: no undo goes back before this entry. What is told from here on
     * may depend on it; what was told before does not.
     */
    public void reveal(long viewers) {
        if (listening) reveals.add(new Reveal(viewers, heard.size()));
    }

    public long revealedTo() {
        long viewers = 0;
        for (Reveal each : reveals) viewers |= each.viewers;
        return viewers;
    }

    /** Marks that no undo goes back before this entry although nobody learned anything: a clock was started, or ran out. */
    public void fix() {
        if (listening) fixed = true;
    }

    /** Whether an undo stops at this entry by the game's own rules. */
    boolean isFixed() {
        return fixed || !reveals.isEmpty();
    }

    public List<Record> to(int viewer) {
        return to(viewer, heard.size());
    }

    /** What this viewer is told before something hidden is revealed to it. */
    public List<Record> beforeReveal(int viewer) {
        int most = reveals.stream()
                .filter(each -> Actor.in(each.viewers, viewer))
                .mapToInt(Reveal::heard)
                .findFirst()
                .orElse(heard.size());
        return to(viewer, most);
    }

    private List<Record> to(int viewer, int most) {
        return heard.subList(0, most).stream()
                .filter(each -> Actor.in(each.viewers, viewer))
                .map(Heard::event)
                .toList();
    }
}
