/**
 * People: guests by a cookie, accounts, programs by a token, mails, feeds, and forgetting.
 *
 * <p>{@link tablee.server.people.Authentication} says who asks. {@link tablee.server.people.AccountRoutes} signs in and out,
 * {@link tablee.server.people.Erasure} forgets people.
 */
package tablee.server.people;
