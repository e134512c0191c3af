package tablee.review.analysis;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.RecordLine;
import tablee.core.Refusal;
import tablee.core.Setup;
import tablee.core.State;
import tablee.core.Viewer;
import tablee.wire.json.Json;
import tablee.wire.words.Words;

/**
 * Where an analysis begins, and the line that was played from there. All of it is in the request: the server keeps nothing between two.
 *
 * @param match a finished match, and {@code at} the number of its entries that come before the line
 * @param replay a link to a moment of a finished match, in place of its name
 * @param game the game of a {@code position} in the engine's format, where no match is named; without one the game's beginning
 * @param data the text of another ruleset that is played by there
 * @param line who played what, as {@code "0 place d1 esw"} or {@code "chance tee"}
 * @param viewer whose eyes: a seat, or {@code all}
 * @param iterations how much a bot thinks about the moment at the end of the line; none: not at all
 */
public record AnalysisWish(
        Optional<String> match,
        Optional<String> replay,
        Optional<Integer> at,
        Optional<String> game,
        Optional<Integer> seats,
        Optional<Integer> ruleset,
        Optional<Map<String, String>> options,
        Optional<String> data,
        Optional<ObjectNode> position,
        List<String> line,
        String viewer,
        Optional<Integer> iterations) {
    static final int MOST_LINE = 300;
    static final int MOST_ITERATIONS = 4_000;

    /** Characters of the text of a ruleset; those of the games have less than half as many. */
    static final int MOST_DATA = 20_000;

    public void check() {
        long starts =
                Stream.of(match, replay, position).filter(Optional::isPresent).count();
        if (starts > 1 || starts == 0 && game.isEmpty())
            throw new BadInput("Say a match, a link to one, or a game, with or without a position.");
        if (data.orElse("").length() > MOST_DATA) throw new BadInput("That ruleset is too long.");
        if (line.size() > MOST_LINE) throw new BadInput("A line has at most " + MOST_LINE + " moves.");
        int thinking = iterations.orElse(1);
        if (thinking < 1 || thinking > MOST_ITERATIONS)
            throw new BadInput("A bot thinks in 1 to " + MOST_ITERATIONS + " iterations.");
    }

    public int eyes(int count) {
        int viewed = Viewer.read(viewer).orElseThrow(() -> new BadInput("A viewer is a seat or \"all\"."));
        if (viewed != Viewer.ALL && viewed >= count) throw new BadInput("There is no such seat.");
        return viewed;
    }

    /** The position, or the beginning of the game, as a match without entries. */
    public Match<?> placed() {
        return placed(Games.find(game.orElseThrow(() -> new BadInput("A position needs its game."))));
    }

    private <S extends State<S>> Match<S> placed(Game<S> rules) {
        Optional<Record> start = position.map(each -> Json.read(each, rules.positionType()));
        SortedMap<String, String> chosen = new TreeMap<>(options.orElse(Map.of()));
        int count = seats.orElse(rules.card().fewestSeats());
        Setup setup = rules.card().setup(count, ruleset.orElse(rules.card().newestRuleset()), chosen, data.orElse(""));
        Header header = new Header(rules.card().id(), setup, new TreeMap<>(Map.of()), start);
        return Match.open(rules, header);
    }

    /** What came before the line. What the table did, and what was taken back, is left out. */
    public <S extends State<S>> Match<S> before(Match<S> match) {
        int end = at.orElse(0);
        if (end < 0 || end > match.version()) throw new BadInput("There is no such entry in the match.");
        List<Entry> log = match.record(Viewer.ALL).stream()
                .map(RecordLine::version)
                .filter(version -> version < end)
                .map(match.log()::get)
                .toList();
        return Match.replay(match.game(), match.header(), log);
    }

    /** Plays the line on; what is refused is said in the game's words. */
    public <S extends State<S>> Match<S> played(Match<S> from, String language) {
        Match<S> match = from;
        for (String each : line) {
            String[] parts = each.split(" ", 2);
            int actor = Actor.read(parts[0]).orElse(Actor.TABLE);
            if (parts.length < 2 || actor == Actor.TABLE)
                throw new BadInput("\"" + Json.quote(each) + "\" is no move.");
            match = played(match, actor, parts[1], language);
        }
        return match;
    }

    private static <S extends State<S>> Match<S> played(Match<S> match, int actor, String word, String language) {
        int move = match.reading().read(actor, word);
        Words words = Words.of(match.game(), language);
        if (move == State.NO_MOVE)
            throw new BadInput(words.refusal(match.reading().whyNot(actor, word)));
        long due = match.reading().dueAt();
        long at = actor == Actor.CLOCK && due != State.NEVER ? Math.max(match.at(), due) : match.at();
        Match.Step<S> step = match.play(new Entry(actor, move, at));
        if (step instanceof Match.Accepted<S> accepted) return accepted.match();
        Refusal refusal = ((Match.Refused<S>) step).refusal();
        throw new BadInput(words.refusal(refusal));
    }
}
