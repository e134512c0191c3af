package tablee.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import tablee.core.Actor;
import tablee.core.Refusal;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.table.clock.Now;
import tablee.table.clock.TimeControl;
import tablee.table.match.TableMatch;
import tablee.table.seats.Chair;
import tablee.table.seats.TournamentPlace;
import tablee.table.shares.SeedShares;
import tablee.table.terms.AbsenceTerms;
import tablee.table.terms.TableTerms;

/** What happens at a table without anybody asking: clocks, leavers, rounds that start together, and the turns of bots. */
final class Referee {
    private static final long TALK_MILLIS = 20_000;

    /** More than can ever be due at once: a table that gets here goes round in circles. */
    private static final int MOST_AT_ONCE = 10_000;

    /** Something that happens by itself, unless something else happens before. */
    private record Due(long upMillis, Act act) {
        static final Due NEVER = new Due(State.NEVER, (step, moment) -> {});

        Due or(Due other) {
            return other.upMillis < upMillis ? other : this;
        }
    }

    private interface Act {
        void at(EffectsBuilder step, Now moment);
    }

    private final Table table;
    private String called = "";

    Referee(Table table) {
        this.table = table;
    }

    /** Everything that was due by now, in the order in which it was due. */
    void catchUp(EffectsBuilder step) {
        tellOfOnlookers(step);
        for (int i = 0; i < MOST_AT_ONCE; i++) {
            Due due = next(step.now());
            if (due.upMillis > step.now().upMillis()) return;
            due.act.at(step, new Now(due.upMillis, step.now().wallMillis()));
        }
        throw new IllegalStateException("table " + table.record().id() + " does not come to rest");
    }

    /** Tells everybody how many look on, if they do not know it yet and it is time. */
    private void tellOfOnlookers(EffectsBuilder step) {
        boolean due = table.presence().onlookers().dueAtUpMillis() <= step.now().upMillis();
        if (due && table.presence().onlookers().changed(step.now())) step.seatingChanged();
    }

    /** When the table wants to be woken, or {@link State#NEVER}. */
    long wakeAtUpMillis(Now now) {
        return next(now).upMillis;
    }

    private Due next(Now now) {
        if (!table.record().isPlaying()) return start();
        TableMatch<?> play = table.play().orElseThrow();
        return gameClock(play)
                .or(ownTime(play))
                .or(together(play, now))
                .or(leaver(play, now))
                .or(staller(play))
                .or(noShow(play, now));
    }

    /** Nobody waits for ever for somebody's share (TABLE-43, TABLE-44). */
    private Due start() {
        long until = table.record().shares().map(SeedShares::untilUpMillis).orElse(State.NEVER);
        Due seen = new Due(table.starting().terms().startsAtUpMillis(), (step, moment) -> table.starting()
                .call(step, false));
        return new Due(until, (step, moment) -> table.starting().timeUp(step)).or(seen);
    }

    // ---- Clocks ----------------------------------------------------------------------------------------------------

    private Due gameClock(TableMatch<?> play) {
        return new Due(
                table.time().upAt(play.dueAt()),
                (step, moment) -> must(step.enterAt(moment, Actor.CLOCK, play.clockMove())));
    }

    /** A seat's time is up (TABLE-24). */
    private Due ownTime(TableMatch<?> play) {
        return new Due(table.time().upAt(play.clocks().dueAt()), (step, moment) -> {
            int seat = play.clocks().next();
            boolean lost = table.record().terms().lossOnTime()
                    && Forfeit.enter(table, step, moment, TableMove.Kind.TIMEOUT, seat);
            if (!lost) must(table(step, moment, TableMove.Kind.TAKEOVER, seat));
        });
    }

    // ---- People who are not there (TABLE-25) -----------------------------------------------------------------------

