/**
 * The command line of the soak tests: which of them, how long, and what came out.
 *
 * <p>{@link SoakCommand} is all of it, {@link AttackCommand} its part with strangers.
 */
package tablee.soak.command;
