package tablee.live.threads;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.core.Actor;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Bots;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.HmacDice;
import tablee.core.Match;
import tablee.core.State;
import tablee.table.message.Command;
import tablee.table.message.Effects;

/** What becomes of somebody who plays every hint. */
class AdviceTest {
    private static final Bot.Budget SHORT = Bot.Budget.iterations(150);

    /** Three actions, an answer for Clowns after each, what Applause buys, posters taken on the way, and the end of the turn. */
    private static final int LONGEST_TURN = 20;

    /** Far more than a game takes that gets somewhere; one without posters is drawn after 100 turns (CIRC-63). */
    private static final int MOST_HINTS = 400;

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5})
    @DisplayName("TABLE-68: who plays every hint comes to the end of Flip Circus, and no turn goes round in a circle")
    void byHintsAlone(int seed) {
        Advised played = advised(Games.find("circus"), seed);
        assertTrue(played.over() && played.hints() <= MOST_HINTS, played.toString());
        assertTrue(played.longestTurn() <= LONGEST_TURN, played.toString());
    }

    private record Advised(boolean over, int hints, int longestTurn) {}

    private static <S extends State<S>> Advised advised(Game<S> game, int seed) {
        byte[] secret = new byte[HmacDice.SEED_BYTES];
        secret[0] = (byte) seed;
        Dealer dealer = new Dealer(secret, Map.of());
        FastDice dice = new FastDice(seed);
        Match<S> match =
                Match.open(game, Header.of(game.card().id(), game.card().setup(2, Map.of())));
        int hints = 0;
        int turn = 0;
        int longest = 0;
        while (!match.over() && hints <= MOST_HINTS) {
            int actor = Actor.first(match.toAct());
            if (actor == Actor.CHANCE) {
                for (Entry entry : dealer.deal(match).entries()) match = after(match, entry);
                continue;
            }
            turn = actor == 0 ? turn + 1 : 0;
            hints += actor == 0 ? 1 : 0;
            longest = Math.max(longest, turn);
            int move = actor == 0 ? hint(match, dice) : rival(match, dice);
            match = after(match, new Entry(actor, move, match.at()));
        }
        return new Advised(match.over(), hints, longest);
    }

    /** What the table answers to somebody in the first seat who asks. */
    private static <S extends State<S>> int hint(Match<S> match, FastDice dice) {
        Effects.Thinking<S> asked = new Effects.Thinking<>(
                match.game(), match.eyes(0), "m", "ann", "expert", "", "advise me", 0, Optional.empty());
        Command answer = asked.answer(Bots.find(asked.level()).sit(match.game()), SHORT, dice);
        return ((Command.Hinted) answer).thoughts().get(0).move();
    }

    private static <S extends State<S>> int rival(Match<S> match, FastDice dice) {
        BotPlayer<S> player = Bots.find("casual").sit(match.game());
        return player.choose(match.eyes(1), SHORT, dice);
    }

    private static <S extends State<S>> Match<S> after(Match<S> match, Entry entry) {
        return ((Match.Accepted<S>) match.play(entry)).match();
    }
}
