package tablee.core;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays CHANCE from a secret seed: what it deals depends on the seed and on how often it dealt, and on nothing anybody else did. */
public final class Dealer {
    private final byte[] seed;
    private final Map<String, ChanceSource<?>> sources;

    public Dealer(byte[] seed, Map<String, ChanceSource<?>> sources) {
        this.seed = seed.clone();
        this.sources = Map.copyOf(sources);
    }

    /** What chance brings now. Only for a match that waits for CHANCE. */
    public <S extends State<S>> Dealt deal(Match<S> match) {
        Odds odds = new Odds();
        match.reading().odds(odds);
        HmacDice dice = new HmacDice(seed, match.outcomes());
        Integer version = match.header().sources().get(odds.source());
        if (version == null) return new Dealt(entries(match, List.of(odds.pick(dice))), Optional.empty());
        ChanceSource.Drawn drawn = this.<S>source(odds.source(), version).draw(match.state(), dice);
        return new Dealt(entries(match, drawn.moves()), Optional.of(drawn.show()));
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
