package tablee.server.dailies;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tablee.core.Card;
import tablee.core.Games;
import tablee.core.Option;
import tablee.store.people.People;
import tablee.table.clock.TimeControl;
import tablee.table.seats.Chair;
import tablee.table.seats.TableLabel;
import tablee.table.seats.TableRecord;
import tablee.table.shares.SeedShares;
import tablee.table.terms.CountingTerms;
import tablee.table.terms.MeetingTerms;
import tablee.table.terms.SameDeal;
import tablee.table.terms.TableTerms;
import tablee.wire.match.Seed;

/**
 * One deal of a day: of a game that can be played alone, alone and as a team; of any other, against bots.
 *
 * @param id the game, or the game with {@code -team}
 * @param people how many play it together
 * @param level of the bots in the other seats
 */
record DailyDeal(String id, String game, int seats, int people, Map<String, String> options, Optional<String> level) {
    private static final String DIFFICULTY = "difficulty";
    private static final String TEAM = "-team";

    /** What there is to play on this day. */
    static List<DailyDeal> of(int day) {
        return Games.all().stream()
                .map(game -> game.card())
                .flatMap(card -> of(card, LocalDate.ofEpochDay(day).getDayOfWeek()))
                .toList();
    }

    static Optional<DailyDeal> find(int day, String id) {
        return of(day).stream().filter(each -> each.id.equals(id)).findFirst();
    }

    private static Stream<DailyDeal> of(Card card, DayOfWeek weekday) {
        int few = card.fewestSeats();
        if (!card.seatCounts().contains(1))
            return Stream.of(new DailyDeal(card.id(), card.id(), few, 1, Map.of(), Optional.of(level(weekday))));
        Map<String, String> setting = setting(card, weekday);
        Map<String, String> alone = new HashMap<>(setting);
        alone.putAll(card.untimed());
        return Stream.of(
                new DailyDeal(card.id(), card.id(), 1, 1, alone, Optional.empty()),
                new DailyDeal(card.id() + TEAM, card.id(), few, few, setting, Optional.empty()));
    }

    /** The week begins gently. */
    private static String level(DayOfWeek weekday) {
        return weekday.compareTo(DayOfWeek.THURSDAY) < 0 ? "casual" : "strong";
    }

    /** Where a game has difficulties they rise with the week; the first one of them is none. */
    private static Map<String, String> setting(Card card, DayOfWeek weekday) {
        for (Option option : card.options())
            if (option.id().equals(DIFFICULTY) && option instanceof Option.Choice choice) {
                int steps = choice.values().size() - 1;
                String value = choice.values().get(Math.min(steps, 1 + weekday.ordinal() * steps / 7));
                return Map.of(DIFFICULTY, value);
            }
        return Map.of();
    }

    boolean isTeam() {
        return people > 1;
    }

    TableTerms terms(int day) {
        SameDeal same = SameDeal.daily(DailyCalendar.name(day), DailyCalendar.sealedUntilMillis(day));
        MeetingTerms apart = new MeetingTerms(TableTerms.Visibility.LINK, TimeControl.RELAXED, false, false);
        return TableTerms.of(game, seats, options).with(apart).with(CountingTerms.of(same));
    }

    /** The table where these people play it; which seats are theirs changes from day to day, and is the same for everybody. */
    TableRecord table(String table, int day, List<People.Person> who, Seed seed, long wallMillis) {
        TableRecord record = TableRecord.of(
                        TableLabel.of(table, "", ""), terms(day), who.get(0).id(), wallMillis)
                .sharing(SeedShares.open(seed, List.of()));
        List<Chair> chairs = new ArrayList<>();
        for (People.Person each : who) chairs.add(Chair.person(each.id(), each.name()));
        while (chairs.size() < seats) chairs.add(Chair.bot(level.orElseThrow()));
        for (int place = 0; place < seats; place++)
            record = record.with(Math.floorMod(place + day, seats), chairs.get(place));
        return record;
    }
}
