/**
 * The one executable: the command line of {@code tablee}, and what each command does with the other modules.
 *
 * <p>{@link Main} finds the command. {@link Serve} plays, by a {@link Configuration} made of each {@link Flag} that was given; {@link
 * Admin}, {@link RatingsCommand} and {@link Copies} work on the data of {@link DataFolder}; {@link Verify} checks matches, and {@link
 * WarmUp} makes starts quick.
 */
package tablee.app;
