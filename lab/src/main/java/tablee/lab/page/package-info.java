/**
 * Parts of pages: a {@link tablee.lab.page.Chart} as SVG, a {@link tablee.lab.page.Section} of a Markdown file that a command makes again, and
 * {@link tablee.lab.page.LabText} for figures in words.
 */
package tablee.lab.page;
