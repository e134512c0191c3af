package tablee.circus.rules;

import java.util.List;

/**
 * What viewers are told. All of it is public: what a look showed stands in the looker's view and nowhere else, so that no
 * record holds it (CIRC-51, CIRC-52). Positions count from 1, seats and sides from 0.
 */
public final class CircusEvent {
    private CircusEvent() {}

    record FirstPlayer(int seat) {}

    record Dealt(int position, Artist artist) {}

    record TurnBegan(int turn, int seat) {}

    record Swapped(int seat, int position, int other) {}

    record Flipped(int seat, int position, Artist from, Artist to) {}

    record AcrobatLeapt(int seat, int position, int opposite) {}

    record MagicianExchanged(int seat, int position, int left, int right) {}

    /** @param looked the neighbours whose backs were seen, one or two */
    record FortuneTellerLooked(int seat, int position, List<Integer> looked) {}

    record ActionBought(int seat) {}

    record LookBought(int seat, int position) {}

    record LookDone(int seat) {}

    record ClownsMet(int seat) {}

    record ApplauseTaken(int seat) {}

    record ApplauseReturned(int seat) {}

    record ClownsIgnored(int seat) {}

    record PosterWon(int seat, Artist artist) {}

    /** The middle token of a trio turns over when its poster is won. */
    record Bowed(int position, Artist from, Artist to) {}

    record FiveClowns(int seat, Artist artist) {}

    public record GameWon(List<Integer> seats) {}

    /** @param by what decided it (CIRC-64) */
    record DecidedAtLimit(int turns, Ending by) {}

    record GameDrawn(int turns) {}
}
