/**
 * Measurements of rules and bots beside a yardstick, written into {@code docs/benchmarks.md}.
 *
 * <p>{@link BenchMain} finds the measurement. {@link RulesBench} and {@link SearchBench} measure ours, {@link ConnectFour} and {@link
 * UctConnectFour} are the yardstick; a report writes the figures, {@link BesideReport} those of two jars in turn.
 */
package tablee.bench;
