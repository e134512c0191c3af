/**
 * Positions with one clearly right move, found in matches between bots or of people who agreed, and proved by looking at everything that can
 * follow in every world that the player cannot tell apart.
 */
package tablee.puzzle;
