/**
 * What people see and change of themselves: {@link tablee.server.people.profile.ProfileRoutes}, their bots ({@link tablee.server.people.profile.BotTokenRoutes}), friends
 * ({@link tablee.server.people.profile.BondRoutes}), all that is kept of them ({@link tablee.server.people.profile.PersonalData}), and that it be forgotten ({@link tablee.server.people.profile.Erasure}).
 */
package tablee.server.people.profile;
