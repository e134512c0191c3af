/**
 * The server: {@link tablee.server.Server} puts store, tables, people and pages together and opens the ports.
 */
package tablee.server;
