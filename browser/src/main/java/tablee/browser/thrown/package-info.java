/**
 * The simulation of throws as a program apart, {@code physics.wasm}, which only a game with a thrown die fetches.
 *
 * <p>{@link ThrowExports} is what the page's house calls; throws come and go as {@link Numbers}.
 */
package tablee.browser.thrown;
