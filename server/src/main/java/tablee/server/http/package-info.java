/**
 * What every route needs: who asks, from where, how often, in which language; and how faults are answered.
 *
 * <p>A {@link tablee.server.http.HttpFault} is an answer with a status, a key and a sentence. Event loops never wait: what takes time runs
 * in a {@link tablee.server.http.WorkerPool} and comes back through {@link tablee.server.http.EventLoop}.
 */
package tablee.server.http;
