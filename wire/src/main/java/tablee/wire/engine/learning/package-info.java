/**
 * Requests for programs that learn: a moment as numbers ({@link tablee.wire.engine.learning.ObserveMoment}, {@link tablee.wire.engine.learning.ListMoments}), and many matches at once
 * ({@link tablee.wire.engine.learning.OpenBatch}, {@link tablee.wire.engine.learning.StepBatch}, {@link tablee.wire.engine.learning.OpenArena}, {@link tablee.wire.engine.learning.LiftMatch}).
 */
package tablee.wire.engine.learning;
