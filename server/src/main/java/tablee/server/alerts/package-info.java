/**
 * Alerts to people who are away: that it is their turn, that a friend invites them or has come. They go to browsers by Web Push and to
 * addresses of their owners' own, and never to an address inside this server's network.
 *
 * <p>An {@link AlertPlan} says who is told what, the {@link AlertSender} when, an {@link AlertFormat} how; {@link AlertDelivery} takes it
 * to each channel, by {@link WebPush} or {@link OutsideCalls}. {@link OutsideAddresses} are those that may be called.
 */
package tablee.server.alerts;
