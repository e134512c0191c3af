package tablee.table.terms;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.BadInput;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Setting;
import tablee.table.clock.TimeControl;
import tablee.wire.json.Flat;

/** What a table has agreed on before it plays. */
public record TableTerms(
        @Flat GameTerms played,
        @Flat MeetingTerms meeting,
        @Flat AbsenceTerms absence,
        @Flat TeachingTerms teaching,
        @Flat CountingTerms counting) {

    public enum Visibility {
        LINK,
        LISTED
    }

    /** The usual terms: by link, relaxed, spectators welcome, the host starts. */
    public static TableTerms of(String game, int seats, Map<String, String> options) {
        GameTerms played = new GameTerms(game, seats, new TreeMap<>(options), "");
        return new TableTerms(played, MeetingTerms.USUAL, AbsenceTerms.USUAL, TeachingTerms.NONE, CountingTerms.NONE);
    }

    public TableTerms with(MeetingTerms other) {
        return new TableTerms(played, other, absence, teaching, counting);
    }

    public TableTerms with(AbsenceTerms other) {
        return new TableTerms(played, meeting, other, teaching, counting);
    }

    public TableTerms with(TeachingTerms other) {
        return new TableTerms(played, meeting, absence, other, counting);
    }

    public TableTerms with(CountingTerms other) {
        return new TableTerms(played, meeting, absence, teaching, other);
    }

    /** With the text of another ruleset. */
    public TableTerms withData(String other) {
        return new TableTerms(played.withData(other), meeting, absence, teaching, counting);
    }

    /** With the position and the script that a table was made with, which never change. */
    public TableTerms withLesson(Optional<Lesson> other) {
        return with(teaching.withLesson(other));
    }

    /** What everybody may know: a script would give away what chance and the opponents do next. */
    public TableTerms withoutScript() {
        return withLesson(Optional.empty());
    }

    /** Terms that nobody can play by are {@link BadInput}. Those that were agreed on before are not asked again. */
    public void check() {
        absence.check();
        if (isRated()) checkRated();
        if (deal().isPresent()) checkDeal();
        header();
    }

    /** What counts is alike for everybody: nobody is helped, and nobody has chosen what comes (TABLE-51). */
    private void checkRated() {
        if (teaching.hints()) throw new BadInput("A rated table has no hints.");
        if (!isAsUsual()) throw new BadInput("A rated table has no position, script or ruleset of its own.");
        if (setting().isEmpty())
            throw new BadInput("At a rated table of " + rules().card().name() + " all options are as usual but "
                    + String.join(", ", Setting.named(rules())) + ".");
    }

    /** What is compared is alike for everybody, and seen by nobody who may still play it (TABLE-61). */
    private void checkDeal() {
        if (teaching.hints() || !isAsUsual())
            throw new BadInput("Where many play the same deal there are no hints, and no ruleset or start of its own.");
        if (spectators() || isListed())
            throw new BadInput("Where many play the same deal nobody looks on, and the table is in no list.");
    }

    private boolean isAsUsual() {
        return lesson().isEmpty() && data().isEmpty();
    }

    // ---- What is in them -------------------------------------------------------------------------------------------

    public String game() {
        return played.game();
    }

    public int seats() {
        return played.seats();
    }

    public SortedMap<String, String> options() {
        return played.options();
    }

    public String data() {
        return played.data();
    }

    public Game<?> rules() {
        return played.rules();
    }

    public boolean isListed() {
        return meeting.visibility() == Visibility.LISTED;
    }

    public TimeControl pace() {
        return meeting.pace();
    }

    public boolean spectators() {
        return meeting.spectators();
    }

    public String standIn() {
        return absence.standIn();
    }

    public boolean isRated() {
        return counting.isRated();
    }

    /** Whether nobody gains by going away where results count (TABLE-51). */
    public boolean isFairToAbsent() {
        return !isRated() || absence.isFair();
    }

    /** Whether a clock at zero loses the match between two sides: always where results count. */
    public boolean lossOnTime() {
        return absence.lossOnTime() || isRated();
    }

    /** What is played against where all play together; none where that cannot be compared. */
    public Optional<Setting> setting() {
        return Setting.of(rules(), seats(), options());
    }

    /** The deal that others play too (TABLE-61). */
    public Optional<SameDeal> deal() {
        return counting.deal();
    }

    /** Whether nothing is taken back, and nobody goes without a result alone: the result counts beyond this table. */
    public boolean isFinal() {
        return isRated() || deal().isPresent();
    }

    public Optional<Lesson> lesson() {
        return teaching.lesson();
    }

    /** Whether a script decides what happens (TABLE-36). */
    public boolean isLesson() {
        return lesson().map(each -> !each.script().isEmpty()).orElse(false);
    }

    /** What sets this table apart, told to everybody for as long as it is kept (TABLE-37). */
    public List<TableNote> notes() {
        List<TableNote> notes = new ArrayList<>();
        if (isLesson()) notes.add(TableNote.LESSON);
        if (lesson().flatMap(Lesson::start).isPresent()) notes.add(TableNote.FROM_POSITION);
        if (!data().isEmpty()) notes.add(TableNote.OWN_RULESET);
        if (isRated()) notes.add(TableNote.RATED);
        deal().ifPresent(deal -> notes.add(deal.isDaily() ? TableNote.DAILY : TableNote.DUPLICATE));
        return List.copyOf(notes);
    }

    /** The header of a match on these terms. */
    public Header header() {
        return played.header(lesson());
    }
}
