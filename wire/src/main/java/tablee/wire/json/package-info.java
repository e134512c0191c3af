/**
 * Records of plain data as JSON and back. {@link tablee.wire.json.Json} is the way in.
 *
 * <p>The word of a {@link tablee.wire.json.WireEvent} is the simple name of its record, and a field is the name of its component: a renamed class changes a
 * message, which {@code VocabularyTest} notices; its package does not matter. {@link tablee.wire.json.RecordShape} is how a record is taken apart,
 * {@link tablee.wire.json.Written} a value that is written in another shape, {@link tablee.wire.json.JsonWriter} the one writer, into a {@link tablee.wire.json.JsonSink}.
 */
package tablee.wire.json;
