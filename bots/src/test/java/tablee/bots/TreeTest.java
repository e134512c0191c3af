package tablee.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Bot;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Header;
import tablee.core.Knowledge;
import tablee.core.Match;
import tablee.core.Memory;
import tablee.core.TableMove;

/** What becomes of the tree: how it grows, what is kept of it, and that it has an end. */
class TreeTest {
    private static Match<Nim.Heap> heap(int left) {
        Header header = new Header(
                "nim", Nim.GAME.card().setup(2, Map.of()), new TreeMap<>(), Optional.of(new Nim.Position(left, 0)));
        return Match.open(Nim.GAME, header);
    }

    private static Search<Nim.Heap> search(Knowledge<Nim.Heap> knowledge, Match<Nim.Heap> match, int most) {
        FastDice dice = new FastDice(1);
        return new Search<>(knowledge, Level.EXPERT, dice, most, match.eyes(0).imagine(Memory.PERFECT, dice));
    }

    private static Match<Nim.Heap> play(Match<Nim.Heap> match, int seat, int move) {
        return ((Match.Accepted<Nim.Heap>) match.play(new Entry(seat, move, 0))).match();
    }

    /** Knows Nim: anyone who has to take from a multiple of four loses. */
    private record Expertise() implements Knowledge<Nim.Heap> {
        @Override
        public String game() {
            return "nim";
        }

        @Override
        public int value(Nim.Heap state, int seat) {
            Nim.Position at = (Nim.Position) state.position();
            return (at.left() % 4 == 0) == (at.turn() == seat) ? 0 : 1000;
        }

        @Override
        public int weigh(Nim.Heap state, int actor, int move) {
            return ((Nim.Position) state.position()).left() % 4 == move ? 9 : 1;
        }

        @Override
        public int horizon() {
            return 0;
        }
    }

    @Test
    @DisplayName("What was thought is found again after one's own move and the other's")
    void recalled() {
        Match<Nim.Heap> before = heap(11);
        Search<Nim.Heap> search = search(new NoKnowledge<>("nim"), before, 10_000);
        for (int i = 0; i < 500; i++) search.iterate(before.eyes(0));
        Nim.Heap then = before.eyes(0).imagine(Memory.PERFECT, new FastDice(1));
        Match<Nim.Heap> after = play(play(before, 0, 3), 1, 2);
        int node = new TreeReuse<>(search.tree(), after.eyes(0)).find(search.root(), then, before.version());
        assertTrue(node != Tree.NONE);
        assertEquals(2, search.tree().move(node));
        search.follow(node);
        Candidates candidates = new Candidates(after.eyes(0));
        search.report(0, candidates);
        assertTrue(candidates.ranked().get(0).visits() > 0, "the visits of then still count");
    }

    @Test
    @DisplayName("What was hardly thought of, or is too far on, is thought about again from the start")
    void notRecalled() {
        Match<Nim.Heap> before = heap(11);
        Search<Nim.Heap> search = search(new NoKnowledge<>("nim"), before, 10_000);
        for (int i = 0; i < 20; i++) search.iterate(before.eyes(0));
        Nim.Heap then = before.eyes(0).imagine(Memory.PERFECT, new FastDice(1));
        Match<Nim.Heap> after = play(play(before, 0, 3), 1, 2);
        assertEquals(
                Tree.NONE, new TreeReuse<>(search.tree(), after.eyes(0)).find(search.root(), then, before.version()));
        assertEquals(Tree.NONE, new TreeReuse<>(search.tree(), before.eyes(0)).find(search.root(), then, 0));
    }

    @Test
    @DisplayName("A player who keeps its tree chooses as well as one who does not")
    void reused() {
        SearchPlayer<Nim.Heap> player = new SearchPlayer<>(Level.EXPERT, Nim.GAME, KnowledgeChoice.WRITTEN);
        FastDice dice = new FastDice(4);
        Match<Nim.Heap> match = heap(11);
        while (!match.over()) {
            int mine = player.choose(match.eyes(0), Bot.Budget.iterations(2000), dice);
            assertEquals(
                    ((Nim.Position) match.view(0)).left() % 4,
                    mine,
                    match.view(0).toString());
            match = play(match, 0, mine);
            if (!match.over()) match = play(match, 1, 1);
        }
        assertEquals(1, match.ranks().orElseThrow()[0]);
    }

