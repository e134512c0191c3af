/**
 * What can be seen of how people play where results count: looked at when nobody needs the processor, read by those who run the server.
 *
 * <p>The {@link HonestyThread} looks, a {@link HonestList} is read.
 */
package tablee.server.honesty;
