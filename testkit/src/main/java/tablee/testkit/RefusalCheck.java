package tablee.testkit;

import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.State;
import tablee.wire.json.Json;

/** Moves that are not listed. */
final class RefusalCheck<S extends State<S>> implements GameCheck<S> {
    private final RuleBook rules;

    RefusalCheck(RuleBook rules) {
        this.rules = rules;
    }

    @Override
    public String sentence() {
        return "an unlisted move is refused by a rule that exists, with words in every language, and changes nothing";
    }

    @Override
    public int momentsPerGame() {
        return 2;
    }

    @Override
    public void at(Moment<S> moment) {
        String before = Json.text(moment.state().position());
        for (int actor : moment.movers()) tryAll(moment, actor);
        strangers(moment);
        Expect.same(before, Json.text(moment.state().position()), "asking changed the state");
    }

    private void tryAll(Moment<S> moment, int actor) {
        S state = moment.state();
        Moves listed = Moment.moves(state, actor);
        long at = actor == Actor.CLOCK
                ? Math.max(state.dueAt(), moment.match().at())
                : moment.match().at();
        for (String word : UnlistedMoves.words(state, actor, listed.toArray(), moment.dice())) {
            if (state.read(actor, word) == State.NO_MOVE) rules.check(state.whyNot(actor, word));
        }
        for (int move : UnlistedMoves.near(state, actor, listed.toArray(), moment.dice())) {
            boolean common = move != State.NO_MOVE && move == state.together();
            if (listed.contains(move) || common) continue;
            if (state.legal(actor, move)) {
                Expect.that(
                        listed.isSample(), "move " + move + " (" + state.write(actor, move) + ") is legal, not listed");
                Expect.same(move, state.read(actor, state.write(actor, move)), "read(write(" + move + "))");
            } else {
                refused(moment, new Entry(actor, move, at));
            }
        }
    }

    private void refused(Moment<S> moment, Entry entry) {
        Match.Step<S> step = moment.match().play(entry);
        if (!(step instanceof Match.Refused<S> refused))
            throw new AssertionError("accepted, though not legal: " + entry);
        rules.check(refused.refusal());
        Optional<Refusal> why = moment.match().why(entry.actor(), entry.move());
        Expect.same(Optional.of(refused.refusal()), why, "why says something else than play");
    }

    /** Those who are not to act. */
    private void strangers(Moment<S> moment) {
        for (int seat = 0; seat < moment.state().seats(); seat++) {
            if (Actor.in(moment.state().toAct(), seat)) continue;
            for (int move : new int[] {0, 1, moment.dice().roll(1 << 16)}) {
                Expect.that(
                        !moment.state().legal(seat, move), "legal for seat " + seat + ", who is not to act: " + move);
            }
        }
    }
}
