package tablee.table;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.Match;
import tablee.core.Refusal;
import tablee.core.Trial;
import tablee.core.Viewer;
import tablee.table.budget.Budget;
import tablee.table.match.MeantMove;
import tablee.table.match.ReplayFrames;
import tablee.table.match.TableMatch;
import tablee.table.message.Message;
import tablee.table.message.TableRefusal;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;

/** Requests that change nothing: to see, to understand, to look back. */
final class ViewRequests {
    private ViewRequests() {}

    /** What anybody may ask who may look on (TABLE-41). */
    private interface LookRequest extends TableRequest {
        @Override
        default boolean onlyLooks() {
            return true;
        }
    }

    /** The match once more, from this number of entries on; or afresh. */
    record Sync(Optional<Integer> version) implements LookRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            if (!asked.admits(Budget.SYNCS)) return TableRequest.refuse(TableRefusal.TOO_FAST);
            asked.step().send(asked.from().id(), asked.table().seating(asked.from()));
            asked.step().show(asked.from().id(), version.orElse(-1));
            return DONE;
        }
    }

    /** Why a move of one's own is refused. */
    record Why(int seat, String move) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            return refuse(asked, seat)
                    .or(() -> MeantMove.of(match(asked), seat, move).refusal());
        }
    }

    /** What a move of one's own would bring, without playing it; made of what this seat knows (TABLE-35). */
    record Try(int seat, String move) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Optional<Refusal> refusal = refuse(asked, seat);
            if (refusal.isPresent()) return refusal;
            Match<?> match = match(asked);
            MeantMove meant = MeantMove.of(match, seat, move);
            if (meant.refusal().isPresent()) return meant.refusal();
            if (asked.id().isEmpty()) throw new BadInput("A trial needs an \"id\", by which it is answered.");
            Trial trial = match.trial(seat, meant.move());
            asked.step().send(asked.from().id(), Message.Tried.of(asked.id(), match.version(), trial));
            return DONE;
        }
    }

    /** What the best bot would do, where the table allows it (TABLE-32). */
    record Hint(int seat) implements TableRequest {
        private static final String ADVISER = "expert";

        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Optional<TableMatch<?>> running = asked.table().running();
            if (running.isEmpty()) return TableRequest.refuse(TableRefusal.NOT_PLAYING);
            if (!asked.record().terms().teaching().hints()) return TableRequest.refuse(TableRefusal.NO_HINTS);
            if (!asked.isMine(seat)) return TableRequest.refuse(TableRefusal.NOT_YOUR_SEAT);
            boolean turn = Actor.in(running.get().match().toAct(), seat)
                    && !running.get().match().paused();
            if (!turn) return TableRequest.refuse(TableRefusal.NOT_YOUR_TURN);
            if (asked.id().isEmpty()) throw new BadInput("A hint needs an \"id\", by which it is answered.");
            if (!asked.admits(Budget.HINTS)) return TableRequest.refuse(TableRefusal.TOO_FAST);
            asked.step()
                    .think(running.get()
                            .ask(seat, asked.person(), ADVISER, asked.from().id(), asked.id()));
            return DONE;
        }
    }

    /** A part of a finished match through any viewer's eyes (TABLE-30); it may be shorter than was asked for. */
    record Replay(String viewer, int from, int count) implements LookRequest {
        private static final int MOST = 50;

        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Optional<Refusal> closed = refuseClosed(asked);
            if (closed.isPresent()) return closed;
            TableMatch<?> over = asked.table().play().orElseThrow();
            OptionalInt eyes = Viewer.read(viewer);
            boolean known = eyes.isPresent() && (!Actor.isSeat(eyes.getAsInt()) || asked.isSeat(eyes.getAsInt()));
            if (!known || from < 0 || count < 1 || count > MOST) {
                throw new BadInput("A replay is by a seat, \"spectator\" or \"all\", of 1 to " + MOST + " entries.");
            }
            if (!asked.admits(Budget.LOOKS_BACK)) return TableRequest.refuse(TableRefusal.TOO_FAST);
            Match<?> match = over.match();
            String key = String.join(" ", over.id(), viewer, match.version() + "", from + "", count + "");
            Message empty = new Message.Frames(asked.id(), viewer, match.version(), List.of());
            asked.later(key, empty, "[]", () -> Json.text(ReplayFrames.of(match, eyes.getAsInt(), from, count)));
            return DONE;
        }
    }

    /** The whole log, with the seed, for anybody to check. */
    record Download() implements LookRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Optional<Refusal> closed = refuseClosed(asked);
            if (closed.isPresent()) return closed;
            if (!asked.admits(Budget.LOOKS_BACK)) return TableRequest.refuse(TableRefusal.TOO_FAST);
            TableMatch<?> over = asked.table().play().orElseThrow();
            MatchFile file = over.file(asked.step().now());
            String key = String.join(" ", over.id(), "file", file.entries().size() + "");
            asked.later(
                    key,
                    new Message.File(asked.id(), JsonNodeFactory.instance.objectNode()),
                    "{}",
                    () -> Json.text(file.tree()));
            return DONE;
        }
    }

    private static Optional<Refusal> refuse(RequestContext asked, int seat) {
        if (asked.table().running().isEmpty()) return TableRequest.refuse(TableRefusal.NOT_PLAYING);
        return asked.isMine(seat) ? TableRequest.DONE : TableRequest.refuse(TableRefusal.NOT_YOUR_SEAT);
    }

    private static Match<?> match(RequestContext asked) {
        return asked.table().running().orElseThrow().match();
    }

    /** Until a match may be opened nobody looks back at it (TABLE-30, TABLE-62). */
    private static Optional<Refusal> refuseClosed(RequestContext asked) {
        Optional<TableMatch<?>> over =
                asked.table().play().filter(play -> play.match().over());
        if (over.isEmpty()) return TableRequest.refuse(TableRefusal.NOT_OVER);
        boolean open = over.get().isOpen(asked.step().now());
        return open ? TableRequest.DONE : TableRequest.refuse(TableRefusal.SEALED);
    }
}
