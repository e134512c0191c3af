package tablee.server.admin;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tablee.store.Store;
import tablee.store.admin.Figures;
import tablee.store.people.Sessions;

/**
 * How much there was on each of the last days, today included, and how much there is now.
 *
 * @param firstDay counted from 1970; each list begins there and has a number for every day
 */
public record FigureList(int firstDay, Map<Figures.Figure, List<Long>> days, ObjectNode now) {
    private static final int DAYS = 30;

    public static FigureList of(Store store, ObjectNode now) {
        int today = Sessions.day(System.currentTimeMillis());
        store.figures().note(today).join();
        int first = today - DAYS + 1;
        long[][] amounts = new long[Figures.Figure.values().length][DAYS];
        for (Figures.Day day : store.figures().since(first))
            if (day.day() <= today) amounts[day.figure().ordinal()][day.day() - first] = day.amount();
        Map<Figures.Figure, List<Long>> days = new EnumMap<>(Figures.Figure.class);
        for (Figures.Figure each : Figures.Figure.values())
            days.put(each, Arrays.stream(amounts[each.ordinal()]).boxed().toList());
        return new FigureList(first, days, now);
    }
}
