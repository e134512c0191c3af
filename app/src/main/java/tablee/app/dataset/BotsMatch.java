package tablee.app.dataset;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tablee.core.Actor;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Bots;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.Setup;
import tablee.core.State;
import tablee.wire.match.ChanceSources;
import tablee.wire.match.Commitment;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.WrittenHeader;

/** A match between bots of the house, all of whose chance follows from a seed: the same seed and iterations give the same match. */
final class BotsMatch<S extends State<S>> {
    /** How long a decision takes where a clock runs, in game time. */
    private static final long PACE_MILLIS = 3_000;

    private final List<String> levels;
    private final List<BotPlayer<S>> players;
    private final Bot.Budget budget;
    private final FastDice dice;
    private final Seed seed;
    private final WrittenHeader head;
    private Match<S> match;

    private BotsMatch(Game<S> game, Setup setup, List<String> levels, Bot.Budget budget, Seed seed) {
        this.levels = List.copyOf(levels);
        this.budget = budget;
        this.seed = seed;
        Header header = new Header(
                game.card().id(),
                setup,
                new TreeMap<>(ChanceSources.serving(game.open(setup))),
                Optional.empty(),
                Header.STREAMS);
        head = WrittenHeader.of(header);
        match = Match.open(game, header);
        players = IntStream.range(0, setup.seats())
                .mapToObj(seat -> Bots.find(level(seat)).sit(game))
                .toList();
        dice = new FastDice(Long.parseUnsignedLong(seed.next(0).hex().substring(0, 16), 16));
    }

    static <S extends State<S>> DatasetLine play(
            Game<S> game, Setup setup, List<String> levels, Bot.Budget budget, Seed seed) {
        return new BotsMatch<>(game, setup, levels, budget, seed).line();
    }

    private String level(int seat) {
        return levels.get(seat % levels.size());
    }

    private DatasetLine line() {
        Dealer dealer =
                new Dealer(seed.key(head), ChanceSources.named(match.header().sources(), match.reading()));
        while (!match.over() && match.version() < MatchFile.MOST_ENTRIES) {
            if (Actor.in(match.toAct(), Actor.CHANCE))
                dealer.deal(match).entries().forEach(this::enter);
            else if (isClocks()) enter(clock());
            else enter(decision());
        }
        MatchFile file = new MatchFile(head, Optional.of(Commitment.of(seed, head)), match.log(), Optional.of(seed));
        List<DatasetLine.Player> seats = IntStream.range(0, players.size())
                .mapToObj(seat -> DatasetLine.Player.bot(level(seat)))
                .toList();
        return DatasetLine.of(seats, match, file);
    }

    private void enter(Entry entry) {
        match = ((Match.Accepted<S>) match.play(entry)).match();
    }

    private boolean isClocks() {
        long waiting = match.toAct();
        if (!Actor.in(waiting, Actor.CLOCK)) return false;
        return waiting == Actor.bit(Actor.CLOCK)
                || match.at() + PACE_MILLIS >= match.reading().dueAt();
    }

    private Entry clock() {
        Moves moves = new Moves();
        match.reading().moves(Actor.CLOCK, moves);
        return new Entry(
                Actor.CLOCK, moves.get(0), Math.max(match.at(), match.reading().dueAt()));
    }

    private Entry decision() {
        int seat = Actor.first(match.toAct() & Actor.seats(players.size()));
        boolean timed = match.reading().dueAt() != State.NEVER;
        int move = players.get(seat).choose(match.eyes(seat), budget, dice);
        return new Entry(seat, move, timed ? match.at() + PACE_MILLIS : match.at());
    }
}
