/**
 * What a page has in place of classes that need more of the Java platform than its compiler knows. {@code PageX} stands for {@code X}, and
 * everything else is compiled as it is.
 */
package tablee.browser.instead;
