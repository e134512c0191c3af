package tablee.core;

/**
 * How one match is set up.
 *
 * @param ruleset the version of the rules, which never changes once games exist
 * @param data the text of a ruleset file that replaces the built-in one, or empty
 */
public record Setup(int seats, int ruleset, Options options, String data) {}
