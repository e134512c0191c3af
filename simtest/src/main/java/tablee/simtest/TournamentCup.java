package tablee.simtest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.live.tournament.RunningTournament;
import tablee.live.tournament.TournamentDocument;
import tablee.store.tournaments.Tournaments;
import tablee.table.clock.TimeControl;
import tablee.table.terms.TableTerms;
import tablee.tournament.TournamentCommand;
import tablee.tournament.TournamentKind;
import tablee.tournament.TournamentTerms;

/**
 * A tournament as somebody makes it in the simulated world.
 *
 * @param entrants at the start
 * @param absentees whether one of seven is a person who never comes; all others are bots
 * @param duplicate whether all tables of a round have the same deal
 * @param together whether those at a table are a team
 */
record TournamentCup(
        TournamentKind kind,
        TableTerms table,
        int rounds,
        int entrants,
        boolean absentees,
        boolean duplicate,
        boolean together) {
    private static final long ROUND_MILLIS = 10 * 3_600_000L;
    private static final long ARENA_MILLIS = 3_600_000L;
    private static final long WEEK_MILLIS = 7 * 24 * 3_600_000L;
    private static final long PAUSE_MILLIS = 5_000;
    private static final long NO_SHOW_MILLIS = 60_000;
    private static final int MOST_IN_LEAGUE = 40;
    private static final int AWAY_IN = 7;
    private static final String LEVEL = "random";

    /** Duels of Flip Circus. */
    static TournamentCup duels(TournamentKind kind, int rounds, int entrants, boolean absentees) {
        TableTerms circus = TableTerms.of("circus", 2, Map.of());
        return new TournamentCup(kind, circus, rounds, entrants, absentees, false, false);
    }

    /** A league of Flip Circus in which a move may take a day, and people who never come. */
    static TournamentCup days(int entrants) {
        TableTerms circus = TableTerms.of("circus", 2, Map.of());
        circus = circus.with(circus.meeting().at(TimeControl.days(1)));
        return new TournamentCup(TournamentKind.LEAGUE, circus, 1, entrants, true, false, false);
    }

    /** All tables of a round have the same deal: of Flip Circus for two, of Flip' Rando for more. */
    static TournamentCup duplicate(int seats, int rounds, int entrants) {
        TableTerms table = TableTerms.of(seats == 2 ? "circus" : "rando", seats, Map.of());
        return new TournamentCup(TournamentKind.SWISS, table, rounds, entrants, true, true, false);
    }

    /** Pairs that play Flow together. */
    static TournamentCup teams(int rounds, int teams) {
        TableTerms flow = TableTerms.of("flow", 2, Map.of("round", "untimed", "turns", "4"));
        return new TournamentCup(TournamentKind.SWISS, flow, rounds, teams, true, true, true);
    }

    TournamentDocument document() {
        TournamentTerms terms = new TournamentTerms(
                kind,
                table.seats(),
                rounds,
                roundMillis(),
                PAUSE_MILLIS,
                duplicate,
                together,
                kind == TournamentKind.LEAGUE ? MOST_IN_LEAGUE : TournamentTerms.MOST_ENTRANTS,
                Optional.empty(),
                Optional.empty());
        terms.check();
        return new TournamentDocument("Cup", terms, table, isOverDays() ? 0 : NO_SHOW_MILLIS);
    }

    private boolean isOverDays() {
        return table.pace().kind() == TimeControl.Kind.DAYS;
    }

    private long roundMillis() {
        if (isOverDays()) return WEEK_MILLIS;
        return kind == TournamentKind.ARENA ? ARENA_MILLIS : ROUND_MILLIS;
    }

    private boolean isAway(int number) {
        return absentees && number % AWAY_IN == 0;
    }

    /** Those who stand behind the numbers; of a team that is away everybody is. */
    List<Tournaments.Entrant> behind(String id) {
        List<Tournaments.Entrant> all = new ArrayList<>();
        for (int number = 1; number <= entrants; number++)
            for (int place = 0; place < places(); place++) {
                String person = isAway(number) ? id + "-" + number + "-" + place : "";
                all.add(new Tournaments.Entrant(number, place, person, person, person.isEmpty() ? LEVEL : ""));
            }
        return all;
    }

    private int places() {
        return together ? table.seats() : 1;
    }

    List<TournamentCommand> start() {
        List<TournamentCommand> commands = new ArrayList<>();
        for (int number = 1; number <= entrants; number++)
            commands.add(new TournamentCommand.Enter(number, !isAway(number)));
        commands.add(new TournamentCommand.Start());
        return commands;
    }

    /** One more bot, or a team of them, who stands behind the number that has just been given. */
    List<Tournaments.Entrant> late(RunningTournament at) {
        List<Tournaments.Entrant> all = new ArrayList<>();
        for (int place = 0; place < places(); place++)
            all.add(new Tournaments.Entrant(at.machine().entrants().size(), place, "", "", LEVEL));
        return all;
    }
}
