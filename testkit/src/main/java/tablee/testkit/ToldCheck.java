package tablee.testkit;

import java.util.HashMap;
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

    private final RuleBook rules;
    private final Map<Class<?>, Integer> seen = new HashMap<>();

    ToldCheck(RuleBook rules) {
        this.rules = rules;
    }

    @Override
    public String sentence() {
        return "what is told is plain data with words in every language";
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
        if (before <= ALWAYS || before % RARELY == 0) rules.check(event, setup);
    }
}
