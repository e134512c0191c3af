/**
 * Plain data as JSON, words and match files.
 *
 * <p>{@link tablee.wire.json} writes and reads records, {@link tablee.wire.words} says things in four languages,
 * {@link tablee.wire.match} is a match as a file with its seed, commitment and verifier. {@link tablee.wire.engine} is the rules as a
 * program, and {@link tablee.wire.arena} many matches for programs that learn.
 */
package tablee.wire;
