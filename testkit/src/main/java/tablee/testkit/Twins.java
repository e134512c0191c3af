package tablee.testkit;

import java.util.Set;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Memory;
import tablee.core.Playout;
import tablee.core.State;
import tablee.core.Told;
import tablee.core.Trial;
import tablee.core.Viewer;
import tablee.wire.json.Json;

/**
 * Two worlds that one viewer cannot tell apart: the true one and one that {@link State#imagine} makes of it. As long as
 * nothing is revealed to the viewer they look the same, byte for byte; a difference is a leak.
 */
final class Twins<S extends State<S>> implements GameCheck<S> {
    private static final int FURTHER_ENTRIES = 12;
    private static final int TRIALS = 2;

    @Override
    public String sentence() {
        return "no viewer can tell the true state from an imagined one, nor from what happens later, until it is revealed";
    }

    @Override
    public int momentsPerGame() {
        return 3;
    }

    /** With the eyes of those who are to act, since most is offered to them, and of one more viewer. */
    @Override
    public void at(Moment<S> moment) {
        int[] all = moment.viewers();
        int other = all[moment.dice().roll(all.length)];
        for (int viewer : all) {
            if (viewer == other || Actor.in(moment.state().toAct(), viewer)) look(moment, viewer);
        }
    }

    private void look(Moment<S> moment, int viewer) {
        S truth = moment.state().copy();
        S twin = moment.state().copy();
        twin.imagine(viewer, Memory.PERFECT, moment.dice());
        Record imagined = twin.position();
        Expect.same(imagined, PositionCheck.place(moment, imagined).position(), "imagine makes no sound position");
        compare(moment, truth, twin, viewer, "imagine");
        playOn(moment, truth, twin, viewer);
    }

    private void playOn(Moment<S> moment, S truth, S twin, int viewer) {
        Playout player = new Playout(moment.dice());
        player.startAt(moment.match().at());
        for (int i = 0; i < FURTHER_ENTRIES && truth.toAct() != 0; i++) {
            player.choose(truth);
            Entry entry = new Entry(player.actor(), player.move(), player.at());
            if (!twin.legal(entry.actor(), entry.move())) {
                Expect.that(entry.actor() != viewer, "only legal in the true world: " + entry);
                return;
            }
            if (playBoth(truth, twin, entry, viewer)) return;
            compare(moment, truth, twin, viewer, words(truth, entry));
        }
    }

    /** Answers whether the viewer learned something hidden, after which the worlds may differ. */
    private boolean playBoth(S truth, S twin, Entry entry, int viewer) {
        String words = words(truth, entry);
        Told told = new Told();
        Told toldInTwin = new Told();
        truth.play(entry.actor(), entry.move(), entry.at(), told);
        twin.play(entry.actor(), entry.move(), entry.at(), toldInTwin);
        boolean revealed = Actor.in(told.revealedTo(), viewer);
        boolean inTwin = Actor.in(toldInTwin.revealedTo(), viewer);
        Expect.same(revealed, inTwin, "whether " + words + " reveals something to " + Viewer.write(viewer));
        if (revealed) return true;
        boolean barrier = told.revealedTo() != 0;
        Expect.same(barrier, toldInTwin.revealedTo() != 0, "whether undo goes back before " + words);
        Expect.same(
                Facts.told(told, viewer),
                Facts.told(toldInTwin, viewer),
                "what " + Viewer.write(viewer) + " is told of " + words);
        return false;
    }

    private void compare(Moment<S> moment, S truth, S twin, int viewer, String after) {
        String who = " of " + Viewer.write(viewer) + " after " + after;
        Expect.same(Facts.seen(truth, viewer), Facts.seen(twin, viewer), "view, turn, time or moves" + who);
        if (!Actor.in(truth.toAct(), viewer)) return;
        Set<Integer> odd =
                UnlistedMoves.near(truth, viewer, Moment.moves(truth, viewer).toArray(), moment.dice());
        compareTrials(moment, truth, twin, viewer, who);
        for (int move : odd) Expect.same(why(truth, viewer, move), why(twin, viewer, move), "why not " + move + who);
    }

    /** What a move would bring is answered alike: of some of the legal moves, which is checked at many moments. */
    private void compareTrials(Moment<S> moment, S truth, S twin, int viewer, String who) {
        int[] moves = Moment.moves(truth, viewer).toArray();
        for (int i = 0; i < TRIALS && moves.length > 0; i++) {
            int move = moves[moment.dice().roll(moves.length)];
            long at = moment.match().at();
            Expect.same(
                    trial(truth, viewer, move, at),
                    trial(twin, viewer, move, at),
                    "what " + truth.write(viewer, move) + " would bring" + who);
        }
    }

    private static <S extends State<S>> String trial(S state, int seat, int move, long at) {
        Trial trial = Trial.of(state, seat, move, at);
        return trial.told().stream().map(event -> Json.event(event).toString()).toList() + Json.text(trial);
    }

    private static String why(State<?> state, int actor, int move) {
        return state.legal(actor, move) ? "legal" : Json.text(state.why(actor, move));
    }

    private static String words(State<?> state, Entry entry) {
        return Actor.write(entry.actor()) + " " + state.write(entry.actor(), entry.move());
    }
}
