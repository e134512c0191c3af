/**
 * The one executable: the command line of {@code tablee}, and what each command does with the other modules.
 */
package tablee.app;
