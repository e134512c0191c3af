package tablee.server.people.profile;

import java.util.Optional;
import java.util.OptionalInt;
import tablee.store.Store;
import tablee.store.alerts.NoticeSettings;
import tablee.store.people.People;
import tablee.wire.json.Flat;

/** All that is kept of one person, for that person to read. Hashes of secrets say nothing to anybody and stay here. */
record PersonalData(
        People.Person person,
        @Flat SignInData signIn,
        Optional<NoticeSettings.Notice> notices,
        AlertData alerts,
        @Flat PlayData play,
        HouseData house,
        @Flat BondData others,
        @Flat ResultData results,
        TournamentData tournaments,
        OptionalInt studiesSinceDay) {
    static final int ALL = Integer.MAX_VALUE;

    static PersonalData of(Store store, People.Person person) {
        String id = person.id();
        return new PersonalData(
                person,
                SignInData.of(store, id),
                store.notices().of(id),
                AlertData.of(store, id),
                PlayData.of(store, id),
                HouseData.of(store, id),
                BondData.of(store, id),
                ResultData.of(store, id),
                TournamentData.of(store, id),
                store.people().studies().since(id));
    }
}
