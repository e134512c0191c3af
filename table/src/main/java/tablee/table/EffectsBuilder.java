package tablee.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Refusal;
import tablee.core.TableMove;
import tablee.table.budget.Bounded;
import tablee.table.clock.Now;
import tablee.table.match.MatchViews;
import tablee.table.match.PlayedEntry;
import tablee.table.match.TableMatch;
import tablee.table.message.Effects;
import tablee.table.message.Message;
import tablee.table.people.Presence;
import tablee.table.seats.TableRecord;

/** One command being carried out: collects what has to be written and sent. */
@Bounded(why = "lives for one command")
final class EffectsBuilder {
    private final Table table;
    private final Now now;
    private final TableRecord before;
    private final int versionBefore;

    private final List<PlayedEntry> happened = new ArrayList<>();
    private final List<Effects.Said> said = new ArrayList<>();
    private final List<Effects.Report> reports = new ArrayList<>();
    private final List<Effects.Send> sends = new ArrayList<>();
    private final List<Effects.LookBack> looks = new ArrayList<>();
    private final List<Effects.Thinking<?>> thoughts = new ArrayList<>();
    /** Connections that are to be shown the match, and how many entries each has seen. */
    private final Map<String, Integer> toShow = new HashMap<>();
    /** Connections that are to be told who sits where, although nobody else is. */
    private final Set<String> toSeat = new HashSet<>();

    private Optional<Effects.Begin> begin = Optional.empty();
    private boolean seatingChanged;
    private String seatingOfOnlookers = "";
    private String newsOfOnlookers = "";

    EffectsBuilder(Table table, Now now) {
        this.table = table;
        this.now = now;
        before = table.record();
        versionBefore = table.play().map(play -> play.match().version()).orElse(0);
    }

    Now now() {
        return now;
    }

    // ---- The match -------------------------------------------------------------------------------------------------

    /** A match begins. */
    void begin(TableMatch<?> play) {
        begin = Optional.of(play.begin());
        play.settle(happened);
        table.time().start(play.match().at(), now);
        table.presence().all().forEach(connection -> show(connection.id(), -1));
    }

    /** Enters what somebody does now. */
    Optional<Refusal> enter(int actor, int move) {
        return enterAt(now, actor, move);
    }

    Optional<Refusal> enter(TableMove.Kind kind, int arg) {
        return enter(Actor.TABLE, new TableMove(kind, arg).code());
    }

    /** Enters what happened at a moment that is past, or what happens now. */
    Optional<Refusal> enterAt(Now moment, int actor, int move) {
        TableMatch<?> play = table.play().orElseThrow();
        long at = Math.max(play.match().at(), table.time().at(moment));
        Optional<Refusal> refusal = play.enter(new Entry(actor, move, at), happened);
        if (refusal.isEmpty()) entered(play, actor, moment);
        return refusal;
    }

    private void entered(TableMatch<?> play, int actor, Now moment) {
        if (play.match().over() || play.match().paused())
            table.time().stop(play.match().at(), moment);
        else table.time().goOn(play.match().at(), moment);
        if (actor == Actor.TABLE || table.moved()) seatingChanged = true;
        if (play.match().over()) table.change(table.record().in(TableRecord.Phase.OVER));
    }

    // ---- People ----------------------------------------------------------------------------------------------------

    void seatingChanged() {
        seatingChanged = true;
    }

    /** Shows a connection the match once this command is carried out. */
    void show(String connection, int version) {
        toShow.put(connection, version);
    }

    /** Tells a connection who sits where once this command is carried out. */
    void showSeating(String connection) {
        toSeat.add(connection);
    }

    void say(Effects.Said line) {
        said.add(line);
    }

    void report(Effects.Report report) {
        reports.add(report);
    }

    void send(String connection, Message message) {
        sends.add(new Effects.Send(connection, message.text(), message instanceof Message.Bye));
    }

    void lookBack(Effects.LookBack look) {
        looks.add(look);
    }

    /** Whether the answer comes with what is made beside play, and not now. */
    boolean answersLater() {
        return !looks.isEmpty();
    }

    void think(Effects.Thinking<?> thought) {
        thoughts.add(thought);
    }

    // ---- The end ---------------------------------------------------------------------------------------------------

    /** What everybody has to know of this command goes before what was already put down to be sent. */
    Effects effects() {
        List<Effects.Send> answers = new ArrayList<>(sends);
        sends.clear();
        boolean seating = seatingChanged || !before.equals(table.record());
        boolean quiet = !seating && toSeat.isEmpty() && toShow.isEmpty() && happened.isEmpty() && said.isEmpty();
        if (!quiet) table.presence().all().forEach(each -> sendNews(each, seating));
        sends.addAll(answers);
        return new Effects(writes(), List.copyOf(sends), List.copyOf(looks), List.copyOf(thoughts));
    }

    private void sendNews(Presence.Connection each, boolean seating) {
        if (seating || toSeat.contains(each.id())) sendSeating(each);
        table.play().ifPresent(play -> sendMatch(play, each));
        List<Effects.Said> heard =
                said.stream().filter(line -> table.hears(each, line)).toList();
        if (!heard.isEmpty()) send(each.id(), new Message.Chat(heard));
    }

    /** All who look on get the same, which is written once. */
    private void sendSeating(Presence.Connection each) {
        if (knowsMore(each)) send(each.id(), table.seating(each));
        else sends.add(new Effects.Send(each.id(), seatingOfOnlookers(each), false));
    }

    private boolean knowsMore(Presence.Connection each) {
        return table.isSeated(each.caller().person())
                || table.record().isHost(each.caller())
                || each.caller().admin();
    }

    private String seatingOfOnlookers(Presence.Connection each) {
        if (seatingOfOnlookers.isEmpty())
            seatingOfOnlookers = table.seating(each).text();
        return seatingOfOnlookers;
    }

    private void sendMatch(TableMatch<?> play, Presence.Connection connection) {
        Integer seen = toShow.get(connection.id());
        if (seen == null && happened.isEmpty()) return;
        long at = Math.max(play.match().at(), table.time().at(now));
        MatchViews sights = new MatchViews(play, at, now);
        if (seen != null) send(connection.id(), sights.since(seen, table.viewers(connection)));
        else sendNews(sights, connection);
    }

    private void sendNews(MatchViews sights, Presence.Connection connection) {
        if (table.isSeated(connection.caller().person())) {
            send(connection.id(), sights.news(table.viewers(connection), happened));
            return;
        }
        if (newsOfOnlookers.isEmpty())
            newsOfOnlookers = sights.news(table.viewers(connection), happened).text();
        sends.add(new Effects.Send(connection.id(), newsOfOnlookers, false));
    }

    private Effects.Writes writes() {
        TableRecord after = table.record();
        return new Effects.Writes(
                begin,
                after.match(),
                begin.isPresent() ? 0 : versionBefore,
                happened.stream().map(PlayedEntry::entry).toList(),
                before.equals(after) ? Optional.empty() : Optional.of(after),
                List.copyOf(said),
                List.copyOf(reports),
                before.isPlaying() && after.phase() == TableRecord.Phase.OVER);
    }
}
