/**
 * Requests that bring a match onto the desk or write down what lies there: {@link tablee.wire.engine.matches.NewMatch}, {@link tablee.wire.engine.matches.LoadLog},
 * {@link tablee.wire.engine.matches.LoadPosition}, {@link tablee.wire.engine.matches.LoadView}, {@link tablee.wire.engine.matches.WriteLog}, {@link tablee.wire.engine.matches.VerifyLog} and their kind. {@link tablee.wire.engine.matches.MatchImagination} and
 * {@link tablee.wire.engine.matches.ViewImagination} draw a position that a viewer cannot tell from the true one.
 */
package tablee.wire.engine.matches;
