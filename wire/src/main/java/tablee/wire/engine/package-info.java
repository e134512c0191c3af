/**
 * The rules as a program on standard input and output: {@code tablee engine}, described in {@code docs/engine}.
 *
 * <p>{@link tablee.wire.engine.Engine} reads lines and {@link tablee.wire.engine.EngineFrames} the bytes between them; {@link tablee.wire.engine.EngineRequests} knows all requests. These are in
 * {@link tablee.wire.engine.matches}, {@link tablee.wire.engine.play} and {@link tablee.wire.engine.learning}, and work on what is in
 * {@link tablee.wire.engine.context}.
 */
package tablee.wire.engine;
