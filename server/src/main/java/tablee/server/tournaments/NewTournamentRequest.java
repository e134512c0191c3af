package tablee.server.tournaments;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import tablee.core.BadInput;
import tablee.core.Game;
import tablee.core.State;
import tablee.live.tournament.TournamentDocument;
import tablee.table.clock.TimeControl;
import tablee.table.seats.NewTableRequest;
import tablee.table.seats.TypedText;
import tablee.table.terms.TableTerms;
import tablee.tournament.TournamentKind;
import tablee.tournament.TournamentTerms;
import tablee.wire.engine.context.Rulesets;

/**
 * A tournament as somebody wants it.
 *
 * @param table the terms of its tables, as for a new table
 * @param minutes of an arena, how long it lasts; otherwise how long a round lasts at most
 * @param most entrants
 * @param startMillis when it begins by the calendar
 */
record NewTournamentRequest(
        String title,
        TournamentKind kind,
        ObjectNode table,
        Optional<Integer> rounds,
        Optional<Integer> minutes,
        Optional<Integer> pauseSeconds,
        Optional<Integer> noShowSeconds,
        Optional<Boolean> duplicate,
        Optional<Integer> most,
        Optional<Long> startMillis,
        Optional<Boolean> listed) {
    private static final int USUAL_MINUTES = 60;
    private static final int LEAGUE_MINUTES = 7 * 24 * 60;
    private static final int USUAL_PAUSE_SECONDS = 10;
    private static final int USUAL_NO_SHOW_SECONDS = 60;
    private static final int LARGEST_NO_SHOW_SECONDS = 3_600;
    private static final int USUAL_MOST = 64;
    private static final int LEAGUE_MOST = 16;
    private static final long LONGEST_ENTRY_MILLIS = TimeUnit.DAYS.toMillis(60);

    /** @param wallMillis now */
    TournamentDocument document(Rulesets rulesets, long wallMillis) {
        TableTerms terms = NewTableRequest.full(table, rulesets);
        if (terms.lesson().isPresent()
                || !terms.data().isEmpty()
                || terms.teaching().hints())
            throw new BadInput(
                    "The tables of a tournament have no hints, and no position, script or ruleset of their own.");
        terms.check();
        TournamentTerms own = new TournamentTerms(
                kind,
                terms.seats(),
                rounds.orElse(kind == TournamentKind.SWISS ? 5 : 1),
                60_000L * minutes.orElse(kind == TournamentKind.LEAGUE ? LEAGUE_MINUTES : USUAL_MINUTES),
                1_000L * pauseSeconds.orElse(USUAL_PAUSE_SECONDS),
                isTogether(terms) || duplicate.orElse(false),
                isTogether(terms),
                most.orElse(kind == TournamentKind.LEAGUE ? LEAGUE_MOST : USUAL_MOST),
                startMillis,
                Optional.of(wallMillis + LONGEST_ENTRY_MILLIS));
        own.check();
        if (startMillis
                .filter(start -> start > wallMillis + LONGEST_ENTRY_MILLIS)
                .isPresent()) throw new BadInput("A tournament begins within sixty days.");
        String name = TypedText.line(title, TypedText.TITLE_CHARS);
        if (name.isBlank()) throw new BadInput("A tournament has a title.");
        return new TournamentDocument(name, own, terms, noShowMillis(terms));
    }

    /** Where a move takes days nobody has to be there at any time. */
    private long noShowMillis(TableTerms terms) {
        int seconds = noShowSeconds.orElse(USUAL_NO_SHOW_SECONDS);
        if (seconds < 10 || seconds > LARGEST_NO_SHOW_SECONDS)
            throw new BadInput("A table waits from 10 seconds to an hour for somebody who never came.");
        return terms.pace().kind() == TimeControl.Kind.DAYS ? 0 : 1_000L * seconds;
    }

    /** Whether all at a table are on one side. */
    private static boolean isTogether(TableTerms terms) {
        return isTogether(terms.rules(), terms);
    }

    private static <S extends State<S>> boolean isTogether(Game<S> game, TableTerms terms) {
        S state = game.open(game.card().setup(terms.seats(), terms.options()));
        return IntStream.range(1, terms.seats()).allMatch(seat -> state.side(seat) == state.side(0));
    }
}
