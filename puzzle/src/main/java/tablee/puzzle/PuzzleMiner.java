package tablee.puzzle;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.RecordLine;
import tablee.core.Setup;
import tablee.core.Sha256;
import tablee.core.State;
import tablee.core.Viewer;
import tablee.review.BotMatch;
import tablee.wire.json.Json;

/**
 * Looks for puzzles in matches, of bots that it lets play or of people, at most one of each motif in each, so that no two are alike. A seed and a
 * number give the same match of bots.
 */
final class PuzzleMiner<S extends State<S>> {
    private static final List<String> LEVELS = List.of("novice", "casual");
    private static final int ITERATIONS = 16;
    /** How much more is looked at where others play in between. */
    private static final int FURTHER = 8;

    private static final int ID_BYTES = 5;

    private final Game<S> game;
    private final MiningPlan plan;
    private final long seed;

    PuzzleMiner(Game<S> game, long seed) {
        this.game = game;
        this.seed = seed;
        plan = MiningPlan.of(game);
    }

    /** What the match of this number has. */
    List<Puzzle> mine(int number) {
        Match<S> played = played(number);
        return in(Match.open(game, played.header()), played.log());
    }

    /** The match of this number. */
    Match<S> played(int number) {
        int seats = plan.seats().get(number % plan.seats().size());
        Setup setup = game.card().setup(seats, plan.options());
        String level = LEVELS.get(number % LEVELS.size());
        Match<S> open = Match.open(game, Header.of(game.card().id(), setup));
        return BotMatch.play(open, level, ITERATIONS, seed * 1_000_003 + number);
    }

    /** What a match of people has. One with a ruleset or a start of its own stays theirs, as does one that cannot be laid out as a puzzle. */
    List<Puzzle> mine(Match<?> played) {
        Header header = played.header();
        if (header.start().isPresent() || !header.setup().data().isEmpty()) return List.of();
        List<Entry> log = played.record(Viewer.ALL).stream()
                .map(RecordLine::version)
                .map(played.log()::get)
                .toList();
        try {
            return in(Match.open(game, header), log);
        } catch (BadInput other) {
            return List.of();
        }
    }

    private List<Puzzle> in(Match<S> open, List<Entry> log) {
        List<Match<S>> moments = decisions(open, log);
        List<Puzzle> found = new ArrayList<>();
        int had = Actor.TABLE;
        for (int i = Math.max(0, moments.size() - plan.last()); i < moments.size(); i++) {
            int seat = Actor.first(moments.get(i).toAct());
            Optional<Puzzle> puzzle = seat == had ? Optional.empty() : puzzle(moments.get(i));
            puzzle.filter(each -> isNew(each, found)).ifPresent(found::add);
            had = puzzle.isPresent() || seat == had ? seat : Actor.TABLE;
        }
        return found;
    }

    /** Who misses something once often misses it again, turn by turn. */
    private static boolean isNew(Puzzle puzzle, List<Puzzle> found) {
        return found.stream().noneMatch(each -> each.motif() == puzzle.motif());
    }

    private static <S extends State<S>> List<Match<S>> decisions(Match<S> open, List<Entry> log) {
        List<Match<S>> moments = new ArrayList<>();
        Match<S> match = open;
        for (Entry entry : log) {
            if (Actor.isSeat(entry.actor()) && hasChoice(match, entry.actor())) moments.add(match);
            match = ((Match.Accepted<S>) match.play(entry)).match();
        }
        return moments;
    }

    private static boolean hasChoice(Match<?> match, int seat) {
        Moves moves = new Moves();
        match.reading().moves(seat, moves);
        return moves.size() > 2;
    }

    private Optional<Puzzle> puzzle(Match<S> moment) {
        int seat = Actor.first(moment.toAct());
        Puzzle raw = raw(moment, seat);
        Match<S> match = raw.match(game);
        Set<Integer> glances = Difficulty.glances(game, match, seat);
        Optional<Proof> proof = prove(match, seat, glances);
        return proof.filter(each -> !glances.contains(each.move())).map(each -> proved(raw, match, each));
    }

    /** What others do is looked at only where a second look at the position finds much more than the first one did: that takes longer. */
    private Optional<Proof> prove(Match<S> match, int seat, Set<Integer> glances) {
        Optional<Proof> proof = Prover.prove(match, seat, glances.iterator().next(), 0, plan.states());
        if (proof.isPresent() || plan.beyond() == 0) return proof;
        int guess = Difficulty.secondLook(game, match, seat, glances);
        if (guess == State.NO_MOVE) return proof;
        for (int beyond = 1; beyond <= plan.beyond() && proof.isEmpty(); beyond++)
            proof = Prover.prove(match, seat, guess, beyond, plan.states() * FURTHER);
        return proof;
    }

    private Puzzle raw(Match<S> moment, int seat) {
        Setup setup = moment.header().setup();
        String position = Json.text(moment.reading().position());
        return new Puzzle(
                id(setup, seat, position),
                game.card().id(),
                setup.seats(),
                setup.ruleset(),
                options(setup),
                seat,
                "",
                0,
                0,
                0,
                PuzzleMotif.ODDS,
                0,
                position);
    }

    /** Those of bots' matches are those of the plan; people may have played by others, but not against a clock that goes on in a puzzle. */
    private SortedMap<String, String> options(Setup setup) {
        SortedMap<String, String> options = new TreeMap<>(setup.options().asMap());
        options.putAll(plan.options());
        return options.equals(game.card()
                        .setup(setup.seats(), plan.options())
                        .options()
                        .asMap())
                ? plan.options()
                : options;
    }

    private Puzzle proved(Puzzle raw, Match<S> match, Proof proof) {
        return new Puzzle(
                raw.id(),
                raw.game(),
                raw.seats(),
                raw.ruleset(),
                raw.options(),
                raw.seat(),
                match.reading().write(raw.seat(), proof.move()),
                proof.beyond(),
                proof.worth(),
                proof.next(),
                proof.motif(),
                Difficulty.of(game, match, raw.seat(), proof.move()),
                raw.position());
    }

    private String id(Setup setup, int seat, String position) {
        String whole = game.card().id() + " " + setup + " " + seat + " " + position;
        byte[] hash = Sha256.of(whole.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(hash, 0, ID_BYTES);
    }
}
