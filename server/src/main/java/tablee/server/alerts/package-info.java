/**
 * Alerts to people who are away: that it is their turn, that a friend invites them or has come. They go to browsers by Web Push and to
 * addresses of their owners' own, and never to an address inside this server's network.
 */
package tablee.server.alerts;
