package tablee.table.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.ReadableState;
import tablee.core.RecordLine;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.core.Viewer;
import tablee.table.clock.Now;
import tablee.table.clock.SeatClocks;
import tablee.table.message.Message;
import tablee.wire.json.WireEvent;
import tablee.wire.match.Actors;

/**
 * What viewers are sent of a match: made of views, of what each entry told them, and of what is public, and of nothing else.
 */
public final class MatchViews {
    private final TableMatch<?> play;
    private final Match<?> match;
    private final ReadableState state;
    private final long at;
    private final Now now;

    /** @param now what may be shown of a match that is over depends on it */
    public MatchViews(TableMatch<?> play, long gameMillis, Now now) {
        this.play = play;
        this.now = now;
        match = play.match();
        state = match.reading();
        at = gameMillis;
    }

    /** What has just happened. */
    public Message.Update news(List<Integer> viewers, List<PlayedEntry> happened) {
        return update(
                false,
                viewers.stream()
                        .map(viewer -> sight(
                                viewer,
                                happened.stream()
                                        .map(each -> line(each, viewer))
                                        .toList()))
                        .toList());
    }

    /** All that these viewers may know, as if they saw the match for the first time. */
    Message.Update fresh(List<Integer> viewers) {
        return update(
                true,
                viewers.stream()
                        .map(viewer -> sight(
                                viewer,
                                match.record(viewer).stream().map(this::line).toList()))
                        .toList());
    }

    /** What happened since these viewers had seen this number of entries, if they may still be told all of it; else afresh. */
    public Message.Update since(int version, List<Integer> viewers) {
        if (version < 0 || version > match.version()) return fresh(viewers);
        List<Entry> missed = match.log().subList(version, match.version());
        if (missed.stream().anyMatch(MatchViews::isUndo)) return fresh(viewers);
        List<Message.Sight> sights = new ArrayList<>();
        for (int viewer : viewers) {
            List<Message.Line> lines = match.record(viewer).stream()
                    .filter(line -> line.version() >= version)
                    .map(this::line)
                    .toList();
            long played = missed.stream()
                    .filter(entry -> entry.actor() != Actor.TABLE)
                    .count();
            if (lines.size() < played) return fresh(viewers);
            sights.add(sight(viewer, lines));
        }
        return update(false, sights);
    }

    private static boolean isUndo(Entry entry) {
        return entry.actor() == Actor.TABLE
                && TableMove.of(entry.move()).orElseThrow().kind() == TableMove.Kind.UNDO;
    }

    // ---- The parts -------------------------------------------------------------------------------------------------

    private Message.Update update(boolean fresh, List<Message.Sight> sights) {
        return new Message.Update(
                play.id(),
                match.version(),
                fresh,
                waiting(),
                match.paused(),
                match.over() || state.talk(),
                clock(),
                sights,
                play.commitment(),
                match.over() ? Optional.of(result()) : Optional.empty());
    }

    private List<JsonNode> waiting() {
        return members(match.paused() ? 0 : match.toAct()).stream()
                .map(Actors::write)
                .toList();
    }

    private static List<Integer> members(long actors) {
        List<Integer> members = new ArrayList<>();
        for (long left = actors; left != 0; left &= left - 1) members.add(Actor.first(left));
        return members;
    }

    private Message.Clock clock() {
        SeatClocks clocks = play.clocks();
        List<Long> left = new ArrayList<>();
        List<Integer> running = new ArrayList<>();
        for (int seat = 0; clocks.timed() && seat < state.seats(); seat++) {
            left.add(clocks.left(seat, at));
            if (clocks.runs(seat)) running.add(seat);
        }
        long due = play.dueAt();
        return new Message.Clock(at, due == State.NEVER ? Optional.empty() : Optional.of(due), left, running);
    }

    private Message.Sight sight(int viewer, List<Message.Line> lines) {
        Moves moves = new Moves();
        boolean decides = Actor.in(match.toAct(), viewer) && !match.paused() && !play.isProgram(viewer);
        if (decides) state.moves(viewer, moves);
        List<Message.Choice> choices = Arrays.stream(moves.toArray())
                .mapToObj(move -> new Message.Choice(state.write(viewer, move), move))
                .toList();
        int undo = Actor.isSeat(viewer) && !match.over() ? play.undoes(List.of(viewer)) : 0;
        return new Message.Sight(
                Viewer.write(viewer),
                lines,
                match.view(viewer),
                choices,
                moves.isSample(),
                undo,
                match.figures(viewer));
    }

    private Message.Line line(PlayedEntry happened, int viewer) {
        Entry entry = happened.entry();
        boolean table = entry.actor() == Actor.TABLE;
        return new Message.Line(
                happened.version(),
                Actors.write(entry.actor()),
                told(happened.told().to(viewer)),
                table ? TableMove.of(entry.move()).map(TableMove::write) : Optional.empty(),
                happened.show());
    }

    private Message.Line line(RecordLine line) {
        return new Message.Line(
                line.version(), Actors.write(line.actor()), told(line.told()), Optional.empty(), Optional.empty());
    }

    private static List<WireEvent> told(List<Record> events) {
        return events.stream().map(WireEvent::new).toList();
    }

    private Message.Result result() {
        Optional<List<Integer>> ranks =
                match.ranks().map(each -> Arrays.stream(each).boxed().toList());
        return new Message.Result(ranks, state.count(), play.file(now).seed().map(seed -> seed.hex()));
    }
}
