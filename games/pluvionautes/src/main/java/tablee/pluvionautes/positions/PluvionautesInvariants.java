package tablee.pluvionautes.positions;

import tablee.core.BadInput;
import tablee.core.Word;
import tablee.pluvionautes.rules.Dealing;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Knock;
import tablee.pluvionautes.rules.MissionSet;
import tablee.pluvionautes.rules.Phase;
import tablee.pluvionautes.rules.Piece;
import tablee.pluvionautes.rules.PluvionautesRules;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Weather;

/** What is true of every state that play can lead to. */
final class PluvionautesInvariants {
    private final PluvionautesState state;
    private final Phase phase;
    private final PluvionautesRules rules;

    private PluvionautesInvariants(PluvionautesState state) {
        this.state = state;
        phase = state.phase;
        rules = state.rules;
    }

    static void check(PluvionautesState state) {
        PluvionautesInvariants invariants = new PluvionautesInvariants(state);
        invariants.pieces();
        if (state.phase.setup()) invariants.setup();
        else invariants.play();
        invariants.missions();
        invariants.weather();
        new BalloonInvariants(state).check();
    }

    static void need(boolean fine, String otherwise) {
        if (!fine) throw new BadInput(otherwise);
    }

    // ---- Islands, clouds, airships ----

    private void pieces() {
        boolean whole = phase != Phase.LAY && phase != Phase.SEED;
        int known = 0;
        for (int kind = 0; kind < rules.numbers().kinds(); kind++) {
            int piece = rules.numbers().piece(kind);
            int there = state.sky.count(piece) + (state.carried == piece ? 1 : 0);
            int all = rules.numbers().count(kind);
            boolean fine = whole ? there == all : there <= all;
            need(fine, "There are " + there + " pieces \"" + Piece.write(piece) + "\" where the game has " + all + ".");
            known += there;
        }
        int there = Long.bitCount(state.sky.islands())
                + Long.bitCount(state.sky.clouds())
                + state.sky.anchored()
                + (state.carried == Piece.NONE ? 0 : 1);
        need(known == there, "There is a piece that the game does not have.");
        if (phase.setup()) layout();
        airships();
    }

    /** Cells are filled one after the other, with one piece each. */
    private void layout() {
        long laid = state.sky.islands() | state.sky.clouds();
        boolean apart = (state.sky.islands() & state.sky.clouds()) == 0 && state.sky.anchored() == 0;
        need(apart, "At set-up each cell holds one piece, and no cloud is anchored.");
        if (phase == Phase.SEED) need(laid == 0, "Nothing is laid before the seed is drawn.");
        if (phase != Phase.LAY) return;
        long empty = Hex.BOARD & ~laid;
        need(empty != 0 && laid < (empty & -empty), "Pieces are laid cell by cell in their order, until all are laid.");
    }

