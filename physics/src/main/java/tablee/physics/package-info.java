/**
 * The thrown die of Les Pluvionautes: a chance source that simulates a throw with ode4j, the same bits on every machine.
 *
 * <p>A {@link ThrowSource} gives the game an outcome: the {@link Hand} makes a {@link Launch} of an aim, {@link ThrowSimulation} a {@link
 * DiceFlight} of a {@link DiceThrow}, and a {@link Reading} is what the game takes of it. A {@link Pose} is where a die is, a {@link
 * Trajectory} what people see; {@link Scattering} and {@link ThrowFigures} measure.
 */
package tablee.physics;
