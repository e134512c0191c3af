/**
 * Tables from outside: made and joined over HTTP ({@code TableRoutes}), played at through sockets
 * ({@link tablee.server.tables.SocketRoutes}), found in the lobby ({@link tablee.server.tables.LobbyHub}). {@code TableAccess} says who may
 * come to which table; a table that is not yours is not there.
 */
package tablee.server.tables;
