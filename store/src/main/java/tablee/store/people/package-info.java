/**
 * People and their ways in: a person of {@link tablee.store.people.People} is a guest or has one of {@link tablee.store.people.Accounts}; {@link tablee.store.people.Sessions},
 * {@link tablee.store.people.Passkeys} with their {@link tablee.store.people.Challenges}, {@link tablee.store.people.RecoveryMails} and {@link tablee.store.people.BotTokens} are how they are known again, and
 * {@link tablee.store.people.Bonds} what people are to each other.
 */
package tablee.store.people;
