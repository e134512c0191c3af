/**
 * Experiments: one way to play or several, each an {@link tablee.lab.experiment.Arm}, many games of each, and a page that says what
 * changed between them and what that did.
 */
package tablee.lab.experiment;
