package tablee.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tablee.core.Actor;
import tablee.core.Memory;
import tablee.core.Odds;
import tablee.core.State;
import tablee.core.Told;
import tablee.core.Viewer;
import tablee.wire.json.Json;

/**
 * What a viewer believes after somebody else's move, found in two ways that must agree: by imagining the state after it, and
 * by imagining the state before it and keeping those continuations of which the viewer is told and sees the same.
 *
 * <p>Where the first is sure of less, the viewer was told something that the game takes for hidden: a leak, as when a secret
 * choice is told to all. Where it is sure of more, the imagined state copies what the viewer cannot know, and bots cheat.
 */
final class Beliefs<S extends State<S>> implements GameCheck<S> {
    private static final int RARELY = 3;
    private static final int FIRST_WORLDS = 6;
    private static final int WORLDS = 60;

    /** Of this many worlds, a third differ: that the other way finds none of these is no accident. */
    private static final int MANY = WORLDS / 3;

    @Override
    public String sentence() {
        return "what a viewer was told and sees need not be imagined, and everything else must be";
    }

    @Override
    public int momentsPerGame() {
        return 2;
    }

    @Override
    public void at(Moment<S> moment) {
        if (moment.over() || moment.dice().roll(RARELY) > 0) return;
        int[] actors = Moment.actors(moment.state().toAct());
        int actor = actors[moment.dice().roll(actors.length)];
        int[] viewers =
                IntStream.of(moment.viewers()).filter(each -> each != actor).toArray();
        if (viewers.length == 0) return;
        int viewer = viewers[moment.dice().roll(viewers.length)];
        int move = choice(moment.state(), actor, moment);
        new Question(moment, actor, move, viewer).compare();
    }

    private int choice(S state, int actor, Moment<S> moment) {
        if (actor != Actor.CHANCE) return Moment.moves(state, actor).pick(moment.dice());
        Odds odds = MovesCheck.outcomes(state);
        return odds.move(moment.dice().roll(odds.size()));
    }

    /** What this viewer believes about the state after this move. */
    private final class Question {
        private final Moment<S> moment;
        private final int actor;
        private final int move;
        private final int viewer;
        private final S truth;
        private final String known;

        Question(Moment<S> moment, int actor, int move, int viewer) {
            this.moment = moment;
            this.actor = actor;
            this.move = move;
            this.viewer = viewer;
            truth = moment.state().copy();
            known = known(truth, play(truth, move));
        }

        void compare() {
            List<Record> imagined = new ArrayList<>();
            List<Record> remembered = new ArrayList<>();
            fill(imagined, remembered, FIRST_WORLDS);
            boolean open = alike(imagined) && alike(remembered);
            if (open) return; // nothing is hidden, as far as one can see
            fill(imagined, remembered, WORLDS);
            if (remembered.size() == WORLDS) compare(leaves(imagined), leaves(remembered));
        }

        private boolean alike(List<Record> worlds) {
            return worlds.stream().allMatch(truth.position()::equals);
        }

        private void fill(List<Record> imagined, List<Record> remembered, int size) {
            while (imagined.size() < size) imagined.add(imagine(truth).position());
            for (int tries = 0; tries < 3 * size && remembered.size() < size; tries++) {
                remember(tries).ifPresent(remembered::add);
            }
        }

        private S imagine(S state) {
            S world = state.copy();
            world.imagine(viewer, Memory.PERFECT, moment.dice());
            return world;
        }

        /** One world before the move, and how it went on, if that is what the viewer knows. */
        private Optional<Record> remember(int tries) {
            S world = imagine(moment.state());
            int other = tries % 2 == 0 ? move : choice(world, actor, moment);
            if (!world.legal(actor, other)) return Optional.empty();
            boolean same = known(world, play(world, other)).equals(known);
            return same ? Optional.of(world.position()) : Optional.empty();
        }

        private Told play(S world, int played) {
            long at = moment.match().at();
            Told told = new Told();
            world.play(actor, played, actor == Actor.CLOCK ? Math.max(world.dueAt(), at) : at, told);
            return told;
        }

        private String known(S world, Told told) {
            return Facts.told(told, viewer) + "\n" + Facts.seen(world, viewer);
        }

        private void compare(Map<String, Map<String, Integer>> imagined, Map<String, Map<String, Integer>> remembered) {
            String after = " of the position, as " + Viewer.write(viewer) + " imagines it after " + Actor.write(actor)
                    + " " + moment.state().write(actor, move);
            imagined.forEach((leaf, values) -> {
                Map<String, Integer> others = remembered.getOrDefault(leaf, Map.of());
                Expect.that(!sure(others) || !vary(values), "told, and yet unknown: " + leaf + after + ": " + values);
                Expect.that(!sure(values) || !vary(others), "not told, and yet known: " + leaf + after + ": " + others);
            });
        }
    }

    private static boolean sure(Map<String, Integer> values) {
        return values.containsValue(WORLDS);
    }

    /** Whether a third or more differ from the most frequent value. */
    private static boolean vary(Map<String, Integer> values) {
        return values.values().stream().mapToInt(count -> count).max().orElse(WORLDS) <= WORLDS - MANY;
    }

    /** For each number or word of the positions, by its path, how often it has which value. */
    private static Map<String, Map<String, Integer>> leaves(List<Record> positions) {
        Map<String, Map<String, Integer>> leaves = new HashMap<>();
        positions.forEach(position -> leaves(Json.tree(position), "", leaves));
        return leaves;
    }

    private static void leaves(JsonNode node, String path, Map<String, Map<String, Integer>> leaves) {
        if (node.isValueNode())
            leaves.computeIfAbsent(path, any -> new HashMap<>()).merge(node.asText(), 1, Integer::sum);
        node.fields().forEachRemaining(field -> leaves(field.getValue(), path + "." + field.getKey(), leaves));
        for (int i = 0; node.isArray() && i < node.size(); i++) leaves(node.get(i), path + "[" + i + "]", leaves);
    }
}
