/**
 * What is said to people: {@link tablee.wire.words.Words} of a game in one language, each a {@link tablee.wire.words.Phrase} with gaps and with forms by
 * {@link tablee.wire.words.Plural}; {@link tablee.wire.words.Advice} is a move with reasons, {@link tablee.wire.words.Html} a text inside a page.
 */
package tablee.wire.words;
