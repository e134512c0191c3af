/**
 * Requests about the match on the desk: {@link tablee.wire.engine.play.LegalMoves}, {@link tablee.wire.engine.play.PlayMove}, {@link tablee.wire.engine.play.LookAt}, {@link tablee.wire.engine.play.AskWhy},
 * {@link tablee.wire.engine.play.CountScore}; what a bot thinks ({@link tablee.wire.engine.play.AskBot}, {@link tablee.wire.engine.play.AskHint}); and counts over many games ({@link tablee.wire.engine.play.CountSequences},
 * {@link tablee.wire.engine.play.PlayRandomly}).
 */
package tablee.wire.engine.play;
