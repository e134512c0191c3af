package tablee.lab.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.Actor;
import tablee.core.Count;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Match;
import tablee.core.ReadableState;
import tablee.core.State;
import tablee.core.Survey;
import tablee.core.Surveys;
import tablee.core.Told;
import tablee.core.Viewer;

/** Watches how one game goes, by what every game tells and counts, and by the game's own survey where it has one. */
final class CourseWatch<S extends State<S>> implements Survey.Tally {
    private static final String FIRST_PLAYER = "FirstPlayer";
    private static final int NOBODY = -1;
    /** A word of the game's, such as {@code animal.otter}, and no place or number. */
    private static final String KIND = "[a-z-]+\\.[a-z-]+";

    /** Rounds, or turns: how many were begun, and how it stood after each. */
    private static final class Clock {
        private final SortedMap<Integer, List<Integer>> after = new TreeMap<>();
        private List<Integer> last = List.of();
        private int now;

        void reach(int next, ReadableState state) {
            if (next <= now) return;
            if (now > 0) note(now, ScoreLead.scores(state));
            now = next;
        }

        void note(int round, List<Integer> scores) {
            if (!last.equals(scores)) after.put(round, scores);
            last = scores;
        }
    }

    private final Optional<Survey<S>> survey;
    private final Clock rounds = new Clock();
    private final Clock turns = new Clock();
    private final Set<Integer> decided = new LinkedHashSet<>();
    private final SortedMap<String, Integer> told = new TreeMap<>();
    private final SortedMap<String, Course.Note> noted = new TreeMap<>();
    private int first = NOBODY;

    CourseWatch(Game<S> game) {
        survey = Surveys.find(game);
    }

    void before(Match<S> match, Entry entry) {
        survey.ifPresent(each -> each.before(match.state(), entry.actor(), entry.move(), this));
    }

    void after(Match<S> match, Entry entry, Told heard) {
        if (Actor.isSeat(entry.actor())) decided.add(entry.actor());
        for (Record event : heard.to(Viewer.ALL)) hear(match.reading(), event);
        survey.ifPresent(each -> each.after(match.state(), entry.actor(), heard, this));
    }

    private void hear(ReadableState state, Record event) {
        EventFacts facts = EventFacts.of(event);
        facts.count(event, (name, count) -> told.merge(name, count, Integer::sum));
        facts.number(event, "round").ifPresent(round -> rounds.reach(round, state));
        facts.number(event, "turn").ifPresent(turn -> turns.reach(turn, state));
        if (first == NOBODY && facts.isNamed(FIRST_PLAYER))
            first = facts.number(event, "seat").orElse(NOBODY);
    }

    Course course(Match<S> match) {
        ReadableState state = match.reading();
        Clock clock = rounds.now > 0 ? rounds : turns;
        clock.note(Math.max(1, clock.now), ScoreLead.scores(state));
        String unit = rounds.now > 0 ? "round" : "turn";
        return new Course(order(state.seats()), unit, clock.now, clock.after, sources(state), told, noted);
    }

    /** Clockwise from the one who was told to begin; where nobody was, in the order of the first decisions. */
    private List<Integer> order(int seats) {
        Set<Integer> order = new LinkedHashSet<>();
        if (first == NOBODY) order.addAll(decided);
        for (int i = 0; i < seats; i++) order.add((Math.max(0, first) + i) % seats);
        return new ArrayList<>(order);
    }

    private static SortedMap<String, List<Integer>> sources(ReadableState state) {
        SortedMap<String, List<Integer>> sources = new TreeMap<>();
        for (Count.Item item : state.count().items()) {
            add(sources, name(item), item, state.seats());
            if (!isPlain(item)) continue;
            for (Count.Item part : item.parts()) {
                if (!isPlain(part)) add(sources, name(item) + ">" + name(part), part, state.seats());
            }
        }
        return sources;
    }

    private static void add(SortedMap<String, List<Integer>> sources, String name, Count.Item item, int seats) {
        List<Integer> points = sources.computeIfAbsent(name, each -> new ArrayList<>(Collections.nCopies(seats, 0)));
        points.set(item.seat(), points.get(item.seat()) + item.points());
    }

    /** Whether it names no kind of thing. */
    private static boolean isPlain(Count.Item item) {
        return name(item).equals(item.key());
    }

    private static String name(Count.Item item) {
        StringBuilder name = new StringBuilder(item.key());
        for (Object arg : item.args()) {
            if (arg instanceof String text && text.matches(KIND))
                name.append('+').append(text);
        }
        return name.toString();
    }

    // ---- What the game's survey notes ------------------------------------------------------------------------------

    @Override
    public void add(String figure, int amount) {
        noted.merge(figure, new Course.Note(amount, 0), (a, b) -> new Course.Note(a.sum() + b.sum(), 0));
    }

    @Override
    public void note(String figure, int value) {
        noted.merge(
                figure, new Course.Note(value, 1), (a, b) -> new Course.Note(a.sum() + b.sum(), a.count() + b.count()));
    }
}
