package tablee.table.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.core.Told;
import tablee.table.budget.Budget;
import tablee.table.message.Message;
import tablee.wire.json.Json;
import tablee.wire.json.WireEvent;
import tablee.wire.match.Actors;

/** A match once more, entry by entry, as one viewer saw it. */
public final class ReplayFrames {
    private ReplayFrames() {}

    public static <S extends State<S>> List<Message.Frame> of(Match<S> whole, int viewer, int from, int count) {
        Match<S> match = Match.open(whole.game(), whole.header());
        List<Message.Frame> frames = new ArrayList<>();
        int chars = 0;
        for (Entry entry : whole.log()) {
            if (frames.size() == count || chars > Budget.REPLAY_PART.most()) break;
            int version = match.version();
            Match.Accepted<S> accepted = (Match.Accepted<S>) match.play(entry);
            match = accepted.match();
            if (version >= from) {
                Message.Line line = line(version, entry, accepted.told(), viewer);
                Message.Frame frame = new Message.Frame(line, match.view(viewer), match.figures(viewer));
                frames.add(frame);
                chars += Json.text(frame).length();
            }
        }
        return frames;
    }

    private static Message.Line line(int version, Entry entry, Told told, int viewer) {
        boolean table = entry.actor() == Actor.TABLE;
        return new Message.Line(
                version,
                Actors.write(entry.actor()),
                told.to(viewer).stream().map(WireEvent::new).toList(),
                table ? TableMove.of(entry.move()).map(TableMove::write) : Optional.empty(),
                Optional.empty());
    }
}