    private void airships() {
        long seen = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            long mine = state.airships[seat];
            need((mine & (seen | ~state.sky.islands())) == 0, "An airship lies on an island, alone.");
            int most = seat == state.turn && phase != Phase.RECALL ? rules.airships() - 1 : rules.airships();
            need(Long.bitCount(mine) <= most, "Seat " + seat + " has too many airships on the board.");
            seen |= mine;
        }
        boolean both = phase != Phase.RECALL || rules.airships() == 2;
        need(both && (!phase.setup() || seen == 0), "Airships are not on the board now.");
    }

    // ---- Turns and rounds ----

    private void setup() {
        boolean nobody = state.turn == PluvionautesState.NOBODY && state.first == PluvionautesState.NOBODY;
        need(nobody && state.round == 1 && state.throwsLeft == 0, "At set-up it is nobody's turn, in round 1.");
        boolean seeding = phase == Phase.SEED;
        boolean asked = seeding == rules.advancedSetup() || (phase != Phase.LAY && !seeding);
        need(asked, "The layout is made in another way with these options.");
        seed();
    }

    private void seed() {
        boolean fine = phase == Phase.SEED ? Dealing.partOfSeed(state.seed) : state.seed == PluvionautesState.NO_SEED;
        need(fine, "The seed does not fit.");
    }

    private void play() {
        seed();
        need(isSeat(state.first), "There is no first player " + state.first + ".");
        need(state.round >= 1 && state.round <= rules.rounds(), "There is no round " + state.round + ".");
        if (phase == Phase.OVER) over();
        else turn();
    }

    private boolean isSeat(int seat) {
        return seat >= 0 && seat < state.seats();
    }

    private void over() {
        boolean nobody = state.turn == PluvionautesState.NOBODY && state.throwsLeft == 0;
        need(nobody, "After the end it is nobody's turn.");
        boolean ended = state.endTriggered() || state.round == rules.rounds();
        need(ended, "The game is not over: too few clouds are anchored, and there are rounds left.");
    }

    private void turn() {
        need(isSeat(state.turn), "There is no seat " + state.turn + ".");
        boolean justNow = phase == Phase.NAVIGATE && state.turned;
        boolean late = state.turn == state.first && state.endTriggered() && !justNow;
        need(!late, "The end was triggered in an earlier round.");
        int most = rules.throwsEach();
        boolean fine =
                switch (phase) {
                    case RECALL -> state.throwsLeft == most;
                    case THROW -> state.throwsLeft >= 1 && state.throwsLeft <= most;
                    case FLIGHT -> state.throwsLeft >= 0 && state.throwsLeft < most;
                    default -> state.throwsLeft == 0;
                };
        need(fine, "There cannot be " + state.throwsLeft + " throws left.");
        if (phase == Phase.RECALL) {
            need(Long.bitCount(state.airships[state.turn]) == 2, "Only one of two airships is taken back.");
        }
    }

    // ---- Missions and weather dice ----

    private void missions() {
        int dealt = Dealing.dealt(state);
        boolean chosen = state.missionSet >= 0;
        boolean early = phase.ordinal() < Phase.DEAL.ordinal();
        need(chosen != early, "The missions in play are chosen after the layout.");
        if (!chosen) {
            need(dealt == 0, "No mission is dealt before they are chosen.");
            return;
        }
        int choice = state.missionSet - MissionSet.firstFor(state.seats()).ordinal();
        boolean fits = choice >= 0 && choice < MissionSet.choicesFor(state.seats());
        need(fits, "These missions are not for " + state.seats() + " players.");
        int left = MissionSet.of(state.missionSet).bits();
        for (int seat = 0; seat < dealt; seat++) {
            need((left >> state.mission(seat) & 1) != 0, "Seat " + seat + " has a mission that is not to be had.");
            left &= ~(1 << state.mission(seat));
        }
        boolean whole = phase == Phase.DEAL ? dealt < state.seats() : dealt == state.seats();
        need(whole, "There are " + dealt + " missions dealt.");
    }

    private void weather() {
        boolean before = phase == Phase.LAY || phase == Phase.SEED;
        boolean none = state.sun == 0 && state.monsoon == 0;
        if (!rules.weather() || before) need(none, "There are no weather dice on the board now.");
        if (phase == Phase.TOSS) need(rules.weather() && state.monsoon == 0, "The weather dice are thrown one by one.");
        if (phase != Phase.TOSS && rules.weather() && !before) {
            need(state.sun != 0 && state.monsoon != 0, "Both weather dice lie on the board.");
        }
        need(state.hit == 0 || rules.weather(), "There are no weather dice to hit.");
        for (Weather die : Weather.values()) between(die);
    }

    /** A weather die lies between cells only until the active player has placed it. */
    private void between(Weather die) {
        boolean between = Long.bitCount(Knock.cells(state.weather(die))) > 1;
        boolean toPlace = phase == (die == Weather.SUN ? Phase.PLACE_SUN : Phase.PLACE_MONSOON);
        boolean later = phase == Phase.LAND || phase == Phase.FACE || (phase == Phase.PLACE_SUN && !toPlace);
        boolean unhit = phase == Phase.KNOCK && (state.hit >> die.ordinal() & 1) == 0;
        boolean may = (toPlace || later || unhit) && !state.weatherFixed() && rules.dexterity();
        need(between ? may : !toPlace, "The " + Word.of(die) + " die lies on one cell, or is to be placed.");
    }
}
