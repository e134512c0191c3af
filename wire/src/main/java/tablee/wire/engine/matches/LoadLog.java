package tablee.wire.engine.matches;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Match;
import tablee.core.State;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineFault;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.MatchOpening;
import tablee.wire.engine.context.Session;
import tablee.wire.match.Commitment;
import tablee.wire.match.MatchFile;

/** {@code load} of a log: the same match again, bit for bit. */
public record LoadLog(ObjectNode log, Optional<Boolean> words) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        try {
            MatchFile file = MatchFile.read(log);
            checkCommitment(file);
            return put(desk, file, file.replay());
        } catch (BadInput bad) {
            throw new EngineFault(EngineFault.Code.BAD_LOG, bad);
        }
    }

    private static void checkCommitment(MatchFile file) {
        Optional<String> fromSeed = file.seed().map(seed -> Commitment.of(seed, file.head()));
        if (fromSeed.isPresent() && !fromSeed.equals(file.commitment())) {
            throw new BadInput("The commitment is not that of this seed and header.");
        }
    }

    private <S extends State<S>> ObjectNode put(EngineContext desk, MatchFile file, Match<S> match) {
        Session<S> loaded = new Session<>(match, file.head(), file.seed());
        ObjectNode answer = MatchOpening.put(loaded, desk);
        LoggedWords.add(answer, words, loaded);
        return answer;
    }
}
