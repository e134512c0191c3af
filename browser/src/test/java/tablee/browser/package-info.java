/** The page's house on the platform, where it can be looked into; in a real browser the module {@code e2e} tries it. */
package tablee.browser;
