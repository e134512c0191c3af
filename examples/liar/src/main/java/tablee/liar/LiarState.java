package tablee.liar;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tablee.core.Actor;
import tablee.core.Count;
import tablee.core.Dice;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Setup;
import tablee.core.State;
import tablee.core.Stream;
import tablee.core.Told;
import tablee.core.Viewer;

/**
 * A moment of the game, in flat arrays. A bid is one number, {@code count * 16 + face}; to doubt is 0. Of chance a move is the
 * face of the next die.
 */
public final class LiarState implements State<LiarState> {
    static final int DOUBT = 0;
    private static final int SHIFT = 4;
    private static final int MASK = 15;

    private final Setup setup;
    private final boolean wild;
    private final int[] dice;
    /** The faces under each cup, in the order in which they were rolled; 0 where none lies yet. */
    private final int[] faces;

    private int turn;
    private int bid;

    LiarState(Setup setup) {
        this.setup = setup;
        wild = setup.options().on(Liar.WILD);
        dice = new int[setup.seats()];
        faces = new int[setup.seats() * Liar.MOST_DICE];
    }

    void begin(int each) {
        Arrays.fill(dice, each);
    }

    void take(LiarPosition at) {
        turn = at.turn();
        bid = at.count() << SHIFT | at.face();
        for (int seat = 0; seat < dice.length; seat++) {
            LiarPosition.Cup cup = at.cups().get(seat);
            dice[seat] = cup.dice();
            for (int i = 0; i < cup.faces().size(); i++)
                faces[place(seat, i)] = cup.faces().get(i);
        }
    }

    private static int place(int seat, int die) {
        return seat * Liar.MOST_DICE + die;
    }

    // ---- Who may do what -------------------------------------------------------------------------------------------

    @Override
    public int seats() {
        return setup.seats();
    }

    @Override
    public int side(int seat) {
        return seat;
    }

    private int players() {
        int players = 0;
        for (int each : dice) if (each > 0) players++;
        return players;
    }

    private int allDice() {
        int all = 0;
        for (int each : dice) all += each;
        return all;
    }

    /** The place of the next die to roll, or -1 when all lie. */
    private int nextDie() {
        for (int seat = 0; seat < dice.length; seat++) {
            for (int i = 0; i < dice[seat]; i++) if (faces[place(seat, i)] == 0) return place(seat, i);
        }
        return -1;
    }

    @Override
    public long toAct() {
        if (players() == 1) return 0;
        return Actor.bit(nextDie() >= 0 ? Actor.CHANCE : turn);
    }

    @Override
    public boolean legal(int actor, int move) {
        if (!Actor.in(toAct(), actor)) return false;
        if (actor == Actor.CHANCE) return isFace(move);
        if (move == DOUBT) return bid != 0;
        return isBid(move) && move >> SHIFT <= allDice() && move > bid;
    }

    private static boolean isFace(int number) {
        return number >= 1 && number <= Liar.FACES;
    }

    private static boolean isBid(int move) {
        return move > 0 && isFace(move & MASK) && move >> SHIFT >= 1;
    }

    @Override
    public void moves(int actor, Moves out) {
        if (legal(actor, DOUBT)) out.add(DOUBT);
        for (int count = Math.max(1, bid >> SHIFT); count <= allDice(); count++) {
            for (int face = 1; face <= Liar.FACES; face++) {
                if (legal(actor, count << SHIFT | face)) out.add(count << SHIFT | face);
            }
        }
    }

    @Override
    public void odds(Odds out) {
        for (int face = 1; face <= Liar.FACES; face++) out.add(face, 1);
    }

    @Override
    public void stream(Stream out) {
        out.roll("cup", 0, nextDie() / Liar.MOST_DICE);
    }

    @Override
    public Refusal why(int actor, int move) {
        if (actor == Actor.CHANCE) return Refusal.of("LIAR-2", "no-such-face", Liar.FACES);
        if (move == DOUBT) return Refusal.of("LIAR-5", "nothing-to-doubt");
        if (!isBid(move)) return Refusal.of("LIAR-3", "no-bid", Liar.FACES);
        if (move >> SHIFT > allDice()) return Refusal.of("LIAR-3", "too-many", allDice());
        return Refusal.of("LIAR-4", "not-higher", bid >> SHIFT, bid & MASK);
    }

    // ---- What happens ----------------------------------------------------------------------------------------------

    @Override
    public void play(int actor, int move, long at, Told told) {
        if (actor == Actor.CHANCE) roll(move, told);
        else if (move == DOUBT) doubt(told);
        else bid(move, told);
    }

