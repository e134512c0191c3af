/**
 * People: guests by a cookie, accounts, programs by a token, mails, feeds, and forgetting.
 *
 * <p>{@link tablee.server.people.PeopleModule} puts it together: {@link tablee.server.people.identity} says who asks and what they may,
 * {@link tablee.server.people.signin} lets them in, {@link tablee.server.people.profile} is what they see and change of themselves,
 * {@link tablee.server.people.notices} what the server writes to them.
 */
package tablee.server.people;
