package tablee.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.embedded.EmbeddedChannel;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;
import tablee.table.budget.HeldCount;

/** Who does not read is not waited for: per connection, per address and in all. */
class OutputTest {
    private static final int PART = 900 << 10;

    private final HeldCount unread = new HeldCount(Budget.UNREAD_AT, Budget.ALL_UNREAD, 1);

    /** A connection whose other end reads nothing until it is told to. */
    private static final class Deaf extends EmbeddedChannel {
        private boolean reads;

        Deaf(HeldCount unread, String address) {
            super(new OutputGuard(unread, address));
        }

        @Override
        protected void doWrite(ChannelOutboundBuffer waiting) throws Exception {
            if (reads) super.doWrite(waiting);
        }

        void get(int bytes) {
            var unused = writeAndFlush(Unpooled.wrappedBuffer(new byte[bytes]));
            runPendingTasks();
        }
    }

    @Test
    @DisplayName("BUDGET-34: a connection that leaves more than a megabyte unread is closed")
    void connection() {
        Deaf deaf = new Deaf(unread, "ann");
        deaf.get(PART);
        assertTrue(deaf.isOpen());
        deaf.get(PART);
        assertFalse(deaf.isOpen());
        assertEquals(0, unread.inAll());
    }

    @Test
    @DisplayName("BUDGET-35: connections of one address leave two megabytes unread together, and others notice nothing")
    void address() {
        List<Deaf> all = new ArrayList<>();
        for (int i = 0; i < 6; i++) all.add(new Deaf(unread, "eve"));
        all.forEach(each -> each.get(PART));
        assertEquals(2, all.stream().filter(Deaf::isOpen).count());
        Deaf ann = new Deaf(unread, "ann");
        ann.get(PART);
        assertTrue(ann.isOpen());
    }

    @Test
    @DisplayName("Who reads costs nothing, and who has read again holds nothing")
    void reads() {
        Deaf ann = new Deaf(unread, "ann");
        ann.get(PART);
        assertTrue(unread.inAll() >= PART);
        ann.reads = true;
        ann.get(1);
        assertEquals(0, unread.inAll());
        for (int i = 0; i < 10; i++) ann.get(PART);
        assertEquals(0, unread.inAll());
        assertTrue(ann.isOpen());
    }
}
