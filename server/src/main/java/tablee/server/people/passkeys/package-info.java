/**
 * Passkeys: for which address they are made ({@link tablee.server.people.passkeys.PasskeySite}), what a browser is asked ({@link tablee.server.people.passkeys.PasskeyOptions},
 * {@link tablee.server.people.passkeys.PasskeyChallenges}), and whether its answer is believed ({@link tablee.server.people.passkeys.PasskeyAnswers}).
 */
package tablee.server.people.passkeys;
