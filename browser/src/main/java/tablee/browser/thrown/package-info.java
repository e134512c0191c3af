/** The simulation of throws as a program apart, {@code physics.wasm}, which only a game with a thrown die fetches. */
package tablee.browser.thrown;
