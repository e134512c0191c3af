package tablee.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Knock-outs: seeds, ties, and who goes on. */
class KnockOutTournamentTest {
    @Test
    @DisplayName("TOUR-17: A loser is out, and nobody else is")
    void out() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.KNOCK_OUT, 2, 1, 3).started();
        assertEquals(
                List.of(2, 3), scene.at.pairing(1).seats().stream().sorted().toList());
        scene.report(1, scene.at.pairing(1).seats().indexOf(3));
        assertEquals(
                List.of(2),
                IntStream.rangeClosed(1, 3).filter(scene.at::isOut).boxed().toList());
        scene.finish();
        assertEquals(
                List.of(2, 3),
                IntStream.rangeClosed(1, 3).filter(scene.at::isOut).boxed().toList());
    }

    @Test
    @DisplayName("TOUR-17: The first two can meet in the last match only, and rest where there are too few")
    void seeds() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.KNOCK_OUT, 2, 1, 6).started();
        Set<Set<Integer>> first = scene.at.open().stream()
                .map(pairing -> Set.copyOf(pairing.seats()))
                .collect(Collectors.toSet());
        assertEquals(Set.of(Set.of(4, 5), Set.of(3, 6)), first);
        scene.finish();
        assertEquals(List.of(1, 2), scene.order().subList(0, 2));
        assertEquals(Set.of(1, 2), Set.copyOf(scene.at.pairings().get(4).seats()), "the last match");
        assertEquals(TournamentPhase.OVER, scene.at.phase());
        assertEquals(
                List.of(1, 2, 3, 3, 5, 5),
                Standings.of(scene.at).stream().map(StandingLine::rank).toList());
    }

    @Test
    @DisplayName("TOUR-17: The strongest are seeded first, whenever they entered")
    void strength() {
        TournamentScene scene = new TournamentScene(TournamentScene.terms(TournamentKind.KNOCK_OUT, 2, 1));
        for (int strength : new int[] {1200, 1900, 1500}) scene.accept(new TournamentCommand.Enter(strength, false));
        scene.started();
        assertEquals(Set.of(1, 3), Set.copyOf(scene.at.open().get(0).seats()), "2 is the strongest and rests");
    }

    @Test
    @DisplayName("TOUR-17: A match is made as soon as both are known")
    void soon() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.KNOCK_OUT, 2, 1, 8).started();
        scene.report(1, 0);
        assertEquals(4, scene.at.pairings().size());
        scene.report(2, 0);
        assertEquals(5, scene.at.pairings().size(), "the others still play their first match");
    }

    @Test
    @DisplayName("TOUR-17: After a tie the seats change; after three the higher seed goes on")
    void ties() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.KNOCK_OUT, 2, 1, 2).started();
        assertEquals(List.of(1, 2), scene.at.pairing(1).seats());
        scene.report(1, -1);
        assertEquals(List.of(2, 1), scene.at.pairing(2).seats());
        scene.report(2, -1);
        assertEquals(List.of(1, 2), scene.at.pairing(3).seats());
        scene.report(3, -1);
        assertEquals(TournamentPhase.OVER, scene.at.phase());
        assertEquals(List.of(1, 2), scene.order());
    }

    @Test
    @DisplayName("TOUR-17: When its time is up the higher seed goes on, and who has withdrawn lets the other go on")
    void late() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.KNOCK_OUT, 2, 1, 4).started();
        scene.accept(new TournamentCommand.Withdraw(1));
        scene.report(
                scene.at.open().stream()
                        .filter(each -> each.seats().contains(1))
                        .findFirst()
                        .orElseThrow()
                        .number(),
                0);
        scene.later(3_600_000);
        assertEquals(TournamentPhase.OVER, scene.at.phase(), "1 had won, withdrew, and 2 goes on without a match");
        assertEquals(2, scene.order().get(0));
    }

    @Test
    @DisplayName("TOUR-17: With one who withdraws during a tie the other goes on")
    void withdrawn() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.KNOCK_OUT, 2, 1, 2).started();
        scene.accept(new TournamentCommand.Withdraw(1));
        scene.report(1, -1);
        assertEquals(2, scene.order().get(0));
        assertTrue(scene.at.phase().isEnded());
    }

    @Test
    @DisplayName(
            "TOUR-5, TOUR-17: Who went on after ties and withdraws later is paired no more, and lets nobody come back who was out")
    void withdrawsLater() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.KNOCK_OUT, 2, 1, 4).started();
        int tied = scene.at.pairings().stream()
                .filter(each -> each.seats().contains(1))
                .findFirst()
                .orElseThrow()
                .number();
        for (int i = 0; i < 3; i++) {
            scene.report(tied, -1);
            tied = scene.at.pairings().size();
        }
        assertTrue(scene.at.isOut(4), "1 is seeded higher than 4");
        scene.reportAll();
        Pairing last = scene.at.open().get(0);
        assertEquals(Set.of(1, 2), Set.copyOf(last.seats()));
        scene.accept(new TournamentCommand.Withdraw(1));
        assertTrue(scene.at.isOut(4));
        scene.report(last.number(), -1);
        assertEquals(TournamentPhase.OVER, scene.at.phase(), "they do not play again");
        assertEquals(2, scene.order().get(0));
        assertTrue(scene.at.isOut(4));
    }
}
