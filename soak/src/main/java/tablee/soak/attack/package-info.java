/**
 * Strangers with bad intent: each {@code Attack} is a way that hurt a server once, tried beside honest tables.
 */
package tablee.soak.attack;
