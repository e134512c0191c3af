package tablee.testkit;

import java.util.Arrays;
import tablee.core.Count;
import tablee.core.State;

/** Results. */
final class EndCheck<S extends State<S>> implements GameCheck<S> {
    private final RuleBook rules;

    EndCheck(RuleBook rules) {
        this.rules = rules;
    }

    @Override
    public String sentence() {
        return "every game ends, with ranks that make sense and a count that explains itself";
    }

    @Override
    public int momentsPerGame() {
        return 1;
    }

    @Override
    public boolean everyEnd() {
        return true;
    }

    @Override
    public void at(Moment<S> moment) {
        S state = moment.state();
        for (Count.Item item : state.count().items()) {
            Expect.that(item.seat() >= 0 && item.seat() < state.seats(), "a count for nobody: " + item);
            rules.check(item);
        }
        if (moment.over()) ranks(state, state.ranks());
    }

    private void ranks(S state, int[] ranks) {
        String text = Arrays.toString(ranks);
        Expect.same(state.seats(), ranks.length, "the number of ranks");
        boolean together = true;
        for (int seat = 0; seat < ranks.length; seat++) {
            together &= state.side(seat) == state.side(0);
            Expect.that(ranks[seat] >= 1 && ranks[seat] <= Math.max(2, ranks.length), "ranks " + text);
            for (int mate = 0; mate < seat; mate++) {
                boolean sameSide = state.side(mate) == state.side(seat);
                Expect.that(!sameSide || ranks[mate] == ranks[seat], "a side does not share its rank: " + text);
            }
        }
        Expect.that(together || Arrays.stream(ranks).min().orElse(0) == 1, "nobody is first: " + text);
    }
}
