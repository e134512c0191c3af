package tablee.wire.engine.learning;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import tablee.core.State;
import tablee.wire.engine.context.EngineBatch;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.words.Words;

/** {@code step}: a move in each match of the batch, by its number; -1 where the match is over. */
public record StepBatch(List<Integer> numbers) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk, desk.batch());
    }

    private <S extends State<S>> ObjectNode answer(EngineContext desk, EngineBatch<S> batch) {
        Words words = desk.words(batch.game());
        EngineBatch<S> next = batch.step(numbers, words);
        desk.put(next);
        return next.write();
    }
}
