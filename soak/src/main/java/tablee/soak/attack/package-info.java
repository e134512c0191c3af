/**
 * Strangers with bad intent: each {@link Attack} is a way that hurt a server once, tried beside honest tables.
 */
package tablee.soak.attack;
