package tablee.server.tournaments;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tablee.live.tournament.PairingTable;
import tablee.live.tournament.RunningTournament;
import tablee.live.tournament.TournamentDocument;
import tablee.store.tournaments.Tournaments;
import tablee.table.clock.Now;
import tablee.tournament.Entrant;
import tablee.tournament.Pairing;
import tablee.tournament.SeatResult;
import tablee.tournament.StandingLine;
import tablee.tournament.Standings;
import tablee.tournament.Tournament;
import tablee.tournament.TournamentKind;
import tablee.tournament.TournamentPhase;
import tablee.tournament.TournamentTerms;
import tablee.wire.json.Json;

/** What one person sees of a tournament. All of it is open to anyone who has the link; only what is one's own is added. */
final class TournamentView {
    private static final int MOST_LINES = 200;
    private static final int MOST_PAIRINGS = 200;

    private final RunningTournament at;
    private final Tournament machine;
    private final Optional<Integer> own;
    private final Predicate<String> isMade;

    /** @param isMade whether there is a table of this id: a pairing is known a moment before its table is there */
    TournamentView(RunningTournament at, String person, Predicate<String> isMade) {
        this.at = at;
        this.isMade = isMade;
        machine = at.machine();
        own = at.numberOf(person);
    }

    /** A line of a list. */
    static ObjectNode brief(Tournaments.Kept kept, TournamentDocument document, long entrants) {
        TournamentTerms terms = document.terms();
        ObjectNode node = JsonNodeFactory.instance
                .objectNode()
                .put("tournament", kept.id())
                .put("title", document.title())
                .put("kind", word(terms.kind()))
                .put("game", document.table().game())
                .put("seats", terms.seats())
                .put("phase", kept.phase())
                .put("entrants", entrants)
                .put("most", terms.mostEntrants())
                .put("rated", document.table().isRated());
        terms.startMillis().ifPresent(start -> node.put("startMillis", start));
        return node;
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** @param round whose matches are shown; none: those of the round that is played */
    ObjectNode whole(String person, Optional<Integer> round, Now now) {
        TournamentTerms terms = at.document().terms();
        long entrants =
                machine.entrants().stream().filter(each -> !each.isWithdrawn()).count();
        ObjectNode node = brief(at.kept(), at.document(), entrants);
        node.put("host", at.kept().host().equals(person) && !person.isEmpty())
                .put("version", machine.version())
                .put("rounds", terms.rounds())
                .put("round", machine.round())
                .put("clockMillis", terms.clockMillis())
                .put("duplicate", terms.duplicate())
                .put("together", terms.together())
                .put("entryOpen", machine.isEntryOpen());
        node.set("options", Json.tree(at.document().table().options()));
        node.set("pace", Json.tree(at.document().table().pace()));
        if (terms.kind() == TournamentKind.ARENA && machine.phase() == TournamentPhase.RUNNING)
            node.put("leftMillis", Math.max(0, machine.endsUpMillis() - now.upMillis()));
        own.ifPresent(number -> node.set("me", me(number)));
        node.set("standings", standings());
        node.set("pairings", pairings(round.orElse(machine.round())));
        node.set("byes", byes(round.orElse(machine.round())));
        return node;
    }

    private ObjectNode me(int number) {
        ObjectNode me = JsonNodeFactory.instance
                .objectNode()
                .put("number", number)
                .put("standing", word(machine.entrant(number).standing()));
        if (machine.isOut(number)) me.put("out", true);
        machine.open().stream()
                .filter(pairing -> pairing.seats().contains(number))
                .findFirst()
                .map(pairing -> new PairingTable(at, pairing).id())
                .filter(isMade)
                .ifPresent(table -> me.put("table", "/t/" + table));
        return me;
    }

    private ArrayNode standings() {
        ArrayNode lines = JsonNodeFactory.instance.arrayNode();
        List<StandingLine> all = Standings.of(machine);
        for (int i = 0; i < all.size(); i++)
            if (i < MOST_LINES || own.equals(Optional.of(all.get(i).entrant()))) put(lines.addObject(), all.get(i));
        return lines;
    }

    private void put(ObjectNode node, StandingLine line) {
        Entrant entrant = machine.entrant(line.entrant());
        node.put("rank", line.rank());
        name(node, line.entrant());
        ArrayNode people = node.putArray("people");
        at.behind(line.entrant()).stream()
                .filter(each -> !each.person().isEmpty())
                .forEach(each -> people.addObject().put("person", each.person()).put("name", each.name()));
        node.put("points", line.points())
                .put("matches", line.matches())
                .put("wins", line.wins())
                .put("ties", line.ties())
                .put("streak", line.streak())
                .put("standing", word(entrant.standing()));
        node.set("breaks", Json.tree(line.breaks()));
    }

    /** A person or a bot of the house; of a team all of its names. */
    private void name(ObjectNode node, int number) {
        List<Tournaments.Entrant> behind = at.behind(number);
        node.put("number", number);
        node.put(
                "name",
                behind.stream()
                        .map(Tournaments.Entrant::name)
                        .filter(each -> !each.isEmpty())
                        .collect(Collectors.joining(", ")));
        behind.stream()
                .map(Tournaments.Entrant::level)
                .filter(each -> !each.isEmpty())
                .findFirst()
                .ifPresent(level -> node.put("bot", level));
    }

    /** The matches of a round; of an arena those that are played, and the last ones. */
    private ArrayNode pairings(int round) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        boolean arena = machine.terms().kind() == TournamentKind.ARENA;
        List<Pairing> all = machine.pairings();
        Stream<Pairing> some = arena
                ? all.subList(Math.max(0, all.size() - MOST_PAIRINGS), all.size()).stream()
                : all.stream().filter(each -> each.round() == round).limit(MOST_PAIRINGS);
        some.forEach(pairing -> put(list.addObject(), pairing));
        return list;
    }

    private void put(ObjectNode node, Pairing pairing) {
        node.put("number", pairing.number())
                .put("round", pairing.round())
                .put("board", pairing.board())
                .put("open", pairing.isOpen())
                .put("expired", pairing.expired());
        if (pairing.isOpen() && !machine.terms().duplicate())
            node.put("watch", "/join/" + new PairingTable(at, pairing).invite());
        ArrayNode seats = node.putArray("seats");
        List<Integer> entrants = pairing.entrants();
        for (int seat = 0; seat < entrants.size(); seat++) {
            ObjectNode line = seats.addObject();
            name(line, entrants.get(seat));
            if (pairing.hasResult() && isTold(pairing))
                put(line, pairing.results().get(seat));
        }
    }

    /** While others play the same deal only those who played it are told how it ended (TOUR-23). */
    private boolean isTold(Pairing pairing) {
        return !machine.isSealed(pairing)
                || own.filter(pairing.seats()::contains).isPresent();
    }

    private static void put(ObjectNode line, SeatResult result) {
        line.put("rank", result.rank()).put("score", result.score()).put("played", result.played());
    }

    private ArrayNode byes(int round) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        machine.byes().stream().filter(bye -> bye.round() == round).forEach(bye -> {
            ObjectNode line = list.addObject();
            name(line, bye.entrant());
            line.put("points", bye.points());
        });
        return list;
    }
}
