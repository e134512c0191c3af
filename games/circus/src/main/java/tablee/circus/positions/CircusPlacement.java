package tablee.circus.positions;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tablee.circus.rules.Applause;
import tablee.circus.rules.Artist;
import tablee.circus.rules.CircusRules;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.Clowns;
import tablee.circus.rules.Deal;
import tablee.circus.rules.Ending;
import tablee.circus.rules.LimitStanding;
import tablee.circus.rules.Phase;
import tablee.circus.rules.Posters;
import tablee.circus.rules.Ring;
import tablee.circus.rules.Rosette;
import tablee.circus.rules.Seen;
import tablee.circus.rules.Turns;
import tablee.core.BadInput;
import tablee.core.Viewer;

/** A position from outside, made into a state: whatever no game can lead to is refused in one sentence. */
public final class CircusPlacement {
    private static final int MOST_ENTRIES = 1_000_000;

    private final CircusPosition given;
    private final CircusRules rules;
    private final CircusState state;

    private CircusPlacement(CircusState fresh, CircusPosition given) {
        this.given = given;
        rules = fresh.rules;
        state = fresh;
    }

    public static CircusState place(CircusState fresh, CircusPosition given) {
        CircusPlacement placing = new CircusPlacement(fresh, given);
        placing.turn();
        placing.sides();
        placing.ahead();
        placing.ring();
        placing.record();
        placing.moment();
        return placing.state;
    }

    private static void check(boolean fine, String sentence, Object... gaps) {
        if (!fine) throw new BadInput(filled(sentence, gaps));
    }

    /** By hand: a formatter knows so much that a page would take long to load it. */
    private static String filled(String sentence, Object... gaps) {
        String text = sentence;
        for (Object gap : gaps) text = text.replaceFirst("%[ds]", gap.toString());
        return text;
    }

    private void turn() {
        boolean playing = given.phase().ordinal() >= Phase.TURN.ordinal();
        check(given.seat() >= 0 && given.seat() < rules.seats(), "There is no seat %d.", given.seat());
        check(given.turn() >= 0 && given.turn() <= Seen.MOST_TURNS, "There is no turn %d.", given.turn());
        check(playing == given.turn() > 0, "Turns are counted from 1, and there is none before the ring is laid.");
        check(given.actionsDone() >= 0 && given.actionsLeft() >= 0, "Actions cannot be fewer than none.");
        int actions = given.actionsDone() + given.actionsLeft();
        int least = playing ? rules.numbers().actions() : 0;
        int most = playing ? rules.numbers().mostActions() : 0;
        check(actions >= least && actions <= most, "A turn has %d to %d actions here.", least, most);
        state.phase = given.phase();
        state.turn = given.turn();
        state.seat = given.seat();
        state.actionsDone = given.actionsDone();
        state.actionsLeft = given.actionsLeft();
    }

    private void sides() {
        check(given.sides().size() == 2, "There are two sides.");
        Set<Artist> posters = new HashSet<>();
        for (int side = 0; side < 2; side++) {
            CircusView.Side holding = given.sides().get(side);
            boolean there = holding.applause() >= 0 && holding.applause() <= Applause.reserve(state);
            check(there, "There are %d Applause in all.", rules.numbers().applause());
            Applause.give(state, side, holding.applause());
            for (Artist artist : holding.posters()) {
                check(artist != Artist.CLOWN, "The Clown has no poster.");
                check(posters.add(artist), "There is one poster of each artist.");
                Posters.give(state, side, artist);
            }
        }
        check(given.lastPoster().isPresent() == !posters.isEmpty(), "The last poster is one that somebody has.");
        given.lastPoster().ifPresent(artist -> {
            check(posters.contains(artist), "The last poster is one that somebody has.");
            state.lastPoster = artist;
        });
        posterTurn(posters.size());
    }

    /** The first poster comes within this many turns, the next within this many more. */
    private void posterTurn(int posters) {
        int least = posters == 0 ? 0 : 1;
        int most = Math.min(given.turn(), posters * rules.drawAfter());
        boolean counted = given.posterTurn() >= least && given.posterTurn() <= most;
        check(counted, "The last poster was won in a turn from %d to %d.", least, most);
        state.posterTurn = given.posterTurn();
    }

    /** Where one side holds more, it is ahead; where both hold as much, only the position can say which (CIRC-65). */
    private void ahead() {
        boolean counts = rules.decides() && given.phase() != Phase.FIRST_PLAYER;
        int difference = LimitStanding.difference(state);
        boolean said = given.ahead().isPresent();
        check(counts || !said, "Who is ahead is said only where the limit decides, once it is known who starts.");
        check(!counts || said || difference != 0, "With as much on both sides a position says who is ahead.");
        if (!counts) return;
        state.ahead = given.ahead().orElse(difference > 0 ? 0 : 1);
        boolean fits = state.ahead == 0 ? difference >= 0 : state.ahead == 1 && difference <= 0;
        check(fits, "The side with more posters, or as many and more Applause, is ahead.");
    }

    private void ring() {
        List<Integer> laid =
                given.ring().stream().map(CircusPosition.Token::position).toList();
        check(laid.equals(wanted(laid.size())), "The tokens lie on the positions 1 to 10, in the order of the deal.");
        boolean complete = laid.size() == Ring.POSITIONS;
        boolean dealing = given.phase() == Phase.FIRST_PLAYER || given.phase() == Phase.DEAL;
        check(complete != dealing, "Ten tokens lie in the ring, and fewer while it is laid.");
        check(laid.isEmpty() || given.phase() != Phase.FIRST_PLAYER, "Who starts is known before the ring is laid.");
        if (dealing) check(asDealt(), "While the ring is laid, the Clowns lie up on every other position.");
        tokens();
        given.ring().forEach(this::lay);
        given.ring().forEach(this::know);
    }

