package tablee.bots;

import tablee.core.Actor;
import tablee.core.Bot;
import tablee.core.Game;
import tablee.core.Knowledge;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Perspective;
import tablee.core.State;
import tablee.core.Told;

/**
 * Plays a world on between equal players of one level, each of whom sees what its seat sees, to its end or for a number of decisions; what
 * is not over then is judged by what is known of the game. One search serves all of them in turn and begins again with each decision,
 * since thousands of games are played on so. One instance serves one thread.
 */
public final class EqualPlay<S extends State<S>> {
    private final Level level;
    private final int decisions;
    private final Bot.Budget budget;
    private final Knowledge<S> knowledge;
    private final SeededDice dice = new SeededDice();
    private final Search<S> search;
    private final SearchPace pace = new SearchPace();
    private final Moves moves = new Moves();
    private final Odds odds = new Odds();
    private int left;

    /**
     * @param iterations how much a player of this level thinks at most about one decision here
     * @param decisions how many decisions are played on for at most
     * @param like any state of the match
     */
    public EqualPlay(Game<S> game, String level, int iterations, int decisions, S like) {
        this.level = Level.named(level);
        this.decisions = decisions;
        budget = Bot.Budget.iterations(iterations);
        knowledge = KnowledgeChoice.usual(this.level, game).find(game, like);
        search = new Search<>(knowledge, this.level, dice, SearchPlayer.MOST_NODES, like.copy());
    }

    /** What this seat gets out of it, in thousandths: 1000 for beating everybody. The world is then where it was left. */
    public int finish(S world, long at, int seat, long seed) {
        dice.seed(seed);
        pace.startAt(at);
        left = decisions;
        while (left > 0 && world.toAct() != 0) step(world);
        return world.toAct() == 0 ? SearchReward.permille(world, world.ranks(), seat) : knowledge.value(world, seat);
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
        if (moves.size() == 1 || !Actor.isSeat(actor)) return moves.get(0);
        left--;
        Perspective<S> eyes = Perspective.in(world, actor, pace.at());
        search.follow(Tree.NONE);
        new Thinking<>(search, eyes, level, budget).run();
        Candidates candidates = new Candidates(eyes);
        search.report(actor, candidates);
        return candidates.pick(level.wavering(), dice);
    }
}
