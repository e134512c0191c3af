/**
 * What the server writes to people: {@link tablee.server.people.notices.NoticeMails} and {@link tablee.server.people.notices.RecoveryLetters} through {@link tablee.server.people.notices.MailSender}, a feed
 * ({@link tablee.server.people.notices.TurnFeed}), and what somebody reads who is banned ({@link tablee.server.people.notices.BanNotice}). {@link tablee.server.people.notices.QuietHours} say when nothing is sent,
 * {@link tablee.server.people.notices.PlainText} what of a name goes into a mail.
 */
package tablee.server.people.notices;
