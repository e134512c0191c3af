package tablee.lab.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tablee.core.Actor;
import tablee.core.BotPlayer;
import tablee.core.Dealer;
import tablee.core.Encoder;
import tablee.core.Encoders;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Knowledge;
import tablee.core.Knowledges;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.ReadableState;
import tablee.core.State;
import tablee.lab.game.Arrangement;
import tablee.lab.game.LabBots;
import tablee.lab.game.LabGame;

/**
 * One game of a bot with itself, of which each moment is kept. Now and then it plays a move that it thought of less, so that other
 * moments are seen too. Depends on the arrangement, the seed and the game's number, and on nothing else.
 */
final class SelfplayGame<S extends State<S>> {
    /** Of moments before chance acts one in this number is kept. */
    private static final int CHANCES = 3;

    /** With more than two sides, in one of this number of decisions it is kept how somebody sees it who only watches. */
    private static final int WATCHERS = 2;

    private final Arrangement arrangement;
    private final Encoder<S> encoder;
    private final Knowledge<S> knowledge;
    private final FastDice dice;
    private final Dealer dealer;
    private final List<BotPlayer<S>> players = new ArrayList<>();
    private final List<SelfplayMoment> moments = new ArrayList<>();
    private final int[] vector;
    private final boolean many;
    private final int number;
    private final int strays;
    private Match<S> match;

    /** @param strays one decision in this number follows the thinking's shares instead of the best move; 0: none */
    SelfplayGame(Game<S> game, Arrangement arrangement, long seed, int strays, int number) {
        this.arrangement = arrangement;
        encoder = Encoders.find(game).orElseThrow();
        vector = new int[encoder.length()];
        knowledge = Knowledges.find(game).orElseThrow();
        dice = new FastDice(new FastDice(~seed - number).bits());
        dealer = new Dealer(LabGame.deal(seed, number), Map.of());
        for (String bot : arrangement.bots())
            players.add(LabBots.find(Arrangement.level(bot)).sit(game));
        match = Match.open(game, Header.of(game.card().id(), arrangement.setup()));
        many = arrangement.sides().stream().distinct().count() > 2;
        this.number = number;
        this.strays = strays;
    }

    /** The records of all moments kept. */
    List<byte[]> play() {
        boolean began = false;
        while (!match.over()) {
            long waiting = match.toAct();
            if (Actor.in(waiting, Actor.CHANCE)) {
                if (began && dice.roll(CHANCES) == 0)
                    keep(dice.roll(match.reading().seats()));
                for (Entry entry : dealer.deal(match).entries()) enter(entry);
            } else {
                began = true;
                decide(Actor.first(waiting));
            }
        }
        int[] rewards = rewards();
        return moments.stream()
                .map(each -> each.bytes(rewards[each.seat()], number))
                .toList();
    }

    private void keep(int seat) {
        keep(match.state(), seat);
    }

    private SelfplayMoment keep(S state, int seat) {
        encoder.observe(state, seat, vector);
        SelfplayMoment moment = new SelfplayMoment(seat, vector, encoder.actionCount(), knowledge.value(state, seat));
        moments.add(moment);
        return moment;
    }

    private void decide(int seat) {
        S state = match.state();
        if (many && dice.roll(WATCHERS) == 0) keep(state, (seat + 1 + dice.roll(state.seats() - 1)) % state.seats());
        SelfplayMoment moment = keep(state, seat);
        Moves moves = new Moves();
        state.moves(seat, moves);
        if (moves.size() == 1) {
            enter(new Entry(seat, moves.get(0), match.at()));
            return;
        }
        List<BotPlayer.Thought> thoughts = players.get(seat)
                .think(match.eyes(seat), arrangement.budget(arrangement.bots().get(seat)), dice);
        for (int move : moves.toArray()) moment.legal(encoder.number(state, seat, move));
        for (BotPlayer.Thought each : thoughts)
            moment.share(encoder.number(state, seat, each.move()), each.sharePermille());
        moment.expect(thoughts.get(0).valuePermille());
        enter(new Entry(seat, pick(thoughts), match.at()));
    }

    private int pick(List<BotPlayer.Thought> thoughts) {
        if (strays == 0 || dice.roll(strays) != 0) return thoughts.get(0).move();
        int all = thoughts.stream().mapToInt(BotPlayer.Thought::sharePermille).sum();
        int left = dice.roll(Math.max(1, all));
        for (BotPlayer.Thought each : thoughts) {
            left -= each.sharePermille();
            if (left < 0) return each.move();
        }
        return thoughts.get(0).move();
    }

    private void enter(Entry entry) {
        Match.Step<S> step = match.play(entry);
        if (step instanceof Match.Accepted<S> accepted) match = accepted.match();
        else throw new IllegalStateException("entry " + match.version() + ": " + step);
    }

    /** What each seat got: the share of its opponents that it left behind, in thousandths; together, whether all won. */
    private int[] rewards() {
        int[] ranks = match.ranks().orElseThrow();
        ReadableState state = match.reading();
        int[] rewards = new int[ranks.length];
        for (int seat = 0; seat < ranks.length; seat++) {
            int others = 0;
            int beaten = 0;
            for (int other = 0; other < ranks.length; other++) {
                if (state.side(other) == state.side(seat)) continue;
                others++;
                beaten += 500 * (1 + Integer.compare(ranks[other], ranks[seat]));
            }
            rewards[seat] = others == 0 ? (ranks[seat] == 1 ? 1000 : 0) : beaten / others;
        }
        return rewards;
    }
}
