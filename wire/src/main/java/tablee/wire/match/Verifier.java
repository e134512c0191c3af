package tablee.wire.match;

import static tablee.wire.match.Verdict.Kind.FAIR;
import static tablee.wire.match.Verdict.Kind.FORGED;
import static tablee.wire.match.Verdict.Kind.ILLEGAL;
import static tablee.wire.match.Verdict.Kind.LEFT_OUT;
import static tablee.wire.match.Verdict.Kind.MISSING_SOURCE;
import static tablee.wire.match.Verdict.Kind.UNCOMMITTED;
import static tablee.wire.match.Verdict.Kind.UNFINISHED;
import static tablee.wire.match.Verdict.Kind.WRONG_COMMITMENT;

import java.util.ArrayDeque;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.ChanceSource;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.ReadableState;
import tablee.core.Refusal;
import tablee.core.State;
import tablee.wire.json.JsonPlace;
import tablee.wire.words.Words;

/**
 * Checks a finished match: the commitment is that of seed and header, every entry is legal, and every outcome of chance
 * follows from the seed. The algorithm is described in {@code docs/engine/verify.md}, for readers who want to trust no code
 * of ours.
 */
public final class Verifier<S extends State<S>> {
    private final Dealer dealer;
    private final Queue<Integer> drawn = new ArrayDeque<>();
    private Match<S> match;
    private int outcomes;

    private Verifier(Match<S> match, Dealer dealer) {
        this.match = match;
        this.dealer = dealer;
    }

    /**
     * @throws BadInput if the header cannot be used here at all: another game, an unknown option or ruleset
     */
    public static Verdict verify(MatchFile file) {
        Header header = file.head().header();
        if (file.commitment().isEmpty()) {
            return Verdict.of(UNCOMMITTED, "The chance of this match was played by hand, without a commitment.");
        }
        if (file.seed().isEmpty()) return Verdict.of(UNFINISHED, "The seed of this match is not published yet.");
        Seed seed = file.seed().get();
        if (!Commitment.of(seed, file.head()).equals(file.commitment().get())) {
            return Verdict.of(WRONG_COMMITMENT, "The commitment is not that of this seed and header.");
        }
        Optional<String> fault = file.head().seed().flatMap(origin -> origin.fault(seed));
        if (fault.isPresent()) return Verdict.of(WRONG_COMMITMENT, fault.get());
        return verify(file, seed, file.head().rules(), header);
    }

    /** The same, and what somebody noted when the match began must be in it. */
    public static Verdict verify(MatchFile file, Noted noted) {
        Verdict verdict = verify(file);
        if (noted.isOfAnother(file))
            return Verdict.of(WRONG_COMMITMENT, "This is not the match whose commitment you were shown.");
        if (noted.isLeftOut(file)) return Verdict.of(LEFT_OUT, "Your share did not go into the seed of this match.");
        if (!verdict.fair() || noted.share().isEmpty()) return verdict;
        return Verdict.of(FAIR, verdict.sentence() + " Your share went into the seed.");
    }

    private static <S extends State<S>> Verdict verify(MatchFile file, Seed seed, Game<S> game, Header header) {
        Match<S> match = Match.open(game, header);
        Map<String, ChanceSource<?>> sources = ChanceSources.named(header.sources(), match.reading());
        Optional<Verdict> missing = missing(header.sources(), sources);
        if (missing.isPresent()) return missing.get();
        return new Verifier<>(match, new Dealer(seed.key(file.head()), sources)).follow(file);
    }

    private static Optional<Verdict> missing(SortedMap<String, Integer> named, Map<String, ChanceSource<?>> here) {
        SortedMap<String, Integer> missing = new TreeMap<>(named);
        missing.keySet().removeAll(here.keySet());
        if (missing.isEmpty()) return Optional.empty();
        String name = missing.firstKey();
        return Optional.of(Verdict.of(
                MISSING_SOURCE,
                "To check this match the chance source " + JsonPlace.quote(name) + " is needed in version "
                        + missing.get(name) + ", which is not here."));
    }

    private Verdict follow(MatchFile file) {
        for (Entry entry : file.entries()) {
            Optional<Verdict> fault = check(entry);
            if (fault.isPresent()) return fault.get();
        }
        if (!match.over()) return Verdict.of(UNFINISHED, "This match is not over, yet its seed is known.");
        return Verdict.of(
                FAIR,
                "Fair: the commitment holds, all " + match.version() + " entries are legal, and all " + outcomes
                        + " outcomes of chance follow from the seed." + whatItSays(file.head()));
    }

    /** What the seed cannot vouch for: how it began, and by which text. */
    private static String whatItSays(WrittenHeader head) {
        String began =
                head.start().isPresent() ? " It began from a position that somebody chose, and counts nowhere." : "";
        return head.data().isEmpty() ? began : began + " It was played by a ruleset of its own.";
    }

    private Optional<Verdict> check(Entry entry) {
        int place = match.version();
        boolean chance = Actor.in(match.toAct(), Actor.CHANCE);
        if (chance && drawn.isEmpty()) dealer.deal(match).entries().forEach(each -> drawn.add(each.move()));
        Match.Step<S> step = match.play(entry);
        if (step instanceof Match.Refused<S> refused) return Optional.of(illegal(place, refused.refusal()));
        Match<S> next = ((Match.Accepted<S>) step).match();
        Optional<Verdict> fault = entry.actor() == Actor.CHANCE ? checkOutcome(entry) : Optional.empty();
        match = next;
        return fault;
    }

    private Verdict illegal(int place, Refusal refusal) {
        String why = Words.of(match.game(), "en").refusal(refusal);
        return Verdict.at(place, ILLEGAL, "refused by " + refusal.rule() + ": " + why);
    }

    private Optional<Verdict> checkOutcome(Entry entry) {
        int place = match.version();
        outcomes++;
        int expected = drawn.remove();
        return entry.move() == expected ? Optional.empty() : Optional.of(forged(place, entry.move(), expected));
    }

    private Verdict forged(int place, int move, int expected) {
        ReadableState state = match.reading();
        String brought = JsonPlace.quote(state.write(Actor.CHANCE, move));
        String follows = JsonPlace.quote(state.write(Actor.CHANCE, expected));
        return Verdict.at(place, FORGED, "chance brought " + brought + ", but " + follows + " follows from the seed.");
    }
}
