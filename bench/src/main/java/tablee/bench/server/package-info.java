/**
 * Measurements of the packed server over real sockets, beside a bare echo and others.
 */
package tablee.bench.server;
