package tablee.server.people.profile;

import java.util.List;
import tablee.store.Store;
import tablee.store.people.Bonds;

/** Of one person: friends, who is blocked, who asks, and when others may have seen them last. */
record BondData(List<Bonds.Bond> bonds, List<Bonds.Other> asking, long lastHereMillis) {
    static BondData of(Store store, String id) {
        return new BondData(
                store.bonds().madeBy(id),
                store.bonds().asking(id, PersonalData.ALL),
                store.bonds().lastSeen(id));
    }
}
