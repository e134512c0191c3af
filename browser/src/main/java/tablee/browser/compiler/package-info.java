/**
 * What the compiler is told: which classes stand for others in a page, and which files go along.
 *
 * <p>{@link PageSubstitutions} names classes, {@link PageResources} files, and {@link PageTrimming} leaves out what nothing reads.
 */
package tablee.browser.compiler;
