/**
 * The house inside a page: the very table machine of the server, compiled to WebAssembly, with a small world around it.
 *
 * <p>{@link tablee.browser.PageExports} is the door to it: texts of JSON go in and come out, and nothing else is shared with the page's script.
 * {@link tablee.browser.PageHouse} knows the requests, {@link tablee.browser.PageTable} runs one table, {@link tablee.browser.PageBots} think.
 * What a page lacks of the platform stands in {@code instead}; {@code compiler} tells the compiler so.
 */
package tablee.browser;
