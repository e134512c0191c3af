package tablee.wire.engine.matches;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineFault;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Noted;
import tablee.wire.match.Seed;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;

/** {@code verify}: whether the chance of a finished match was fair, as {@code tablee verify} says it; without a log the match on the desk. */
public record VerifyLog(Optional<ObjectNode> log, Optional<String> commitment, Optional<String> share)
        implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        Verdict verdict = verdict(log.orElseGet(() -> desk.session().log()));
        ObjectNode answer = JsonNodeFactory.instance.objectNode().put("fair", verdict.fair());
        answer.set("finding", Json.tree(verdict.kind()));
        verdict.entry().ifPresent(entry -> answer.put("entry", entry));
        return answer.put("sentence", verdict.sentence());
    }

    private Verdict verdict(ObjectNode file) {
        Noted noted = new Noted(share.map(Seed::read), commitment);
        try {
            return Verifier.verify(MatchFile.read(file), noted);
        } catch (BadInput bad) {
            throw new EngineFault(EngineFault.Code.BAD_LOG, bad);
        }
    }
}
