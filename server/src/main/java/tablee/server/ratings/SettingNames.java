package tablee.server.ratings;

import java.util.Optional;
import tablee.core.Setting;
import tablee.store.ratings.PlayerRatings;

/** Settings as they are called today: they once had a name for each way in which the same can be chosen. */
public final class SettingNames {
    private SettingNames() {}

    /** What was written down under another name counts as what it is, from the next time on that ratings are worked out again. */
    public static void settle(PlayerRatings ratings) {
        for (String written : ratings.settings()) {
            Optional<String> today = Setting.read(written).map(Setting::name);
            if (!today.equals(Optional.of(written)))
                ratings.settle(written, today).join();
        }
    }
}
