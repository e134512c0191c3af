package tablee.testkit;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tablee.core.Actor;
import tablee.core.Dice;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Knowledge;
import tablee.core.Knowledges;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.Playout;
import tablee.core.Reason;
import tablee.core.State;
import tablee.core.Told;
import tablee.wire.words.Words;

/**
 * What holds for the {@link Knowledge} of every game: values are chances, weights are positive, what is picked was offered, and
 * each move has a reason that four languages can say and that gives nothing away its player could not know.
 *
 * <p>Games are played half at random and half by the knowledge's own weights, so that good positions are looked at too.
 */
public final class KnowledgeCheck<S extends State<S>> {
    /** Whether what a reason says is true; it may throw what tests throw. */
    @FunctionalInterface
    public interface Claim<S extends State<S>> {
        void check(S before, S after, int actor, Reason reason);
    }

    private final Game<S> game;
    private final Knowledge<S> knowledge;
    private final Claim<S> claim;
    private final Moves moves = new Moves();
    private final Set<String> keys = new TreeSet<>();

    private KnowledgeCheck(Game<S> game, Claim<S> claim) {
        this.game = game;
        this.claim = claim;
        knowledge = Knowledges.find(game).orElseThrow(() -> new AssertionError("no knowledge of " + game));
    }

    /** Plays this many games, and answers the keys of all reasons that were given. */
    public static <S extends State<S>> Set<String> of(Game<S> game, int games, Claim<S> claim) {
        KnowledgeCheck<S> check = new KnowledgeCheck<>(game, claim);
        TrialSettings settings = TrialSettings.fromSystem();
        long last = settings.full() ? 10L * games : games;
        if (settings.thorough()) check.tryOut(settings.seed());
        else for (long seed = 1; seed <= last; seed++) check.tryOut(seed);
        return check.keys;
    }

    private void tryOut(long seed) {
        try {
            play(new FastDice(seed));
        } catch (AssertionError | RuntimeException wrong) {
            throw new AssertionError("play it again with -Dtablee.seed=" + seed + ": " + wrong, wrong);
        }
    }

    private void play(Dice dice) {
        S state = game.open(RandomSetup.draw(game, dice));
        Playout playout = new Playout(dice);
        while (state.toAct() != 0) {
            playout.choose(state);
            int move = playout.move();
            if (Actor.isSeat(playout.actor())) {
                look(state, playout.actor(), playout.at(), dice);
                if (dice.roll(2) == 0) move = heaviest(state, playout.actor());
            }
            state.play(playout.actor(), move, playout.at(), Told.DEAF);
        }
    }

    private int heaviest(S state, int actor) {
        int best = moves.get(0);
        for (int i = 1; i < moves.size(); i++) {
            if (knowledge.weigh(state, actor, moves.get(i)) > knowledge.weigh(state, actor, best)) best = moves.get(i);
        }
        return best;
    }

    private void look(S state, int actor, long at, Dice dice) {
        for (int seat = 0; seat < state.seats(); seat++) {
            int value = knowledge.value(state, seat);
            Expect.that(value >= 0 && value <= 1000, "a chance of " + value + " in a thousand");
        }
        moves.clear();
        state.moves(actor, moves);
        Expect.that(moves.contains(knowledge.pick(state, actor, moves, dice)), "picks what was not offered");
        for (int i = 0; i < moves.size(); i++) {
            Expect.that(knowledge.weigh(state, actor, moves.get(i)) >= 1, "a move without weight");
        }
        reason(state, actor, moves.pick(dice), at, dice);
    }

    private void reason(S state, int actor, int move, long at, Dice dice) {
        String word = state.write(actor, move);
        Optional<Reason> reason = knowledge.reason(state, actor, move);
        Expect.that(reason.isPresent(), word + " has no reason");
        S twin = state.copy();
        twin.imagine(actor, Memory.PERFECT, dice);
        Expect.same(reason, knowledge.reason(twin, actor, move), "reason of " + word + " in a world like this one");
        keys.add(reason.get().key());
        sayable(reason.get());
        S after = state.copy();
        after.play(actor, move, at, Told.DEAF);
        claim.check(state, after, actor, reason.get());
    }

    private void sayable(Reason reason) {
        for (String language : Words.LANGUAGES) {
            Words words = Words.of(game, language);
            Expect.that(words.keys().contains("reason." + reason.key()), language + " lacks reason." + reason.key());
            String said = words.reason(reason);
            Expect.that(!said.contains("{"), "a gap is left in: " + said);
            if (language.equals("fr")) Elision.check(said, "");
        }
    }
}
