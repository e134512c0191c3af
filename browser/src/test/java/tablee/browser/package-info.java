/**
 * The page's house on the platform, where it can be looked into; in a real browser the module {@code e2e} tries it.
 *
 * <p>A {@link PageVisit} is somebody who plays at a table of it.
 */
package tablee.browser;
