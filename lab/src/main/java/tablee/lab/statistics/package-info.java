/**
 * Figures with their {@link tablee.lab.statistics.Interval}: a {@link tablee.lab.statistics.Mean}, {@link tablee.lab.statistics.Ratings} in Elo's unit, a {@link tablee.lab.statistics.Sequential} test.
 */
package tablee.lab.statistics;
