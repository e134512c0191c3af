package tablee.bots;

import tablee.core.Actor;
import tablee.core.Dice;
import tablee.core.Knowledge;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.State;
import tablee.core.Told;

/** Plays a world on by plausible moves, to its end or to where knowledge can judge it, and says what each seat gets. */
final class Rollout<S extends State<S>> {
    private final Knowledge<S> knowledge;
    private final Dice dice;
    private final SearchPace pace;
    private final Moves moves = new Moves();
    private final Odds odds = new Odds();
    private final int[] values = new int[Actor.MOST_SEATS];

    Rollout(Knowledge<S> knowledge, Dice dice, SearchPace pace) {
        this.knowledge = knowledge;
        this.dice = dice;
        this.pace = pace;
    }

    /** Fills in the reward of each of the wanted seats, from 0 to 1, and answers how many entries it took. */
    int finish(S world, long wanted, double[] rewards) {
        int plies = 0;
        for (; plies < knowledge.horizon() && world.toAct() != 0; plies++) step(world);
        if (world.toAct() == 0) SearchReward.of(world, rewards);
        else judge(world, wanted, rewards);
        return plies;
    }

    private void judge(S world, long wanted, double[] rewards) {
        knowledge.values(world, wanted, values);
        for (int seat = 0; seat < world.seats(); seat++) rewards[seat] = values[seat] / 1000.0;
    }

    private void step(S world) {
        int actor = pace.whoActs(world);
        world.play(actor, actor == Actor.CHANCE ? outcome(world) : move(world, actor), pace.at(), Told.DEAF);
    }

    private int outcome(S world) {
        odds.clear();
        world.odds(odds);
        return odds.pick(dice);
    }

    private int move(S world, int actor) {
        moves.clear();
        world.moves(actor, moves);
        return Actor.isSeat(actor) ? knowledge.pick(world, actor, moves, dice) : moves.get(0);
    }
}
