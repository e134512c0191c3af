package tablee.review;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import tablee.core.Actor;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Bots;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.HmacDice;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.State;

/** A match that bots play to its end, for puzzles to be found in and reviews to be measured by. The same seed gives the same match. */
public final class BotMatch<S extends State<S>> {
    /** Where a clock runs, every decision takes this long. */
    private static final int DECISION_MILLIS = 2500;

    private final List<BotPlayer<S>> players = new ArrayList<>();
    private final Bot.Budget budget;
    private final FastDice dice;
    private final Dealer dealer;
    private Match<S> match;

    private BotMatch(Match<S> from, List<String> levels, int iterations, long seed) {
        match = from;
        budget = Bot.Budget.iterations(iterations);
        dice = new FastDice(seed);
        ByteBuffer deal = ByteBuffer.allocate(HmacDice.SEED_BYTES);
        while (deal.hasRemaining()) deal.putLong(dice.bits());
        dealer = new Dealer(deal.array(), Map.of());
        for (int seat = 0; seat < from.reading().seats(); seat++)
            players.add(Bots.find(levels.get(seat)).sit(from.game()));
    }

    /** From where this match stands, between equal bots. */
    public static <S extends State<S>> Match<S> play(Match<S> from, String level, int iterations, long seed) {
        return play(from, Collections.nCopies(from.reading().seats(), level), iterations, seed);
    }

    /** Between bots of these levels, seat by seat. */
    public static <S extends State<S>> Match<S> play(Match<S> from, List<String> levels, int iterations, long seed) {
        BotMatch<S> play = new BotMatch<>(from, levels, iterations, seed);
        while (!play.match.over()) play.step();
        return play.match;
    }

    private void step() {
        long waiting = match.toAct();
        if (Actor.in(waiting, Actor.CHANCE)) {
            dealer.deal(match).entries().forEach(this::enter);
            return;
        }
        long due = match.reading().dueAt();
        long seats = waiting & Actor.seats(players.size());
        long at = due == State.NEVER ? match.at() : match.at() + DECISION_MILLIS;
        if (due != State.NEVER && (seats == 0 || at >= due)) ring(due);
        else decide(Actor.first(seats), at);
    }

    private void ring(long due) {
        Moves moves = new Moves();
        match.reading().moves(Actor.CLOCK, moves);
        enter(new Entry(Actor.CLOCK, moves.get(0), Math.max(match.at(), due)));
    }

    private void decide(int seat, long at) {
        enter(new Entry(seat, players.get(seat).choose(match.eyes(seat), budget, dice), at));
    }

    private void enter(Entry entry) {
        if (match.play(entry) instanceof Match.Accepted<S> accepted) match = accepted.match();
        else throw new IllegalStateException("entry " + match.version() + " was refused: " + entry);
    }
}
