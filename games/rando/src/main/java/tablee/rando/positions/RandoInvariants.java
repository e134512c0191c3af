package tablee.rando.positions;

import tablee.core.BadInput;
import tablee.core.Word;
import tablee.rando.rules.CardKind;
import tablee.rando.rules.Colour;
import tablee.rando.rules.Give;
import tablee.rando.rules.Hands;
import tablee.rando.rules.Lower;
import tablee.rando.rules.Markers;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.Part;
import tablee.rando.rules.Phase;
import tablee.rando.rules.Pile;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Space;
import tablee.rando.rules.Tile;

/** What is true of every state that play can lead to, as far as a look at the table shows it. */
public final class RandoInvariants {
    private static final String OVER = "The hike is over (RAND-31).";

    private final RandoState s;

    private RandoInvariants(RandoState s) {
        this.s = s;
    }

    public static void check(RandoState s) {
        RandoInvariants all = new RandoInvariants(s);
        all.setUp();
        all.cards();
        all.flow();
        all.hands();
        all.repetitions();
        all.hike();
        all.gifts();
        if (s.part == Part.ROUND_END) all.roundEnd();
        else all.turn();
    }

    private static void require(boolean fine, String sentence) {
        if (!fine) throw new BadInput(sentence);
    }

    private void setUp() {
        boolean placed = s.phase.compareTo(Phase.CHOOSE_FIRST) >= 0;
        int tokens = s.terrain.tokensPlaced();
        int hikers = s.terrain.hikersPlaced();
        int markers = Markers.placed(s.markers);
        int all = s.rules.tokens();
        boolean fine =
                switch (s.phase) {
                    case PLACE_TOKENS -> tokens < all && hikers == 0 && markers == 0;
                    case PLACE_HIKERS -> tokens == all && hikers < Colour.COUNT && markers == 0;
                    case PLACE_MARKERS -> tokens == all && hikers == Colour.COUNT && markers < Obstacle.COUNT;
                    default -> tokens == all && hikers == Colour.COUNT && markers == Obstacle.COUNT;
                };
        require(fine, "The tokens, hikers and markers on the table do not fit the stage (RAND-10).");
        require(placed || s.first == 0 && s.seat == 0, "Before the first player is drawn, first and seat are 0.");
    }

    private void cards() {
        for (Colour colour : Colour.values()) {
            for (CardKind kind : CardKind.values()) {
                int all = s.rules.cards[Pile.index(colour.ordinal(), kind.ordinal())];
                int found = count(colour.ordinal(), kind.ordinal());
                if (found != all) throw miscounted(colour, kind, found, all);
            }
        }
        int top = s.pile.top();
        require(top == Pile.NONE || s.pile.count(top) > 0, "The pile has no card of its top card's colour.");
        require(top == Pile.NONE || s.phase.compareTo(Phase.DEAL) >= 0, "The pile shows no colour before the deal.");
        require(s.pile.size() > 0 || s.pile.discarded() == 0, "The discard has not become the pile (RAND-37).");
    }

    private static BadInput miscounted(Colour colour, CardKind kind, int found, int all) {
        String name = Word.of(colour) + " " + Word.of(kind);
        return new BadInput("There are " + found + " cards " + name + ", not " + all + " (RAND-6).");
    }

    private int count(int colour, int kind) {
        int found = s.pile.count(colour, kind) + s.pile.discarded(colour, kind);
        for (int seat = 0; seat < s.seats(); seat++) {
            for (int slot = 0; slot < s.hands.size(seat); slot++) {
                int card = s.hands.get(seat, slot);
                if (Hands.colour(card) == colour && Hands.kind(card) == kind) found++;
            }
        }
        return found;
    }

    private void flow() {
        boolean setUp = s.phase.compareTo(Phase.DEAL) <= 0;
        require(setUp == (s.part == Part.SETUP), "The part does not fit the stage.");
        require(setUp == (s.round == 0), "The round does not fit the stage.");
        int turns = s.phase == Phase.DEAL ? s.rules.deal * s.seats() : setUp ? 1 : s.seats();
        require(s.turns < turns, "More turns were had than there are.");
        require(s.seat == (s.first + s.turns) % s.seats(), "It is not this seat's turn.");
        if (s.phase == Phase.OVER) require(s.round == s.rules.rounds(), "The game is over before the last round.");
    }

    private void hands() {
        for (int seat = 0; seat < s.seats(); seat++) {
            int cards = s.hands.size(seat);
            boolean drawing = seat == s.seat && (s.phase == Phase.DRAW || s.phase == Phase.SHED);
            boolean given = s.phase == Phase.SHED && s.part == Part.ROUND_END;
            int most = drawing ? s.rules.handRoom() : s.rules.hand + (given ? 1 : 0);
            if (s.phase == Phase.DRAW && drawing) most = s.rules.hand + s.done;
            if (cards > most) {
                throw new BadInput("Seat " + seat + " has " + cards + " cards, more than " + most + " (RAND-32).");
            }
        }
        if (s.phase == Phase.SHED) require(s.hands.size(s.seat) > s.rules.hand, "There is nothing to discard.");
        if (s.phase == Phase.PLAY_CARD) require(s.hands.size(s.seat) > 0, "There is no card to play.");
    }

