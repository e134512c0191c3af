/**
 * What requests of the engine work on.
 *
 * <p>An {@link tablee.wire.engine.context.EngineRequest} is one line; its record's components are the fields. It works on an {@link tablee.wire.engine.context.EngineContext}, which holds
 * numbered matches, each a {@link tablee.wire.engine.context.Session}: a match and where its chance comes from. {@link tablee.wire.engine.context.SetUpFields} and {@link tablee.wire.engine.context.ChanceFields} are
 * fields that several requests have. What cannot be answered is an {@link tablee.wire.engine.context.EngineFault}.
 */
package tablee.wire.engine.context;
