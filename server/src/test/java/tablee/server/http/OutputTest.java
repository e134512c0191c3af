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
    @DisplayName(
            "BUDGET-36: when 48 MB wait, who is sent more and holds much is closed; with a quarter more, everybody is; what is read makes room")
    void server() {
        for (int i = 0; i < 24; i++) assertTrue(unread.take("other " + i, Budget.UNREAD_AT.most()));
        assertEquals(50_331_648, unread.inAll());
        Deaf small = new Deaf(unread, "ann");
        small.get(100 << 10);
        assertTrue(small.isOpen(), "a page is still sent to somebody who holds little");
        Deaf greedy = new Deaf(unread, "eve");
        greedy.get(300 << 10);
        assertFalse(greedy.isOpen());
        assertEquals(50_331_648 + small.unsafe().outboundBuffer().totalPendingWriteBytes(), unread.inAll());
        unread.add("others", Budget.ALL_UNREAD.most() / 4);
        Deaf late = new Deaf(unread, "bob");
        late.get(1 << 10);
        assertFalse(late.isOpen());
        unread.giveBack("others", Budget.ALL_UNREAD.most() / 4);
        unread.giveBack("other 0", Budget.UNREAD_AT.most());
        Deaf again = new Deaf(unread, "eve");
        again.get(300 << 10);
        assertTrue(again.isOpen());
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
