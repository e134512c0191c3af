package tablee.lab.game;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.Actor;
import tablee.core.BotPlayer;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.HmacDice;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.ReadableState;
import tablee.core.State;

/** One game between bots. Depends on the arrangement, the seed and the game's number, and on nothing else. */
public final class LabGame<S extends State<S>> {
    /** Where a clock runs, every decision takes this long. */
    private static final int DECISION_MILLIS = 2500;

    private final Arrangement arrangement;
    private final int number;
    private final ThinkingTime time;
    private final List<String> seated;
    private final List<BotPlayer<S>> players = new ArrayList<>();
    private final FastDice dice;
    private final Dealer dealer;
    private final SortedMap<String, Integer> kinds = new TreeMap<>();
    private final ScoreLead lead = new ScoreLead();

    private Match<S> match;
    private Optional<CourseWatch<S>> watch = Optional.empty();
    private int decisions;

    LabGame(Game<S> game, Arrangement arrangement, long seed, int number, ThinkingTime time) {
        this.arrangement = arrangement;
        this.number = number;
        this.time = time;
        dice = new FastDice(new FastDice(~seed - number).bits());
        dealer = new Dealer(deal(seed, arrangement.deal(number)), Map.of());
        seated = arrangement.seated(number);
        for (String bot : seated)
            players.add(LabBots.find(Arrangement.level(bot)).sit(game));
        match = Match.open(game, Header.of(game.card().id(), arrangement.setup()));
    }

    public static byte[] deal(long seed, int deal) {
        FastDice bits = new FastDice(seed + deal);
        ByteBuffer bytes = ByteBuffer.allocate(HmacDice.SEED_BYTES);
        while (bytes.hasRemaining()) bytes.putLong(bits.bits());
        return bytes.array();
    }

    Played play() {
        while (!match.over()) step();
        List<Integer> ranks = new ArrayList<>();
        for (int rank : match.ranks().orElseThrow()) ranks.add(rank);
        return new Played(number, ranks, ScoreLead.scores(match.reading()), decisions, lead.changes(), kinds);
    }

    /** The same game, watched on its way. */
    Observed observe() {
        CourseWatch<S> eyes = new CourseWatch<>(match.game());
        watch = Optional.of(eyes);
        Played played = play();
        return new Observed(played, eyes.course(match));
    }

    private void step() {
        if (Actor.in(match.toAct(), Actor.CHANCE)) {
            for (Entry entry : dealer.deal(match).entries()) enter(entry);
            return;
        }
        ReadableState state = match.reading();
        long waiting = match.toAct() & Actor.seats(state.seats());
        boolean clocked = state.dueAt() != State.NEVER;
        long at = clocked && waiting != 0 ? match.at() + DECISION_MILLIS : match.at();
        if (clocked && (waiting == 0 || at >= state.dueAt())) ring(state);
        else decide(state, Actor.first(waiting), at);
    }

    private void ring(ReadableState state) {
        Moves moves = new Moves();
        state.moves(Actor.CLOCK, moves);
        enter(new Entry(Actor.CLOCK, moves.get(0), Math.max(match.at(), state.dueAt())));
    }

    private void decide(ReadableState state, int seat, long at) {
        String bot = seated.get(seat);
        int move = time.measure(bot, () -> players.get(seat).choose(match.eyes(seat), arrangement.budget(bot), dice));
        String word = state.write(seat, move);
        kinds.merge(word.split(" ", 2)[0], 1, Integer::sum);
        decisions++;
        enter(new Entry(seat, move, at));
        lead.look(match.reading());
    }

    private void enter(Entry entry) {
        watch.ifPresent(each -> each.before(match, entry));
        Match.Step<S> step = match.play(entry);
        if (step instanceof Match.Accepted<S> accepted) {
            match = accepted.match();
            watch.ifPresent(each -> each.after(match, entry, accepted.told()));
        } else throw new IllegalStateException("game " + number + ", entry " + match.version() + ": " + step);
    }
}
