package tablee.core;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Plays CHANCE from a secret seed, by the version that the match's header names: what it deals depends on the seed, on what it is for and on
 * how often that was dealt, and on nothing anybody else did.
 */
public final class Dealer {
    private final byte[] seed;
    private final Map<String, ChanceSource<?>> sources;
    private final StreamKey key;

    public Dealer(byte[] seed, Map<String, ChanceSource<?>> sources) {
        this.seed = seed.clone();
        this.sources = Map.copyOf(sources);
        key = new StreamKey(seed);
    }

    /** What chance brings now. Only for a match that waits for CHANCE. */
    public <S extends State<S>> Dealt deal(Match<S> match) {
        Odds odds = new Odds();
        match.reading().odds(odds);
        Integer version = match.header().sources().get(odds.source());
        if (version == null) return new Dealt(entries(match, List.of(drawn(match, odds))), Optional.empty());
        ChanceSource.Drawn drawn = this.<S>source(odds.source(), version).draw(match.state(), dice(match));
        return new Dealt(entries(match, drawn.moves()), Optional.of(drawn.show()));
    }

    private int drawn(Match<?> match, Odds odds) {
        if (!match.hasStreams()) return odds.pick(numbered(match));
        Stream stream = Stream.of(match.reading());
        if (!stream.stock().isEmpty()) return key.pick(stream, match.streams().stock(stream));
        Dice first = dice(match, stream.dice().get(0));
        return stream.dice().get(0).faces() == 0 ? odds.pick(first) : odds.move(rolled(match, stream));
    }

    /** The place among the outcomes that dice show which fall together. */
    private int rolled(Match<?> match, Stream stream) {
        int place = 0;
        for (Stream.Die die : stream.dice())
            place = place * die.faces() + dice(match, die).roll(die.faces());
        return place;
    }

    private Dice dice(Match<?> match) {
        if (!match.hasStreams()) return numbered(match);
        return dice(match, Stream.of(match.reading()).dice().get(0));
    }

    private Dice dice(Match<?> match, Stream.Die die) {
        return key.dice(die, match.streams().count(die));
    }

    private Dice numbered(Match<?> match) {
        return new HmacDice(seed, match.outcomes());
    }

    /** The entries to play, and what there is to see of them. */
    public record Dealt(List<Entry> entries, Optional<Record> show) {}

    private static List<Entry> entries(Match<?> match, List<Integer> moves) {
        return moves.stream()
                .map(move -> new Entry(Actor.CHANCE, move, match.at()))
                .toList();
    }

    // The header names the source for this match's own game, so its states are of that game.
    @SuppressWarnings("unchecked")
    private <S extends State<S>> ChanceSource<S> source(String name, int version) {
        ChanceSource<?> source = sources.get(name);
        if (source == null || source.version() != version) {
            throw new BadInput("This match needs the chance source \"" + name + "\" in version " + version
                    + ", which is not here.");
        }
        return (ChanceSource<S>) source;
    }
}
