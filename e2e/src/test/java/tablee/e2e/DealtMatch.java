package tablee.e2e;

import java.util.Optional;
import java.util.SortedMap;
import tablee.core.Actor;
import tablee.core.Card;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Playout;
import tablee.core.Setup;
import tablee.core.State;
import tablee.testkit.RandomSetup;
import tablee.wire.match.ChanceSources;
import tablee.wire.match.Commitment;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;
import tablee.wire.match.WrittenHeader;

/** Matches played at random, by any seats and options or on the usual terms, whose chance follows from a seed, as a page deals it. */
final class DealtMatch {
    /** Longer ones are cut off: some games of some options hardly end at random. */
    private static final int MOST_ENTRIES = 400;

    private DealtMatch() {}

    static <S extends State<S>> MatchFile random(Game<S> game, long number) {
        FastDice dice = new FastDice(number);
        return play(game, RandomSetup.draw(game, dice), dice, number);
    }

    /** On the usual terms, without a clock. */
    static <S extends State<S>> MatchFile usual(Game<S> game, int seats, long number) {
        Card card = game.card();
        return play(game, card.setup(seats, card.untimed()), new FastDice(number), number);
    }

    private static <S extends State<S>> MatchFile play(Game<S> game, Setup setup, FastDice dice, long number) {
        Seed seed = Seed.read(String.format("%064x", number));
        SortedMap<String, Integer> sources = ChanceSources.serving(game.open(setup));
        Header header = new Header(game.card().id(), setup, sources, Optional.empty(), Header.STREAMS);
        WrittenHeader head = WrittenHeader.of(header).from(SeedOrigin.of(SeedOrigin.Kind.OFFLINE));
        Match<S> match = Match.open(game, head.header());
        Dealer dealer = new Dealer(seed.key(head), ChanceSources.named(sources, match.reading()));
        Playout players = new Playout(dice);
        while (!match.over() && match.log().size() < MOST_ENTRIES) {
            if (Actor.in(match.toAct(), Actor.CHANCE)) {
                for (Entry entry : dealer.deal(match).entries()) match = after(match, entry);
            } else {
                players.startAt(match.at());
                players.choose(match.state());
                match = after(match, new Entry(players.actor(), players.move(), players.at()));
            }
        }
        return new MatchFile(head, Optional.of(Commitment.of(seed, head)), match.log(), Optional.of(seed));
    }

    private static <S extends State<S>> Match<S> after(Match<S> match, Entry entry) {
        return ((Match.Accepted<S>) match.play(entry)).match();
    }
}
