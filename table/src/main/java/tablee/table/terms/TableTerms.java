package tablee.table.terms;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.BadInput;
import tablee.core.Bots;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Setup;
import tablee.core.State;
import tablee.table.clock.TimeControl;
import tablee.wire.ChanceSources;
import tablee.wire.Json;

/**
 * What a table has agreed on before it plays.
 *
 * @param data the text of a ruleset file that replaces the built-in one, or empty
 * @param startWhenFull the match starts by itself once every seat is taken; otherwise the host starts it
 * @param takeOverAfterMillis how long a leaver's seat waits until a bot takes it over; 0: for ever
 * @param standIn the level of a bot that takes over a seat
 * @param lossOnTime between two sides, a clock at zero loses the match; otherwise a bot plays on
 */
public record TableTerms(
        String game,
        int seats,
        SortedMap<String, String> options,
        String data,
        Visibility visibility,
        TimeControl pace,
        boolean spectators,
        boolean startWhenFull,
        long takeOverAfterMillis,
        String standIn,
        boolean lossOnTime,
        boolean hints,
        Optional<Lesson> lesson) {

    public enum Visibility {
        LINK,
        LISTED
    }

    private static final long USUAL_TAKE_OVER_MILLIS = 60_000;

    /** Thirty days: nobody waits longer for somebody who left, and no sum of times overflows. */
    public static final long MOST_TAKE_OVER_MILLIS = 30L * 86_400_000;

    public TableTerms {
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    }

    /** The usual terms: by link, relaxed, spectators welcome, the host starts. */
    public static TableTerms of(String game, int seats, Map<String, String> options) {
        return new TableTerms(
                game,
                seats,
                new TreeMap<>(options),
                "",
                Visibility.LINK,
                TimeControl.RELAXED,
                true,
                false,
                USUAL_TAKE_OVER_MILLIS,
                "casual",
                false,
                false,
                Optional.empty());
    }

    /** What everybody may know: a script would give away what chance and the opponents do next. */
    public TableTerms withoutScript() {
        return with(data, Optional.empty());
    }

    /** Whether a script decides what happens (TABLE-36). */
    public boolean isLesson() {
        return lesson.map(each -> !each.script().isEmpty()).orElse(false);
    }

    /** What sets this table apart, told to everybody for as long as it is kept (TABLE-37). */
    public List<TableNote> notes() {
        List<TableNote> notes = new ArrayList<>();
        if (isLesson()) notes.add(TableNote.LESSON);
        if (lesson.flatMap(Lesson::start).isPresent()) notes.add(TableNote.FROM_POSITION);
        if (!data.isEmpty()) notes.add(TableNote.OWN_RULESET);
        return List.copyOf(notes);
    }

    /** With the position and the script that a table was made with, which never change. */
    public TableTerms withLesson(Optional<Lesson> other) {
        return with(data, other);
    }

    /** With the text of another ruleset. */
    public TableTerms withData(String other) {
        return with(other, lesson);
    }

    private TableTerms with(String newData, Optional<Lesson> newLesson) {
        return new TableTerms(
                game,
                seats,
                options,
                newData,
                visibility,
                pace,
                spectators,
                startWhenFull,
                takeOverAfterMillis,
                standIn,
                lossOnTime,
                hints,
                newLesson);
    }

    public Game<?> rules() {
        return Games.find(game);
    }

    /** Terms that nobody can play by are {@link BadInput}. Those that were agreed on before are not asked again. */
    public void check() {
        if (takeOverAfterMillis < 0 || takeOverAfterMillis > MOST_TAKE_OVER_MILLIS)
            throw new BadInput("A seat waits for its person for 0 milliseconds to 30 days.");
        Bots.find(standIn);
        header();
    }

    /** The header of a match on these terms. */
    public Header header() {
        return header(rules());
    }

    private <S extends State<S>> Header header(Game<S> rules) {
        Setup setup = rules.card().setup(seats, rules.card().newestRuleset(), options, data);
        Optional<Record> start =
                lesson.flatMap(Lesson::start).map(position -> Json.read(position, rules.positionType()));
        S state = start.isPresent() ? rules.place(setup, start.get()) : rules.open(setup);
        return new Header(game, setup, ChanceSources.serving(state), start);
    }
}
