package tablee.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Dice;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Knowledge;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.Perspective;
import tablee.core.State;

/** Thinks by {@link Search}, as long and as well as its level does, and keeps what it thought for its next decision. */
final class SearchPlayer<S extends State<S>> implements BotPlayer<S> {
    /** Bounds the memory of one search: at 32 bytes a node, 13 megabytes. */
    static final int MOST_NODES = 400_000;

    private final Level level;
    private final Game<S> game;
    private final KnowledgeChoice choice;
    private final List<Search<S>> searches = new ArrayList<>();
    private Optional<S> then = Optional.empty();
    private int version;

    SearchPlayer(Level level, Game<S> game, KnowledgeChoice choice) {
        this.level = level;
        this.game = game;
        this.choice = choice;
    }

    @Override
    public int choose(Perspective<S> eyes, Bot.Budget budget, Dice dice) {
        Moves moves = new Moves();
        eyes.moves(moves);
        Dice own = new FastDice(dice.bits());
        return moves.size() == 1 ? moves.get(0) : search(eyes, budget, own).pick(level.wavering(), own);
    }

    @Override
    public List<Thought> think(Perspective<S> eyes, Bot.Budget budget, Dice dice) {
        Dice own = new FastDice(dice.bits());
        List<Candidates.Candidate> ranked = search(eyes, budget, own).ranked();
        long visits = Math.max(
                1, ranked.stream().mapToLong(Candidates.Candidate::visits).sum());
        Knowledge<S> knowledge = KnowledgeChoice.written(game);
        S world = eyes.imagine(Memory.PERFECT, own);
        return ranked.stream()
                .filter(each -> each.visits() > 0 || each.equals(ranked.get(0)))
                .map(each -> new Thought(
                        each.move(),
                        (int) (1000L * each.visits() / visits),
                        (int) Math.round(1000 * each.value()),
                        knowledge.reason(world, eyes.seat(), each.move())))
                .toList();
    }

    /** Every core grows a tree of its own. */
    private Candidates search(Perspective<S> eyes, Bot.Budget budget, Dice dice) {
        prepare(eyes, budget.cores(), dice);
        searches.stream().parallel().forEach(search -> new Thinking<>(search, eyes, level, budget).run());
        Candidates candidates = new Candidates(eyes);
        for (Search<S> search : searches) search.report(eyes.seat(), candidates);
        return candidates;
    }

    private void prepare(Perspective<S> eyes, int cores, Dice dice) {
        for (Search<S> search : searches) search.follow(node(search, eyes));
        while (searches.size() > cores) searches.remove(searches.size() - 1);
        while (searches.size() < cores) {
            S world = eyes.imagine(level.memory(), dice);
            Knowledge<S> knowledge = choice.find(game, world);
            searches.add(new Search<>(knowledge, level, new FastDice(dice.bits()), MOST_NODES, world));
        }
        then = Optional.of(eyes.imagine(level.memory(), dice));
        version = eyes.version();
    }

    private int node(Search<S> search, Perspective<S> eyes) {
        return new TreeReuse<>(search.tree(), eyes).find(search.root(), then.orElseThrow(), version);
    }
}
