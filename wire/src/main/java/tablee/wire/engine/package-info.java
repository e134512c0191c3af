/**
 * The rules as a program on standard input and output: {@code tablee engine}, described in {@code docs/engine}.
 *
 * <p>An {@link tablee.wire.engine.EngineRequest} is one line; its record's components are the fields. It works on an
 * {@link tablee.wire.engine.EngineDesk}, which holds one {@link tablee.wire.engine.Session}: a match and where its chance comes from.
 * What cannot be answered is an {@link tablee.wire.engine.EngineFault}.
 */
package tablee.wire.engine;
