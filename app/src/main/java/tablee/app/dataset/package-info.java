/** {@code tablee dataset}: finished matches as lines of JSON, without names, for those who study how the games are played. */
package tablee.app.dataset;
