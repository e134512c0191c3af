package tablee.server.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.Chat;

class ReportListTest {
    private static Chat.Reported report(String by, String about, int line) {
        return new Chat.Reported("t", new Chat.Report(by, line, "rude", 0), about, "a line");
    }

    @Test
    @DisplayName("BUDGET-49: two hundred false reports, of one person or about one, do not hide a true one")
    void floods() {
        List<Chat.Reported> all = new ArrayList<>();
        for (int i = 0; i < 113; i++) all.add(report("eve", "victim" + i, i));
        for (int i = 0; i < 112; i++) all.add(report("mallory" + i, "victim", i));
        Chat.Reported real = report("ann", "bob", 7);
        all.add(real);
        ReportList list = ReportList.of(all);
        assertTrue(list.shown().contains(real));
        assertEquals(7, list.shown().size());
        assertEquals(219, list.more());
    }
}
