/**
 * What a browser loads: the page, its assets, rules and words. All of it is made once and sent as it is.
 */
package tablee.server.pages;