    /** The number of repetitions stands while one of them is being done. */
    private void repetitions() {
        boolean repeats =
                switch (s.phase) {
                    case HIKE, DISCARD_TOP, DRAW, LOWER, RAISE, REORDER -> true;
                    default -> false;
                };
        boolean complete = s.phase == Phase.SHED && s.part == Part.TILE;
        boolean card = s.part == Part.CARD && s.phase != Phase.PLAY_CARD;
        if (repeats) require(s.done < s.times, "All repetitions are done.");
        else if (complete) require(s.done <= s.times && s.times > 0, "More is done than was to do.");
        else require(s.done == 0 && s.times == (card ? 1 : 0), "Nothing is being repeated.");
        require(!card || s.times == 1, "A card is played once.");
        if (repeats || complete) require(s.using != RandoState.NONE || card, "No tile is in use.");
        if (s.using != RandoState.NONE) tileInUse();
    }

    private void tileInUse() {
        require(s.part == Part.TILE && s.boards.active(s.seat, s.using), "The tile in use is not an active one.");
        boolean joker = s.using == Tile.JOKER.ordinal();
        require(!joker || s.times == 1, "The Joker is used once (RAND-36).");
        require(
                joker || s.times <= s.rules.most(s.using),
                "An action is repeated more often than its multiplier goes.");
        boolean fits =
                switch (s.phase) {
                    case HIKE, DISCARD_TOP -> joker || s.using == Tile.HIKE.ordinal();
                    case DRAW, SHED -> joker || s.using == Tile.DRAW.ordinal();
                    case LOWER -> joker || s.using == Tile.LOWER.ordinal();
                    case RAISE -> joker || s.using == Tile.RAISE.ordinal();
                    case REORDER -> joker || s.using == Tile.REORDER.ordinal();
                    default -> false;
                };
        require(fits, "The tile in use does not fit the stage.");
    }

    private void hike() {
        boolean walking = s.phase == Phase.HIKE && s.came != RandoState.NONE;
        require(walking || s.came == RandoState.NONE, "No hike is under way.");
        require(s.stretch >= leastStretches(walking), "No hike is under way.");
        require(s.stretch <= mostStretches(walking), s.phase == Phase.HIKE ? OVER : "No hike is under way.");
        boolean hiker = walking || s.phase == Phase.HIKE && s.part == Part.CARD;
        require((s.hiker != RandoState.NONE) == hiker, "The hiker does not fit the stage.");
        boolean needsCard =
                s.part == Part.TILE && (s.phase == Phase.HIKE || s.phase == Phase.DISCARD_TOP || s.phase == Phase.DRAW);
        if (needsCard) require(s.pile.size() > 0, "There is no top card (RAND-37).");
        if (walking && s.part == Part.TILE) require(!s.pile.covered(), "A hike shows the top card's colour.");
    }

    /** RAND-31: each hike of the action that is over had one, and so has the one under way. */
    private int leastStretches(boolean walking) {
        if (walking) return (sharesStretches() ? s.done : 0) + 1;
        if (!sharesStretches()) return 0;
        return s.phase == Phase.DISCARD_TOP ? s.done + 1 : s.done;
    }

    private int mostStretches(boolean walking) {
        if (walking) return s.rules.stretches - 1;
        if (!sharesStretches()) return 0;
        if (s.phase == Phase.DISCARD_TOP) return s.rules.stretches;
        return s.done == 0 ? 0 : s.rules.stretches - 1;
    }

    private boolean sharesStretches() {
        boolean hiking = s.phase == Phase.HIKE || s.phase == Phase.DISCARD_TOP;
        return s.rules.perAction && s.part == Part.TILE && hiking;
    }

    private void gifts() {
        boolean giving = s.phase == Phase.GIVE;
        for (int seat = 0; seat < s.seats(); seat++) {
            int choice = Give.choice(s, seat);
            require(giving || choice == 0, "Choices are made at Give (RAND-43).");
            boolean none = s.hands.size(seat) == 0;
            require(!giving || !none || choice == Give.LOSS, "Without a card nothing is chosen (RAND-43).");
        }
        require(!giving || Give.waiting(s) != 0, "All have chosen (RAND-43).");
    }

    private void turn() {
        boolean active = s.boards.active(s.seat) != 0;
        boolean blocked = s.boards.active(s.seat) != s.boards.owned(s.seat);
        boolean fine =
                switch (s.phase) {
                    case USE_TILE -> s.part == Part.TILE && active;
                    case TURN_TILE -> blocked && (s.part == Part.CARD || !active);
                    case LOWER -> s.part == Part.TILE && Lower.possible(s);
                    case RAISE -> s.boards.canRaiseAny(s.seat);
                    case DISCARD_TOP, DRAW, SHED -> s.part == Part.TILE;
                    case PLAY_CARD, LANDSLIDE -> s.part == Part.CARD;
                    case RESTORE, REMOVE, GIVE, LOWER_OWN, OVER -> false;
                    default -> true;
                };
        require(fine, "The stage does not fit this part of a turn.");
    }

    private void roundEnd() {
        int owned = Integer.bitCount(s.boards.owned(s.seat));
        boolean fine =
                switch (s.phase) {
                    case RESTORE -> s.space() == Space.RESTORE && owned > 1;
                    case REMOVE -> s.space() == Space.DISCARD && owned > 1;
                    case LOWER_OWN -> s.space() == Space.LOWER && s.boards.canLowerAny(s.seat);
                    case GIVE -> s.space() == Space.GIVE && s.turns == 0;
                    case SHED -> s.space() == Space.GIVE;
                    case OVER -> s.space() == Space.END && s.turns == 0;
                    default -> false;
                };
        require(fine, "The stage does not fit the end of this round.");
    }
}
