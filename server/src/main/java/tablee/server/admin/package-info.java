/**
 * Those who run the server: what they may do and do, and what everybody is told of it.
 *
 * <p>{@link tablee.server.admin.AdminActs} does it, for the page and for the command line alike; {@link tablee.server.admin.LiveActs} brings it
 * about in what people have open, at every node; {@link tablee.server.people.identity.HouseRules} says who may do what.
 */
package tablee.server.admin;
