/** What the compiler is told: which classes stand for others in a page, and which files go along. */
package tablee.browser.compiler;
