/**
 * Records of plain data as JSON and back, match files, words in four languages, and the verifier.
 *
 * <p>{@link tablee.wire.Json} is the door. The word of an event is the simple name of its record, and a field is the name of its
 * component: a renamed class changes a message, which {@code VocabularyTest} notices. {@link tablee.wire.WrittenHeader} is a header as
 * it stands in a file, {@link tablee.wire.Commitment} hashes it, {@link tablee.wire.Verifier} checks a finished match,
 * {@link tablee.wire.Words} says things.
 */
package tablee.wire;
