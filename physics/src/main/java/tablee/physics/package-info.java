/**
 * The thrown die of Les Pluvionautes: a chance source that simulates a throw with ode4j, the same bits on every machine.
 */
package tablee.physics;
