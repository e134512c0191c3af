package tablee.testkit;

import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tablee.core.Setup;
import tablee.core.State;
import tablee.core.Told;
import tablee.core.Viewer;

/** What is told, and to whom. */
final class ToldCheck<S extends State<S>> implements GameCheck<S> {
    private static final int ALWAYS = 50;
    private static final int RARELY = 50;
    private static final int ONE_IN = 4;

    /** Components for which pages say a name where they hold a number: seats, and nothing else. */
    static final List<String> SEATS = List.of("seat", "seats", "by", "others");

    private final RuleBook rules;
    private final Map<Class<?>, Integer> seen = new HashMap<>();

    ToldCheck(RuleBook rules) {
        this.rules = rules;
    }

    @Override
    public String sentence() {
        return "what is told is plain data with words in every language, and its seats are seats";
    }

    @Override
    public int momentsPerGame() {
        return 0;
    }

    @Override
    public void at(Moment<S> moment) {}

    @Override
    public void told(Moment<S> before, Told told) {
        if (before.dice().roll(ONE_IN) > 0) return;
        Setup setup = before.setup();
        for (int viewer : before.viewers()) told.to(viewer).forEach(event -> check(event, setup));
        told.to(Viewer.ALL).forEach(event -> check(event, setup));
    }

    /** Events of one kind are much alike: the first ones are checked, and some of the later ones. */
    private void check(Record event, Setup setup) {
        int before = seen.merge(event.getClass(), 1, Integer::sum);
        if (before > ALWAYS && before % RARELY != 0) return;
        rules.check(event, setup);
        checkSeats(event, setup.seats());
    }

    static void checkSeats(Record event, int seats) {
        for (RecordComponent part : event.getClass().getRecordComponents())
            if (SEATS.contains(part.getName())) checkSeat(event, PlainData.part(event, part), seats);
    }

    private static void checkSeat(Record event, Object value, int seats) {
        if (value instanceof List<?> all) all.forEach(each -> checkSeat(event, each, seats));
        boolean isSeat = !(value instanceof Integer seat) || seat >= 0 && seat < seats;
        Expect.that(isSeat, value + " is no seat, and pages would say somebody's name for it: " + event);
    }
}
