package tablee.store.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.TestDatabase;

class LeasesTest {
    @ParameterizedTest
    @EnumSource
    @DisplayName("One owner at a time, until it gives back or the time is over")
    void oneOwner(TestDatabase place) throws SQLException {
        place.open().close();
        Leases leases = new Leases(place.address());
        String name = place.name("lease");
        assertTrue(leases.take(name, "one", 60_000));
        assertFalse(leases.take(name, "two", 60_000));
        assertTrue(leases.take(name, "one", 60_000));
        assertTrue(leases.has(name, "one"));
        assertFalse(leases.has(name, "two"));
        leases.giveBack(name, "two");
        assertTrue(leases.has(name, "one"));
        leases.giveBack(name, "one");
        assertFalse(leases.has(name, "one"));
        assertTrue(leases.take(name, "two", -1));
        assertFalse(leases.has(name, "two"));
        assertTrue(leases.take(name, "one", 60_000));
        leases.giveBack(name, "one");
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("Nodes that are there now are found; who signed before the clock was set back by much is not")
    void nodes(TestDatabase place) throws SQLException {
        place.open().close();
        Leases leases = new Leases(place.address());
        String name = Leases.NODE + place.name("of a test");
        leases.take(name + " b", "b", Leases.NODE_MILLIS);
        leases.take(name + " a", "a", Leases.NODE_MILLIS);
        leases.take(name + " over", "over", -1);
        leases.take(name + " far", "far", 3_600_000);
        leases.take("not " + name, "other", Leases.NODE_MILLIS);
        assertEquals(
                List.of(name + " a", name + " b"),
                leases.nodes().stream().filter(each -> each.contains(name)).toList());
    }
}
