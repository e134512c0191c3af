/**
 * What a page has in place of classes that need more of the Java platform than its compiler knows. {@code PageX} stands for {@code X}, and
 * everything else is compiled as it is.
 *
 * <p>Such as {@link PageProviders}, which finds games without reflection, or {@link PageThrowSimulation}, which asks a program apart.
 */
package tablee.browser.instead;
