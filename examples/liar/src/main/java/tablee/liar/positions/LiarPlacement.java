package tablee.liar.positions;

import tablee.core.BadInput;
import tablee.liar.rules.LiarMove;
import tablee.liar.rules.LiarRules;
import tablee.liar.rules.LiarState;

/** A position from outside, made into a state: what no game can lead to is refused in one sentence. */
public final class LiarPlacement {
    private LiarPlacement() {}

    public static LiarState place(LiarState fresh, LiarPosition at) {
        check(fresh.rules, at);
        fresh.turn = at.turn();
        fresh.bid = LiarMove.bid(at.count(), at.face());
        for (int seat = 0; seat < fresh.seats(); seat++) {
            LiarPosition.Cup cup = at.cups().get(seat);
            fresh.dice[seat] = cup.dice();
            for (int i = 0; i < cup.faces().size(); i++)
                fresh.put(seat, i, cup.faces().get(i));
        }
        return fresh;
    }

    private static void check(LiarRules rules, LiarPosition at) {
        int most = rules.dice();
        if (at.cups().size() != rules.seats()) throw new BadInput("There is one cup for each seat.");
        for (LiarPosition.Cup cup : at.cups()) {
            if (cup.dice() < 0 || cup.dice() > most) throw new BadInput("A player has 0 to " + most + " dice.");
            boolean fits = cup.faces().size() <= cup.dice()
                    && cup.faces().stream().allMatch(face -> face >= 1 && face <= LiarRules.FACES);
            if (!fits)
                throw new BadInput("Under a cup lie at most its dice, with faces from 1 to " + LiarRules.FACES + ".");
        }
        if (at.turn() < 0
                || at.turn() >= rules.seats()
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
        boolean sensible = at.count() >= 1 && at.count() <= all && at.face() >= 1 && at.face() <= LiarRules.FACES;
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
