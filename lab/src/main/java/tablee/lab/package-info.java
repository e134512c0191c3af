/**
 * Bots play many games and a page says what came out.
 *
 * <p>A {@link tablee.lab.Bout} is two ways to play against each other until a sequential test decides; the ladder is a plan of bouts.
 * {@link tablee.lab.experiment} compares ways to play. Games are played by seed, so that a run can be repeated to the last bit.
 */
package tablee.lab;