    /** Only the player sees the die; that is told to the player, and marked as learned. */
    private void roll(int face, Told told) {
        int place = nextDie();
        int seat = place / Liar.MOST_DICE;
        faces[place] = face;
        told.reveal(Actor.bit(seat));
        if (told.listening())
            told.some(Actor.bit(seat), new Happened.Rolled(seat, face), new Happened.RolledHidden(seat));
    }

    private void bid(int move, Told told) {
        bid = move;
        if (told.listening()) told.all(new Happened.Bid(turn, move >> SHIFT, move & MASK));
        turn = after(turn);
    }

    /** LIAR-5: all cups are lifted. The player who was wrong loses a die and opens the next round. */
    private void doubt(Told told) {
        told.reveal(Viewer.EVERYBODY);
        if (told.listening()) told.all(new Happened.Doubted(turn, bid >> SHIFT, bid & MASK, shown()));
        int loser = matching(bid & MASK) >= bid >> SHIFT ? turn : before(turn);
        dice[loser]--;
        if (told.listening()) told.all(new Happened.DieLost(loser, dice[loser]));
        Arrays.fill(faces, 0);
        bid = 0;
        turn = dice[loser] > 0 ? loser : after(loser);
        if (players() == 1 && told.listening()) told.all(new Happened.Won(turn));
    }

    /** LIAR-6: ones count as every face, where that was agreed on. */
    private int matching(int face) {
        int count = 0;
        for (int each : faces) if (each == face || wild && each == 1) count++;
        return count;
    }

    private int after(int seat) {
        int next = (seat + 1) % dice.length;
        while (dice[next] == 0) next = (next + 1) % dice.length;
        return next;
    }

    private int before(int seat) {
        int last = (seat + dice.length - 1) % dice.length;
        while (dice[last] == 0) last = (last + dice.length - 1) % dice.length;
        return last;
    }

    private List<Integer> shown() {
        return Arrays.stream(faces).filter(face -> face > 0).boxed().toList();
    }

    private List<Integer> under(int seat) {
        return Arrays.stream(faces, place(seat, 0), place(seat + 1, 0))
                .filter(face -> face > 0)
                .boxed()
                .toList();
    }

    // ---- How it ends -----------------------------------------------------------------------------------------------

    @Override
    public int[] ranks() {
        int[] ranks = new int[dice.length];
        for (int seat = 0; seat < dice.length; seat++) ranks[seat] = dice[seat] > 0 ? 1 : 2;
        return ranks;
    }

    @Override
    public Count count() {
        return new Count(IntStream.range(0, dice.length)
                .mapToObj(seat -> Count.Item.of(seat, "dice-left", dice[seat], dice[seat]))
                .toList());
    }

    // ---- Copies ----------------------------------------------------------------------------------------------------

    @Override
    public LiarState copy() {
        LiarState copy = new LiarState(setup);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(LiarState other) {
        System.arraycopy(other.dice, 0, dice, 0, dice.length);
        System.arraycopy(other.faces, 0, faces, 0, faces.length);
        turn = other.turn;
        bid = other.bid;
    }

    /** What lies under other cups could be anything; bids say nothing about it for certain. */
    @Override
    public void imagine(int viewer, Memory kept, Dice random) {
        if (viewer == Viewer.ALL) return;
        for (int i = 0; i < faces.length; i++) {
            boolean own = i / Liar.MOST_DICE == viewer;
            if (!own && faces[i] > 0) faces[i] = 1 + random.roll(Liar.FACES);
        }
    }

    // ---- Views and words -------------------------------------------------------------------------------------------

    @Override
    public LiarView view(int viewer) {
        List<Integer> seen =
                Actor.isSeat(viewer) ? under(viewer).stream().sorted().toList() : List.of();
        if (viewer == Viewer.ALL) seen = shown();
        List<Integer> left = Arrays.stream(dice).boxed().toList();
        return new LiarView(turn, bid >> SHIFT, bid & MASK, left, seen);
    }

    @Override
    public LiarPosition position() {
        List<LiarPosition.Cup> cups = IntStream.range(0, dice.length)
                .mapToObj(seat -> new LiarPosition.Cup(dice[seat], under(seat)))
                .toList();
        return new LiarPosition(turn, bid >> SHIFT, bid & MASK, cups);
    }

    @Override
    public String write(int actor, int move) {
        return LiarWords.write(actor, move);
    }

    @Override
    public int read(int actor, String word) {
        return LiarWords.read(actor, word);
    }

    @Override
    public String draw() {
        StringBuilder text = new StringBuilder("turn " + turn + ", bid " + (bid >> SHIFT) + " of " + (bid & MASK));
        for (int seat = 0; seat < dice.length; seat++)
            text.append("\nseat ")
                    .append(seat)
                    .append(": ")
                    .append(dice[seat])
                    .append(" dice ")
                    .append(under(seat));
        return text.toString();
    }
}
