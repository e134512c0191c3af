/**
 * What requests of the engine work on.
 *
 * <p>An {@link tablee.wire.engine.desk.EngineRequest} is one line; its record's components are the fields. It works on an {@link tablee.wire.engine.desk.EngineDesk}, which holds
 * numbered matches, each a {@link tablee.wire.engine.desk.Session}: a match and where its chance comes from. {@link tablee.wire.engine.desk.SetUpFields} and {@link tablee.wire.engine.desk.ChanceFields} are
 * fields that several requests have. What cannot be answered is an {@link tablee.wire.engine.desk.EngineFault}.
 */
package tablee.wire.engine.desk;
