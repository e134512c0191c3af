package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;

/** How much of the daily challenge somebody may ask for. */
class DailyBudgetsTest {
    @Test
    @DisplayName(
            "ASVS 2.4.1: BUDGET-151, BUDGET-152, BUDGET-153: moments and tables are asked for so often, and of many logs some are read")
    void bounds() {
        assertEquals(200, Budget.DAILY_LOGS.count());
        try (Server server = Server.start(Running.settings())) {
            Browser ann = Browser.guest(server, "Ann B");
            int moments = 0;
            while (ann.get("/api/daily/days/2020-01-01/circus/moments").statusCode() == 404) moments++;
            assertTrue(moments >= 5 && moments < 9, moments + " at once");
            int tables = 0;
            while (ann.get("/api/daily/tables/circus/week").statusCode() == 200) tables++;
            assertTrue(tables >= 20 && tables < 60, tables + " at once");
        }
    }
}
