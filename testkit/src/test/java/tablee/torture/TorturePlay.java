package tablee.torture;

import java.util.Arrays;
import java.util.stream.IntStream;
import tablee.core.Told;
import tablee.core.Viewer;

/** What an entry does. */
final class TorturePlay {
    private final TortureState s;
    private final Told told;
    private final long at;

    TorturePlay(TortureState state, Told told, long at) {
        s = state;
        this.told = told;
        this.at = at;
    }

    void play(int actor, int move) {
        switch (s.phase) {
            case DEAL -> deal(move - TortureMove.KIND);
            case BID -> bid(actor, move);
            case DRUM -> showBids();
            case PICK -> throwNext(move - TortureMove.SEAT);
            case AIM -> aim(move - TortureMove.AIM);
            case TOSS -> land(move);
            case LOOK -> look(move - TortureMove.KIND);
            case DECIDE -> decide(move);
            case OVER -> throw new IllegalStateException("over");
        }
    }

    private void deal(int kind) {
        int seat = IntStream.range(0, s.seats())
                .filter(each -> s.secrets[each] < 0)
                .findFirst()
                .orElseThrow();
        s.secrets[seat] = kind;
        s.bag[kind]--;
        told.some(1L << seat, new TortureTold.Dealt(seat, Torture.KINDS.get(kind)), new TortureTold.DealtHidden(seat));
        if (seat == s.seats() - 1) go(Phase.BID);
    }

    private void bid(int actor, int move) {
        if (move == TortureMove.RING) {
            told.all(new TortureTold.TimeUp(
                    (int) Arrays.stream(s.bids).filter(bid -> bid < 0).count()));
            for (int seat = 0; seat < s.seats(); seat++) if (s.bids[seat] < 0) s.bids[seat] = TortureState.LATE;
        } else {
            s.bids[actor] = move;
            told.some(1L << actor, new TortureTold.Bid(actor, move), new TortureTold.BidHidden(actor));
        }
        if (IntStream.of(s.bids).noneMatch(bid -> bid == TortureState.NOT_YET)) go(Phase.DRUM);
    }

    private void showBids() {
        told.reveal(Viewer.EVERYBODY);
        told.all(new TortureTold.BidsShown(TortureState.list(s.bids)));
        int highest = IntStream.of(s.bids).max().orElseThrow();
        int[] best = IntStream.range(0, s.seats())
                .filter(seat -> s.bids[seat] == highest)
                .toArray();
        if (best.length == 1) throwNext(best[0]);
        else go(Phase.PICK);
    }

    private void throwNext(int seat) {
        s.thrower = seat;
        told.all(new TortureTold.Throws(seat));
        if (IntStream.of(s.cells).allMatch(cell -> cell == TortureState.EMPTY)) nextRound();
        else go(Phase.AIM);
    }

    private void aim(int aim) {
        s.aim = aim;
        told.all(new TortureTold.Aimed(aim));
        go(Phase.TOSS);
    }

    private void land(int move) {
        s.aim = -1;
        int cell = move - TortureMove.LAND;
        boolean miss = move == TortureMove.MISS || s.cells[cell] == TortureState.EMPTY;
        told.all(miss ? new TortureTold.Missed() : new TortureTold.Landed(cell));
        if (miss) {
            nextRound();
            return;
        }
        s.landed = cell;
        if (s.cells[cell] == TortureState.UNSEEN) go(Phase.LOOK);
        else see();
    }

    private void look(int kind) {
        s.bag[kind]--;
        s.cells[s.landed] = kind;
        see();
    }

    private void see() {
        int insiders = s.mates(s.thrower);
        s.seenBy[s.landed] |= insiders;
        s.seenIn[s.landed] = s.round;
        String kind = Torture.KINDS.get(s.cells[s.landed]);
        told.some(
                insiders, new TortureTold.Saw(s.thrower, s.landed, kind), new TortureTold.Looked(s.thrower, s.landed));
        told.reveal(insiders);
        go(Phase.DECIDE);
    }

    private void decide(int move) {
        int kind = s.cells[s.landed];
        if (move == TortureMove.TAKE) {
            s.cells[s.landed] = TortureState.EMPTY;
            s.seenBy[s.landed] = 0;
            s.seenIn[s.landed] = 0;
            s.taken[s.thrower * s.bag.length + kind]++;
            told.reveal(Viewer.EVERYBODY);
            told.all(new TortureTold.Took(s.thrower, s.landed, Torture.KINDS.get(kind)));
        } else {
            told.all(new TortureTold.Left(s.thrower, s.landed));
        }
        nextRound();
    }

    private void nextRound() {
        s.thrower = -1;
        s.landed = -1;
        s.entries = 0;
        Arrays.fill(s.bids, TortureState.NOT_YET);
        if (s.round < s.setup.options().number("rounds")) {
            s.round++;
            go(Phase.BID);
        } else {
            end();
        }
    }

    private void end() {
        go(Phase.OVER);
        told.reveal(Viewer.EVERYBODY);
        told.all(new TortureTold.Ended(
                IntStream.of(s.secrets).mapToObj(Torture.KINDS::get).toList()));
    }

    private void go(Phase phase) {
        s.phase = phase;
        s.since = at;
    }
}
