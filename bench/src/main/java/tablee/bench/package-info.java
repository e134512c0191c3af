/**
 * Measurements of rules and bots beside a yardstick, written into {@code docs/benchmarks.md}.
 */
package tablee.bench;
