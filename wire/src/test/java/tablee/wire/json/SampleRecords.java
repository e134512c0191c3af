package tablee.wire.json;

import java.util.Map;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Playout;
import tablee.core.Setup;
import tablee.toy.Toy;
import tablee.toy.ToyState;
import tablee.wire.match.ChanceSources;
import tablee.wire.match.Commitment;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.WrittenHeader;

/** Matches of the toy game, with chance from a seed and moves from another. */
public final class SampleRecords {
    public static final Seed SEED = Seed.read("00112233445566778899aabbccddeeff".repeat(2));

    private SampleRecords() {}

    public static Match<ToyState> fresh(Map<String, String> options) {
        Toy toy = new Toy();
        Setup setup = toy.card().setup(2, options);
        return Match.open(toy, new Header("toy", setup, ChanceSources.serving(toy.open(setup)), Optional.empty()));
    }

    public static Match<ToyState> withoutSources(Map<String, String> options) {
        Toy toy = new Toy();
        return Match.open(toy, Header.of("toy", toy.card().setup(2, options)));
    }

    public static Match<ToyState> finished(Map<String, String> options, long choices) {
        return finished(fresh(options), choices);
    }

    public static Match<ToyState> finished(Match<ToyState> from, long choices) {
        Match<ToyState> match = from;
        Playout players = new Playout(new FastDice(choices));
        while (!match.over()) {
            Dealer dealer =
                    new Dealer(SEED.bytes(), ChanceSources.named(match.header().sources(), match.state()));
            if (Actor.in(match.toAct(), Actor.CHANCE)) {
                for (Entry entry : dealer.deal(match).entries()) match = after(match, entry);
            } else {
                players.startAt(match.at());
                players.choose(match.state());
                match = after(match, new Entry(players.actor(), players.move(), players.at()));
            }
        }
        return match;
    }

    public static Match<ToyState> after(Match<ToyState> match, Entry entry) {
        return ((Match.Accepted<ToyState>) match.play(entry)).match();
    }

    public static MatchFile file(Match<ToyState> match) {
        WrittenHeader head = WrittenHeader.of(match.header());
        return new MatchFile(head, Optional.of(Commitment.of(SEED, head)), match.log(), Optional.of(SEED));
    }
}
