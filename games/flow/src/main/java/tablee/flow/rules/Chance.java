package tablee.flow.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** What chance can bring, and what comes of it. */
final class Chance {
    private Chance() {}

    static void odds(FlowState s, Odds out) {
        switch (s.phase) {
            case SCENARIO -> each(FlowMove.Kind.SCENARIO, SetUp.deck(s), Scenario.KINDS, out);
            case DEAL, SWAP -> each(FlowMove.Kind.CARD, s.cardPile, ActionCard.KINDS, out);
            case FIRST -> {
                for (int seat = 0; seat < s.rules.seats(); seat++) out.add(FlowMove.of(FlowMove.Kind.FIRST, seat), 1);
            }
            case DRAW, FISHING -> each(FlowMove.Kind.TILE, s.pile, Tile.KINDS, out);
            case OBSTACLE, WAVE -> twoDice(out);
            case WAVE_WHITE -> oneDie(FlowMove.Kind.WHITE, out);
            case WAVE_BLACK -> oneDie(FlowMove.Kind.BLACK, out);
            default -> {}
        }
    }

    private static void each(FlowMove.Kind kind, long stock, int kinds, Odds out) {
        for (int i = 0; i < kinds; i++) out.add(FlowMove.of(kind, i), Stock.count(stock, i));
    }

    private static void twoDice(Odds out) {
        for (int white = 1; white <= Square.FACES; white++) {
            for (int black = 1; black <= Square.FACES; black++)
                out.add(FlowMove.of(FlowMove.Kind.DICE, white, black), 1);
        }
    }

    private static void oneDie(FlowMove.Kind kind, Odds out) {
        for (int face = 1; face <= Square.FACES; face++) out.add(FlowMove.of(kind, face), 1);
    }

    /** Whether a well-formed move of chance has any weight now. */
    static boolean possible(FlowState s, int move) {
        int arg = FlowMove.first(move);
        return switch (FlowMove.kind(move)) {
            case SCENARIO -> s.phase == Phase.SCENARIO && Stock.has(SetUp.deck(s), arg);
            case CARD -> (s.phase == Phase.DEAL || s.phase == Phase.SWAP) && Stock.has(s.cardPile, arg);
            case FIRST -> s.phase == Phase.FIRST && arg < s.rules.seats();
            case TILE -> (s.phase == Phase.DRAW || s.phase == Phase.FISHING) && Stock.has(s.pile, arg);
            case DICE -> s.phase == Phase.OBSTACLE || s.phase == Phase.WAVE;
            case WHITE -> s.phase == Phase.WAVE_WHITE;
            case BLACK -> s.phase == Phase.WAVE_BLACK;
            default -> false;
        };
    }

    static void play(FlowState s, int move, Told told) {
        int first = FlowMove.first(move);
        int second = FlowMove.second(move);
        switch (s.phase) {
            case SCENARIO -> SetUp.drawScenario(s, first, told);
            case DEAL -> SetUp.deal(s, first, told);
            case FIRST -> SetUp.nameFirst(s, first, told);
            case OBSTACLE -> SetUp.rollObstacle(s, first, second, told);
            case DRAW -> Turns.drawn(s, first, told);
            case SWAP -> Turns.swapped(s, first, told);
            case FISHING -> Cards.turnUp(s, first, told);
            case WAVE -> Waves.roll(s, first, second, told);
            case WAVE_WHITE -> Waves.roll(s, first, Waves.NOT_ROLLED, told);
            case WAVE_BLACK -> Waves.roll(s, Waves.NOT_ROLLED, first, told);
            default -> throw new AssertionError("chance has no part in " + s.phase);
        }
    }
}