    private Due leaver(TableMatch<?> play, Now now) {
        TableTerms terms = table.record().terms();
        boolean never = !terms.absence().takesOver() || terms.pace().kind() == TimeControl.Kind.DAYS;
        if (never || terms.isRated() && play.match().paused()) return Due.NEVER;
        Due first = Due.NEVER;
        boolean untimedDuel = isUntimed() && table.outcome().sides() == 2;
        for (int seat : untimedDuel ? leavers(play) : awaitedFirst(play)) {
            Optional<String> person = missing(play, seat);
            if (person.isEmpty()) continue;
            long gone = table.presence().goneAt(person.get(), now);
            long since = terms.isRated() ? Math.max(gone, table.time().sinceUpMillis()) : gone;
            if (untimedDuel)
                since = Math.max(since, table.time().upAt(play.match().at()));
            first = first.or(new Due(
                    since + terms.absence().takeOverAfterMillis(), (step, moment) -> leave(step, moment, seat)));
        }
        // Asked last: as a rule nobody is missing.
        return first.upMillis == State.NEVER || isLeft() ? first : Due.NEVER;
    }

    /** Where results count and no clock makes anybody move. */
    private boolean isUntimed() {
        TableTerms terms = table.record().terms();
        return terms.isRated() && terms.absence().takesOver() && terms.pace().kind() == TimeControl.Kind.RELAXED;
    }

    /** Anyone who may move and does not would win otherwise, as soon as the other one goes (TABLE-51). Bots move in any case. */
    private List<Integer> leavers(TableMatch<?> play) {
        List<Integer> awaited = play.awaited();
        return awaited.isEmpty() ? awaitedFirst(play) : awaited;
    }

    /** Somebody who is there and does not move for the longest time that anybody is waited for has left, too (TABLE-51). */
    private Due staller(TableMatch<?> play) {
        boolean isFree = play.dueAt() != State.NEVER || play.together().isPresent();
        if (isFree || !isUntimed() || table.outcome().sides() < 2) return Due.NEVER;
        List<Chair> chairs = table.record().chairs();
        for (int seat : play.awaited()) {
            if (chairs.get(seat).person().filter(table.presence()::isHere).isEmpty()) continue;
            long since = Math.max(
                    table.presence().attendedSinceUpMillis(),
                    table.time().upAt(play.match().at()));
            return new Due(since + AbsenceTerms.MOST_RATED_MILLIS, (step, moment) -> leave(step, moment, seat));
        }
        return Due.NEVER;
    }

    /** Of those who went at the same moment, the one for whom the match waits. */
    private List<Integer> awaitedFirst(TableMatch<?> play) {
        List<Integer> seats = new ArrayList<>(play.awaited());
        for (int seat = 0; seat < table.record().chairs().size(); seat++) seats.add(seat);
        return seats;
    }

    /**
     * Whether somebody who went away holds others up. Where results count (TABLE-51) nobody has to wait to win, but nobody has left during a pause
     * that all agreed to, nor because there was no server.
     */
    private boolean isLeft() {
        if (!table.record().terms().isRated()) return somebodyWaits();
        return somebodyWaits() || table.presence().haveAllLeft();
    }

    /** Where results count, and between two sides, that loses the match. */
    private void leave(EffectsBuilder step, Now moment, int seat) {
        boolean rated = table.record().terms().isRated();
        if (rated && Forfeit.enter(table, step, moment, TableMove.Kind.RESIGN, seat)) Forfeit.leave(table, seat);
        else must(table(step, moment, TableMove.Kind.TAKEOVER, seat));
    }

    /** In a tournament nobody waits for ever for somebody who never came (TABLE-65). */
    private Due noShow(TableMatch<?> play, Now now) {
        long patience =
                table.record().tournament().map(TournamentPlace::noShowMillis).orElse(0L);
        if (patience == 0) return Due.NEVER;
        Due first = Due.NEVER;
        for (int seat : play.awaited()) {
            Optional<String> person = missing(play, seat);
            if (play.hasMoved(seat) || person.isEmpty()) continue;
            long since = Math.max(
                    table.presence().goneAt(person.get(), now),
                    table.time().upAt(play.match().at()));
            first = first.or(new Due(since + patience, (step, moment) -> giveUp(step, moment, seat)));
        }
        return first;
    }

