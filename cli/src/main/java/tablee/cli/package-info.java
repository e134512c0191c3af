/**
 * Command lines, all of one kind: a {@link CliCommand} says what it takes, {@link Arguments} are what was given. picocli reads the
 * words and writes the help; the sentences about what does not fit are ours.
 */
package tablee.cli;
