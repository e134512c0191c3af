package tablee.browser;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.ChanceSource;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.ReadableState;
import tablee.core.Sha256;
import tablee.core.State;
import tablee.core.Viewer;
import tablee.wire.json.Json;
import tablee.wire.json.WireEvent;
import tablee.wire.match.ChanceSources;
import tablee.wire.match.MatchFile;

/**
 * One hash over all that a match shows and tells, entry by entry: views, figures, legal moves in words, events, the position and the count. Equal
 * hashes mean that two machines play the same game, byte for byte. Of a match whose seed is known it is dealt again, too, before each outcome.
 *
 * @param thrown how often dice were thrown, and not only rolled
 */
record PageDigest(String digest, int entries, int thrown) {
    static PageDigest of(PageRequest.Digest asked) {
        MatchFile file = MatchFile.read(asked.file());
        Match<?> match = Match.open(file.head().rules(), file.head().header());
        Map<String, ChanceSource<?>> sources =
                ChanceSources.named(match.header().sources(), match.reading());
        return of(
                match,
                file.entries(),
                asked.viewers(),
                file.seed().map(seed -> new Dealer(seed.key(file.head()), sources)));
    }

    private static <S extends State<S>> PageDigest of(
            Match<S> first, List<Entry> entries, List<String> viewers, Optional<Dealer> dealer) {
        Sha256 hash = new Sha256();
        Match<S> match = first;
        int thrown = 0;
        for (Entry entry : entries) {
            if (dealer.isPresent() && entry.actor() == Actor.CHANCE && deal(hash, dealer.get(), match)) thrown++;
            Match.Accepted<S> step = (Match.Accepted<S>) match.play(entry);
            match = step.match();
            for (String each : viewers) {
                int viewer = Viewer.read(each).orElseThrow();
                step.told().to(viewer).forEach(event -> add(hash, Json.text(new WireEvent(event))));
                add(hash, Json.text(match.view(viewer)));
                match.figures(viewer).ifPresent(figures -> add(hash, Json.text(figures)));
            }
            moves(hash, match);
        }
        add(hash, Json.text(match.reading().position()));
        if (match.over()) add(hash, Json.text(match.reading().count()));
        return new PageDigest(HexFormat.of().formatHex(hash.digest()), entries.size(), thrown);
    }

    /** Whether there is something to see of it. */
    private static boolean deal(Sha256 hash, Dealer dealer, Match<?> match) {
        Dealer.Dealt dealt = dealer.deal(match);
        for (Entry each : dealt.entries()) add(hash, Integer.toString(each.move()));
        dealt.show().ifPresent(show -> add(hash, Json.text(show)));
        return dealt.show().isPresent();
    }

    private static void moves(Sha256 hash, Match<?> match) {
        ReadableState state = match.reading();
        for (long left = match.toAct(); left != 0; left &= left - 1) {
            int actor = Actor.first(left);
            Moves moves = new Moves();
            if (Actor.isSeat(actor)) state.moves(actor, moves);
            for (int i = 0; i < moves.size(); i++) add(hash, state.write(actor, moves.get(i)));
        }
    }

    private static void add(Sha256 hash, String text) {
        hash.update(text.getBytes(StandardCharsets.UTF_8));
    }
}
