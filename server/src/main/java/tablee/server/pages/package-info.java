/**
 * What a browser loads: the page, its assets, rules and words. All of it is made once and sent as it is.
 *
 * <p>An {@link Asset} is bytes with their encodings; the {@link ClientBundle} has those of the build, the {@link GameCatalogue} what games
 * say, {@link LegalTexts} what the host says. {@link PageRoutes} send them.
 */
package tablee.server.pages;
