/**
 * Who asks, and what they may do: {@link tablee.server.people.identity.Authentication} knows people by {@link tablee.server.people.identity.SessionCookies} and programs by a token
 * ({@link tablee.server.people.identity.SecretTokens}); a {@link tablee.server.people.identity.Role} follows from that, and {@link tablee.server.people.identity.HouseRules} say what each may do. {@link tablee.server.people.identity.AccountName},
 * {@link tablee.server.people.identity.NamesInUse} and {@link tablee.server.people.identity.BotMark} are about names.
 */
package tablee.server.people.identity;
