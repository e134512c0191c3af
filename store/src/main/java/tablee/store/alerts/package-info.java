/**
 * How people are reached while they are away: {@link tablee.store.alerts.AlertWishes} say of what, {@link tablee.store.alerts.AlertChannels} where,
 * {@link tablee.store.alerts.AlertQueue} what is to be sent, and {@link tablee.store.alerts.NoticeSettings} how they hear of slow games.
 */
package tablee.store.alerts;
