package tablee.wire.engine.context;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Refusal;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.wire.match.ChanceSources;
import tablee.wire.match.Commitment;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.WrittenHeader;
import tablee.wire.words.Words;

/**
 * A match on the desk, and where its chance comes from. Immutable: what is played leads to another session.
 *
 * @param head the header as it was given, since the commitment is over its text
 * @param seed none: chance is played by hand
 */
public record Session<S extends State<S>>(Match<S> match, WrittenHeader head, Optional<Seed> seed) {
    public static <S extends State<S>> Session<S> open(Game<S> game, Header header, Optional<Seed> seed) {
        return new Session<>(Match.open(game, header), WrittenHeader.of(header), seed);
    }

    Optional<String> commitment() {
        return seed.map(known -> Commitment.of(known, head));
    }

    public ObjectNode log() {
        return new MatchFile(head, commitment(), match.log(), seed).tree();
    }

    /** The move that a word names for this actor, or {@link State#NO_MOVE}. */
    public int read(int actor, String word) {
        if (actor != Actor.TABLE) return match.reading().read(actor, word);
        return TableMove.read(word).map(TableMove::code).orElse(State.NO_MOVE);
    }

    /** What is wrong about a word that names no move, for an actor who is to act. */
    public Optional<Refusal> nearMiss(Entry entry, String word) {
        boolean toAct = Actor.in(match.toAct(), entry.actor());
        return entry.move() == State.NO_MOVE && toAct
                ? Optional.of(match.reading().whyNot(entry.actor(), word))
                : Optional.empty();
    }

    public String write(int actor, int move) {
        if (actor != Actor.TABLE) return match.reading().write(actor, move);
        return TableMove.of(move).map(TableMove::write).orElse("");
    }

    /** Plays an entry, and then chance as long as it is chance's turn and there is a seed. */
    public EngineProgress<S> play(Entry entry, Words words) {
        return new EngineProgress<>(this, words).play(entry).settle();
    }

    public EngineProgress<S> settle(Words words) {
        return new EngineProgress<>(this, words).settle();
    }

    boolean chanceIsNext() {
        return seed.isPresent() && !match.paused() && Actor.in(match.toAct(), Actor.CHANCE);
    }

    /** The dealer of this session; only for a session with a seed. */
    Dealer dealer() {
        return new Dealer(
                seed.orElseThrow().key(head), ChanceSources.named(match.header().sources(), match.reading()));
    }
}
