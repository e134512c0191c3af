/**
 * CliCommand lines, all of one kind: a {@code CliCommand} says what it takes, {@code Arguments} are what was given. picocli reads the
 * words and writes the help; the sentences about what does not fit are ours.
 */
package tablee.cli;
