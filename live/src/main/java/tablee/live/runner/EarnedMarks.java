package tablee.live.runner;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Option;
import tablee.store.dailies.Marks;
import tablee.store.matches.History;
import tablee.table.Table;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;

/** What a match that is over is worth beyond itself: a few marks, each earned once (docs/daily.md). */
final class EarnedMarks {
    private static final String DIFFICULTY = "difficulty";
    private static final String BEST_BOT = "expert";

    private EarnedMarks() {}

    /** @param results of the people who played, as they count (TABLE-38) */
    static List<Marks.Earned> of(Table table, List<History.Result> results) {
        List<Marks.Earned> earned = new ArrayList<>();
        for (History.Result result : results) {
            boolean won = result.rank() == 1 && !result.tied() && !result.left();
            if (won) for (String mark : marks(table, result)) earned.add(new Marks.Earned(result.person(), mark));
        }
        return earned;
    }

    private static List<String> marks(Table table, History.Result won) {
        List<String> marks = new ArrayList<>(List.of("first-win-" + won.game()));
        if (isHardest(table.record())) marks.add("hardest-" + won.game());
        if (hasBeatenTheBest(table, won.seat())) marks.add("beat-expert");
        return marks;
    }

    /** Whether the table has chosen the greatest difficulty that its game offers. */
    private static boolean isHardest(TableRecord record) {
        String chosen = record.terms().options().getOrDefault(DIFFICULTY, "");
        return record.terms().rules().card().options().stream()
                .filter(option -> option.id().equals(DIFFICULTY) && option instanceof Option.Choice)
                .map(option -> ((Option.Choice) option).values())
                .anyMatch(values -> values.get(values.size() - 1).equals(chosen));
    }

    private static boolean hasBeatenTheBest(Table table, int seat) {
        List<Chair> chairs = table.record().chairs();
        for (int other = 0; other < chairs.size(); other++) {
            boolean best = chairs.get(other) instanceof Chair.HouseBot bot
                    && bot.level().equals(BEST_BOT);
            if (best && table.outcome().side(other) != table.outcome().side(seat)) return true;
        }
        return false;
    }
}
