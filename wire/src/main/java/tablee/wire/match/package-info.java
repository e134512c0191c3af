/**
 * A match as a file, and whether its chance was fair.
 *
 * <p>{@link tablee.wire.match.MatchFile} is the whole, {@link tablee.wire.match.WrittenHeader} its header as it stands there, {@link tablee.wire.match.Commitment} the hash of seed and header that
 * is published first, {@link tablee.wire.match.Seed} with its {@link tablee.wire.match.SeedOrigin} the secret. {@link tablee.wire.match.Verifier} checks a finished match and gives a
 * {@link tablee.wire.match.Verdict}.
 */
package tablee.wire.match;
