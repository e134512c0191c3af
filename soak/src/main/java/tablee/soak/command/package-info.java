/** The command line of the soak tests: which of them, how long, and what came out. */
package tablee.soak.command;
