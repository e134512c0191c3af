/**
 * A simulated world around tables: nodes, network, disk, calendar and people, from one seed in one thread.
 *
 * <p>{@link tablee.simtest.Simulation} runs it, {@code FaultyDatabaseLink} decides what goes wrong, {@code Auditor} looks at everything that is
 * sent and stored, and a {@link tablee.simtest.Violation} ends the run with its seed.
 */
package tablee.simtest;
