package tablee.server.people.profile;

import java.util.List;
import tablee.store.Store;
import tablee.store.alerts.AlertChannels;
import tablee.store.alerts.AlertQueue;
import tablee.store.alerts.AlertWishes;

/** What is kept of somebody's alerts, for them to read: what they wish, where alerts go, and what they were told. */
record AlertData(AlertWishes.Wishes wishes, List<Place> places, List<AlertQueue.Alert> told) {
    /** What opens a door there, a token or a key, stays here. */
    record Place(AlertChannels.Kind kind, String name, String address, boolean paused, int createdDay, int failures) {
        static Place of(AlertChannels.Channel channel) {
            return new Place(
                    channel.kind(),
                    channel.name(),
                    channel.address(),
                    channel.paused(),
                    channel.createdDay(),
                    channel.failures());
        }
    }

    static AlertData of(Store store, String person) {
        return new AlertData(
                store.alertWishes().of(person),
                store.alertChannels().of(person).stream().map(Place::of).toList(),
                store.alerts().of(person));
    }
}
