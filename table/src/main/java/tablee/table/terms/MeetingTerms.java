package tablee.table.terms;

import tablee.table.clock.TimeControl;

/**
 * How people come together, and how fast they play.
 *
 * @param startWhenFull the match starts by itself once every seat is taken; otherwise the host starts it
 */
public record MeetingTerms(
        TableTerms.Visibility visibility, TimeControl pace, boolean spectators, boolean startWhenFull) {
    static final MeetingTerms USUAL = new MeetingTerms(TableTerms.Visibility.LINK, TimeControl.RELAXED, true, false);

    public MeetingTerms at(TimeControl other) {
        return new MeetingTerms(visibility, other, spectators, startWhenFull);
    }
}
