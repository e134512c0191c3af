package tablee.server.people.profile;

import java.util.List;
import tablee.store.Store;
import tablee.store.dailies.DailyDeals;
import tablee.store.dailies.DailyResults;
import tablee.store.dailies.Marks;
import tablee.store.ratings.HonestFigures;
import tablee.store.ratings.PlayerRatings;

/** Of one person: how strong they play, what is thought of how they play, and what became of their daily deals. */
record ResultData(
        List<Rated> ratings,
        List<HonestFigures.Own> honestPlay,
        List<DailyResults.Result> dailies,
        List<DailyDeals.Team> teams,
        List<Marks.Mark> marks) {
    /** A rating, and how it came about. */
    record Rated(PlayerRatings.Standing standing, List<PlayerRatings.Point> course) {}

    static ResultData of(Store store, String id) {
        return new ResultData(
                store.ratings().of(id).stream()
                        .map(each -> new Rated(each, store.ratings().course(id, each.pool(), PersonalData.ALL)))
                        .toList(),
                store.ratings().honest().of(id),
                store.dailyResults().of(id, 0, PersonalData.ALL),
                store.dailyDeals().teamsOf(id),
                store.marks().of(id));
    }
}
