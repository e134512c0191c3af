package tablee.liar;

import java.util.List;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Option;
import tablee.core.Ruleset;
import tablee.core.Setup;

/** Liar's Dice: everybody rolls in secret and bids on what lies under all cups. */
public final class Liar implements Game<LiarState> {
    static final int MOST_SEATS = 6;
    static final String DICE = "dice";
    static final String WILD = "wild";

    private static final Ruleset RULES = Ruleset.beside(Liar.class, "liar-1.ruleset");
    static final int MOST_DICE = RULES.number("most-dice", 1, 9);
    static final int FACES = RULES.number("faces", 2, 9);

    private static final List<Option> OPTIONS =
            List.of(new Option.Range(DICE, 1, MOST_DICE, 5), new Option.Flag(WILD, true));
    private static final Card CARD = new Card("liar", "Liar's Dice", List.of(1), List.of(2, 3, 4, 5, 6), OPTIONS);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public LiarState open(Setup setup) {
        LiarState state = new LiarState(setup);
        state.begin(setup.options().number(DICE));
        return state;
    }

    @Override
    public Class<LiarPosition> positionType() {
        return LiarPosition.class;
    }

    @Override
    public LiarState place(Setup setup, Record position) {
        LiarPosition at = (LiarPosition) position;
        check(setup, at);
        LiarState state = new LiarState(setup);
        state.take(at);
        return state;
    }

    private static void check(Setup setup, LiarPosition at) {
        int most = setup.options().number(DICE);
        if (at.cups().size() != setup.seats()) throw new BadInput("There is one cup for each seat.");
        for (LiarPosition.Cup cup : at.cups()) {
            if (cup.dice() < 0 || cup.dice() > most) throw new BadInput("A player has 0 to " + most + " dice.");
            boolean fits = cup.faces().size() <= cup.dice()
                    && cup.faces().stream().allMatch(face -> face >= 1 && face <= FACES);
            if (!fits) throw new BadInput("Under a cup lie at most its dice, with faces from 1 to " + FACES + ".");
        }
        if (at.turn() < 0
                || at.turn() >= setup.seats()
                || at.cups().get(at.turn()).dice() == 0) throw new BadInput("It is the turn of somebody who has dice.");
        checkBid(at);
    }

    private static void checkBid(LiarPosition at) {
        int all = at.cups().stream().mapToInt(LiarPosition.Cup::dice).sum();
        boolean rolled = at.cups().stream().allMatch(cup -> cup.faces().size() == cup.dice());
        if (at.count() == 0 && at.face() == 0) {
            checkOrder(at);
            return;
        }
        boolean sensible = at.count() >= 1 && at.count() <= all && at.face() >= 1 && at.face() <= FACES;
        if (!sensible || !rolled) throw new BadInput("A bid is about rolled dice, and at most about all of them.");
        long players = at.cups().stream().filter(cup -> cup.dice() > 0).count();
        if (players < 2) throw new BadInput("Nobody bids when the game is over.");
    }

    /** Dice are rolled cup by cup, so a cup is empty until those before it are full. */
    private static void checkOrder(LiarPosition at) {
        boolean open = false;
        for (LiarPosition.Cup cup : at.cups()) {
            if (open && !cup.faces().isEmpty()) throw new BadInput("The dice are rolled cup by cup.");
            open |= cup.faces().size() < cup.dice();
        }
    }
}