    /** The positions in ascending order after this many tokens were dealt. */
    private static List<Integer> wanted(int tokens) {
        List<Integer> positions = new ArrayList<>();
        for (int dealt = 0; dealt < Math.min(tokens, Ring.POSITIONS); dealt++) positions.add(Deal.position(dealt) + 1);
        positions.sort(null);
        return positions;
    }

    private boolean asDealt() {
        return given.ring().stream()
                .allMatch(token -> (token.face() == Artist.CLOWN) == (token.position() % 2 == 1)
                        && token.back() != Artist.CLOWN
                        && token.dealt() == token.position()
                        && token.seenByAll() == 0
                        && token.seen().stream().allMatch(turn -> turn == 0));
    }

    private void tokens() {
        int tokens = 0;
        int origins = 0;
        for (CircusPosition.Token each : given.ring()) {
            int token = rules.rosette().token(each.face(), each.back());
            String face = each.face().word();
            String back = each.back().word();
            check(token != Rosette.NO_TOKEN, "No token has %s and %s.", face, back);
            check(!Ring.in(tokens, token), "There is one token with %s and %s.", face, back);
            boolean dealt = each.dealt() >= 1 && each.dealt() <= Rosette.TOKENS && !Ring.in(origins, each.dealt());
            check(dealt, "One token was dealt to each position from 1 to 10, this one not to %d.", each.dealt());
            tokens |= 1 << token;
            origins |= 1 << each.dealt();
        }
    }

    private void lay(CircusPosition.Token token) {
        int position = token.position() - 1;
        state.faces |= Ring.bit(token.face().ordinal(), position);
        state.backs |= Ring.bit(token.back().ordinal(), position);
        state.origins |= (long) (token.dealt() - 1) << 4 * position;
    }

    private void know(CircusPosition.Token token) {
        int origin = token.dealt() - 1;
        check(token.seen().size() == rules.seats(), "Each seat has seen a token in some turn, or not (0).");
        state.seen[origin] = Seen.alsoBy(Viewer.SPECTATOR, seen(token.seenByAll(), 0), 0);
        for (int seat = 0; seat < rules.seats(); seat++) {
            int turn = seen(token.seen().get(seat), token.seenByAll());
            state.seen[origin] = Seen.alsoBy(seat, turn, state.seen[origin]);
        }
        for (int seat : token.shownTo()) {
            check(seat >= 0 && seat < rules.seats(), "There is no seat %d.", seat);
            check(token.seen().get(seat) > 0, "A seat that is shown a back has seen it.");
            state.shown |= Ring.bit(seat, origin);
        }
    }

    private int seen(int turn, int least) {
        check(turn >= least && turn <= given.turn(), "A token was seen in a turn up to this one, or never (0).");
        return turn;
    }

    private void record() {
        check(given.entriesSince().size() == rules.seats(), "Each seat's latest turn began some entries ago.");
        List<Integer> counts = new ArrayList<>(given.entriesSince());
        counts.add(given.entriesSinceBefore());
        for (int count : counts) check(count >= 0 && count <= MOST_ENTRIES, "No turn began %d entries ago.", count);
        state.entries = counts.stream().mapToInt(Integer::intValue).max().orElse(0);
        for (int seat = 0; seat < rules.seats(); seat++) {
            state.turnBegan[seat] = state.entries - given.entriesSince().get(seat);
        }
        state.turnBeganBefore = state.entries - given.entriesSinceBefore();
    }

    /** What must hold between the parts. */
    private void moment() {
        check(
                given.ending().isPresent() == (given.phase() == Phase.OVER),
                "A game that is over has an ending, no other.");
        given.ending().ifPresent(ending -> state.ending = ending);
        check(
                ended() == wonBy(),
                "The side with %d posters has won, no other.",
                rules.numbers().winningPosters());
        int quiet = given.turn() - given.posterTurn();
        boolean limit = given.ending().filter(Ending::withoutPoster).isPresent();
        boolean timely = limit ? quiet == rules.drawAfter() : quiet <= rules.drawAfter();
        check(timely, "After %d turns without a poster the game is over, and not before.", rules.drawAfter());
        boolean decided = !limit || state.ending == LimitStanding.atLimit(state);
        check(
                decided,
                "At the limit this game ends by %s.",
                LimitStanding.atLimit(state).name());
        check(!Turns.isOver(state), "With nothing left to do, to buy or to look at, a turn is over.");
        boolean choice = given.phase() == Phase.CLOWN_CHOICE;
        check(!choice || Clowns.canAsk(state), "Clowns have met only where two lie side by side after an action.");
        boolean awarded = given.phase() == Phase.TURN || choice && rules.postersFirst();
        boolean trio = awarded && Posters.trios(state) != 0;
        check(!trio, "A complete trio takes its poster at once.");
    }

    private boolean ended() {
        return given.ending().filter(ending -> !ending.withoutPoster()).isPresent();
    }

    private boolean wonBy() {
        int wanted = rules.numbers().winningPosters();
        int most = Math.max(Posters.countOf(state, 0), Posters.countOf(state, 1));
        check(most <= wanted, "With %d posters the game is over.", wanted);
        return most == wanted;
    }
}
