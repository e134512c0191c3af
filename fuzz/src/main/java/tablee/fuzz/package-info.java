/**
 * Every door that reads what strangers write, as a {@link tablee.fuzz.Target} for Jazzer and for the tests.
 */
package tablee.fuzz;