    @Test
    @DisplayName("What is kept of a tree stands at its beginning, unchanged, and the rest makes room")
    void kept() {
        Tree tree = new Tree(100);
        int root = tree.plant();
        int left = tree.add(root, 0, 1, 1);
        int right = tree.add(root, 0, 2, 1);
        tree.add(left, 1, 3, 1);
        tree.add(right, 1, 4, 5);
        int second = tree.add(right, 1, 6, 7);
        tree.add(left, 1, 8, 1);
        int deep = tree.add(second, 0, 9, 2);
        tree.credit(second, 0.25);
        tree.credit(deep, 1);
        assertEquals(0, tree.keep(right));
        assertEquals(4, tree.size());
        assertEquals(Tree.NONE, tree.nextSibling(0));
        int a = tree.firstChild(0);
        int b = tree.nextSibling(a);
        assertEquals(4, tree.move(a));
        assertEquals(6, tree.move(b));
        assertEquals(0.25, tree.mean(b));
        assertEquals(7, tree.weight(b));
        assertEquals(9, tree.move(tree.firstChild(b)));
        assertEquals(1, tree.visits(tree.firstChild(b)));
        assertEquals(Tree.NONE, tree.nextSibling(b));
    }

    @Test
    @DisplayName("After an undo a player who keeps its tree chooses as it would with a new one")
    void undone() {
        SearchPlayer<Nim.Heap> player = new SearchPlayer<>(Level.EXPERT, Nim.GAME, KnowledgeChoice.WRITTEN);
        FastDice dice = new FastDice(4);
        Match<Nim.Heap> match = heap(11);
        assertEquals(3, player.choose(match.eyes(0), Bot.Budget.iterations(2000), dice));
        match = play(play(match, 0, 3), 1, 2);
        int undo = new TableMove(TableMove.Kind.UNDO, 2).code();
        match = play(match, Actor.TABLE, undo);
        assertEquals(3, player.choose(match.eyes(0), Bot.Budget.iterations(2000), dice));
    }

    @Test
    @DisplayName("A full tree is no end of thinking")
    void full() {
        Match<Nim.Heap> match = heap(7);
        Search<Nim.Heap> search = search(new NoKnowledge<>("nim"), match, 10);
        for (int i = 0; i < 2000; i++) search.iterate(match.eyes(0));
        assertTrue(search.tree().size() <= 10);
        Candidates candidates = new Candidates(match.eyes(0));
        search.report(0, candidates);
        assertEquals(3, candidates.ranked().get(0).move());
    }

    @Test
    @DisplayName("Knowledge is heard: what it recommends is tried first, and what it judges is not played on")
    void knowing() {
        Match<Nim.Heap> match = heap(18);
        Search<Nim.Heap> search = search(new Expertise(), match, 10_000);
        for (int i = 0; i < 10; i++) search.iterate(match.eyes(0));
        Candidates candidates = new Candidates(match.eyes(0));
        search.report(0, candidates);
        assertEquals(2, candidates.ranked().get(0).move());
        assertEquals(1.0, candidates.ranked().get(0).value(), 1e-9);
        assertTrue(search.plies() < 10 * 4, "judged at once, after " + search.plies() + " plies");
    }

    @Test
    @DisplayName("On several cores too the same seed gives the same move")
    void cores() {
        Bot.Budget both = new Bot.Budget(Long.MAX_VALUE, 600, 2);
        for (int seed = 0; seed < 5; seed++) {
            int once = new SearchPlayer<>(Level.EXPERT, Nim.GAME, KnowledgeChoice.WRITTEN)
                    .choose(heap(7).eyes(0), both, new FastDice(seed));
            int again = new SearchPlayer<>(Level.EXPERT, Nim.GAME, KnowledgeChoice.WRITTEN)
                    .choose(heap(7).eyes(0), both, new FastDice(seed));
            assertEquals(once, again);
            assertEquals(3, once);
        }
    }

    @Test
    @DisplayName("Thinking ends when the rest of the budget could change nothing")
    void clear() {
        Match<Nim.Heap> match = heap(3);
        Search<Nim.Heap> search = search(new Expertise(), match, 100_000);
        new Thinking<>(search, match.eyes(0), Level.EXPERT, Bot.Budget.iterations(100_000)).run();
        assertTrue(
                search.tree().visits(search.root()) < 60_000,
                "stopped after " + search.tree().visits(search.root()));
    }

    @Test
    @DisplayName("Time is a budget too")
    void time() {
        Match<Nim.Heap> match = heap(21);
        Search<Nim.Heap> search = search(new NoKnowledge<>("nim"), match, 1_000);
        new Thinking<>(search, match.eyes(0), Level.EXPERT, new Bot.Budget(20, Long.MAX_VALUE, 1)).run();
        assertTrue(search.tree().visits(search.root()) > 0);
    }
}
