package tablee.server.people.signin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.Future;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.http.HttpFault;
import tablee.table.budget.Budget;

class PasswordThreadsTest {
    private final Deque<Runnable> calls = new ArrayDeque<>();
    private final PasswordThreads threads = new PasswordThreads(calls::add);
    private final List<String> hashed = new ArrayList<>();

    private Future<Boolean> stranger(String address, String what) {
        return threads.ofStranger(address, () -> hashed.add(what));
    }

    private Future<Boolean> owner(String person, String what) {
        return threads.ofOwner(person, () -> hashed.add(what));
    }

    private static void assertBusy(Future<?> answer) {
        assertEquals(503, assertInstanceOf(HttpFault.class, answer.cause()).status());
    }

    /** Twenty-four addresses with as much as they may. */
    private void flood() {
        for (int i = 0; i < 24 * Budget.PASSWORDS_WAITING_FROM.count(); i++) stranger("place" + i % 24, "guess");
    }

    @Test
    @DisplayName(
            "BUDGET-55, BUDGET-79: strangers of many addresses fill their queue, and an owner we know is next all the same")
    void owners() {
        flood();
        assertEquals(Budget.PASSWORDS_WAITING.count(), calls.size());
        Future<Boolean> ann = owner("ann", "ann");
        assertFalse(ann.isComplete());
        calls.remove().run();
        calls.remove().run();
        assertTrue(hashed.contains("ann"), "one of the next two is hers");
        assertTrue(ann.succeeded());
    }

    @Test
    @DisplayName(
            "BUDGET-55: a stranger from elsewhere comes in where one address has much waiting, and addresses take turns")
    void fair() {
        for (int i = 0; i < 40; i++) stranger("place" + i % 5, "guess");
        Future<Boolean> bob = stranger("bob's", "bob");
        for (int i = 0; i < 6; i++) calls.remove().run();
        assertTrue(bob.succeeded());
        calls.forEach(Runnable::run);
        assertEquals(Budget.PASSWORDS_WAITING.count(), hashed.size());
    }

    @Test
    @DisplayName(
            "BUDGET-79, BUDGET-80: two of one account wait, and a limited number of all; strangers have their turn beside them")
    void bounds() {
        for (int i = 0; i < Budget.OWN_PASSWORDS_WAITING_OF.count(); i++)
            assertFalse(owner("eve", "eve").isComplete());
        assertBusy(owner("eve", "eve"));
        for (int i = 2; i < Budget.OWN_PASSWORDS_WAITING.count(); i++) owner("eve" + i, "eve");
        stranger("bob's", "bob");
        calls.remove().run();
        calls.remove().run();
        assertEquals(List.of("eve", "bob"), hashed);
    }

    @Test
    @DisplayName("What fails is told to the one who asked, and to nobody else")
    void faults() {
        Future<Boolean> broken = threads.ofStranger("a", () -> {
            throw new StackOverflowError();
        });
        Future<Boolean> whole = stranger("b", "b");
        calls.forEach(Runnable::run);
        assertInstanceOf(StackOverflowError.class, broken.cause());
        assertTrue(whole.succeeded());
    }
}