    /** Between two sides that loses the match; otherwise a bot plays the seat to its end (TABLE-26). */
    private void giveUp(EffectsBuilder step, Now moment, int seat) {
        if (Forfeit.enter(table, step, moment, TableMove.Kind.RESIGN, seat)) return;
        must(table(step, moment, TableMove.Kind.TAKEOVER, seat));
        Forfeit.leave(table, seat);
    }

    private boolean somebodyWaits() {
        return table.record().people().anyMatch(table.presence()::isHere);
    }

    /** Who has this seat and is not there, unless a program plays it already. */
    private Optional<String> missing(TableMatch<?> play, int seat) {
        Optional<String> person = table.record().chairs().get(seat).person();
        return play.isProgram(seat)
                ? Optional.empty()
                : person.filter(each -> !table.presence().isHere(each));
    }

    // ---- Rounds that start together (TABLE-27) ---------------------------------------------------------------------

    private Due together(TableMatch<?> play, Now now) {
        if (play.together().isEmpty()) return Due.NEVER;
        int move = play.together().getAsInt();
        return new Due(startsAt(play, now), (step, moment) -> must(step.enterAt(moment, starter(play), move)));
    }

    /** The first round waits for its people, however long they read. */
    private long startsAt(TableMatch<?> play, Now now) {
        List<String> here =
                table.record().people().filter(table.presence()::isHere).toList();
        boolean allPrograms = IntStream.range(0, table.record().chairs().size()).allMatch(play::isProgram);
        if (allPrograms) return table.waitsForOnlookers() ? State.NEVER : now.upMillis();
        if (!here.isEmpty() && here.stream().allMatch(table::isReady)) return now.upMillis();
        return play.hasBegunTogether() && !here.isEmpty()
                ? table.time().upAt(play.match().at() + TALK_MILLIS)
                : State.NEVER;
    }

    private int starter(TableMatch<?> play) {
        return IntStream.range(0, table.record().chairs().size())
                .filter(play::isProgram)
                .findFirst()
                .orElse(0);
    }

    // ---- Bots ------------------------------------------------------------------------------------------------------

    /** Follows the script as far as it goes, and asks programs that have to decide. */
    void callBots(EffectsBuilder step) {
        if (!table.record().isPlaying()) return;
        TableMatch<?> play = table.play().orElseThrow();
        while (followCue(play, step)) {
            // each cue leads to the next decision
        }
        if (table.waitsForOnlookers()) return;
        callOnce(play.id(), play.match().version(), play.callsFor(), seat -> {
            String owner = table.record()
                    .host()
                    .person()
                    .or(() -> table.record().tournament().map(TournamentPlace::id))
                    .orElse(play.id());
            step.think(play.ask(seat, owner, level(seat), "", ""));
        });
    }

    private String level(int seat) {
        Chair chair = table.record().chairs().get(seat);
        return chair instanceof Chair.HouseBot bot
                ? bot.level()
                : table.record().terms().standIn();
    }

    /** Calls each of these seats, once for each decision. */
    private void callOnce(String match, int version, long seats, IntConsumer call) {
        String calling = match + "/" + version + "/" + seats;
        if (calling.equals(called)) return;
        called = calling;
        for (long left = seats; left != 0; left &= left - 1) call.accept(Actor.first(left));
    }

    private static boolean followCue(TableMatch<?> play, EffectsBuilder step) {
        for (long left = play.callsFor(); left != 0; left &= left - 1) {
            int seat = Actor.first(left);
            OptionalInt cue = play.cue(seat);
            if (cue.isEmpty()) continue;
            must(step.enter(seat, cue.getAsInt()));
            return true;
        }
        return false;
    }

    private static Optional<Refusal> table(EffectsBuilder step, Now moment, TableMove.Kind kind, int arg) {
        return step.enterAt(moment, Actor.TABLE, new TableMove(kind, arg).code());
    }

    private static void must(Optional<Refusal> refusal) {
        refusal.ifPresent(each -> {
            throw new IllegalStateException("what is due was refused by " + each.rule());
        });
    }
}
