package tablee.table;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Refusal;
import tablee.core.TableMove;
import tablee.core.Viewer;
import tablee.table.budget.Bounded;
import tablee.table.clock.GameTime;
import tablee.table.clock.Now;
import tablee.table.match.TableMatch;
import tablee.table.message.Command;
import tablee.table.message.Effects;
import tablee.table.message.Message;
import tablee.table.people.ChatLog;
import tablee.table.people.Presence;
import tablee.table.people.TableLimits;
import tablee.table.seats.Proposal;
import tablee.table.seats.TableRecord;
import tablee.wire.match.Seed;
import tablee.wire.match.WrittenHeader;

/**
 * A table: people, bots, and the match they play. A machine without a world: it reads no clock, opens no file and sends
 * nothing itself, and the same commands at the same times bring about the same {@link Effects}.
 *
 * <p>A table goes ahead of the store by one command. If what it brought about cannot be written, it is thrown away and made
 * again from what was.
 */
public final class Table {
    /** A match as it was stored. */
    public record Kept(WrittenHeader head, Seed seed, List<Entry> entries) {}

    private static final int INVITE_CHARS = 32;

    private final SeedSource seeds;
    private final Presence presence = new Presence(this::isSeated);
    private final ChatLog talk = new ChatLog();
    private final TableLimits limits = new TableLimits();
    private final RequestHandler desk = new RequestHandler(this);
    private final GameTime time = new GameTime();
    private final Referee referee = new Referee(this);
    private final StartSequence starting;

    @Bounded(why = "people in seats only")
    private final Set<String> ready = new HashSet<>();

    private TableRecord record;
    private Optional<TableMatch<?>> play = Optional.empty();

    private Table(TableRecord record, SeedSource seeds) {
        this.record = record;
        this.seeds = seeds;
        starting = new StartSequence(this, seeds);
    }

    /** A table as it was stored before its first match. */
    public static Table of(TableRecord record, List<Effects.Said> said, SeedSource seeds) {
        Table table = new Table(record, seeds);
        table.talk.recall(said);
        return table;
    }

    /** A table with the match it plays, or played last, which has run for {@code gameMillis} by now. */
    public static Table of(
            TableRecord record, Kept kept, long gameMillis, List<Effects.Said> said, SeedSource seeds, Now now) {
        Table table = of(record, said, seeds);
        TableMatch<?> play = TableMatch.again(record, kept.head, kept.seed, kept.entries);
        table.play = Optional.of(play);
        table.presence.awaitFrom(record, now);
        long at = Math.max(gameMillis, play.match().at());
        table.time.start(at, now);
        if (play.match().over() || play.match().paused())
            table.time.stop(play.match().at(), now);
        return table;
    }

    /** Carries out a command, and before it whatever was due by then. */
    public Effects on(Command command, Now now) {
        EffectsBuilder step = new EffectsBuilder(this, now);
        starting.resume(step);
        referee.catchUp(step);
        take(command, step);
        starting.advance(step);
        referee.catchUp(step);
        referee.callBots(step);
        return step.effects();
    }

    private void take(Command command, EffectsBuilder step) {
        if (command instanceof Command.Ask ask) desk.ask(ask, step);
        else if (command instanceof Command.BotMoved moved) botMoved(moved, step);
        else if (command instanceof Command.Connect connect) new ConnectionHandler(this).enter(connect, step);
        else if (command instanceof Command.Disconnect gone) new ConnectionHandler(this).leave(gone, step);
        else if (command instanceof Command.Begin) begin(step);
        else if (command instanceof Command.Forget forget) forget(forget.person(), step);
        else if (command instanceof Command.Hinted hinted) desk.hinted(hinted, step);
    }

    /** A bot plays on for somebody who is forgotten, so that the others need not stop. */
    private void forget(String person, EffectsBuilder step) {
        running().ifPresent(match -> record.seatsOf(person).stream()
                .filter(seat -> !match.match().takenOver(seat))
                .forEach(seat -> step.enter(TableMove.Kind.TAKEOVER, seat)));
        starting.leave(person, step);
        record = record.forgetting(person);
        talk.forget(person);
        new ConnectionHandler(this).turnAway(person, step);
    }

    private void begin(EffectsBuilder step) {
        if (record.phase() == TableRecord.Phase.GATHERING && record.isFull()) starting.call(step, true);
    }

    /** When {@link Command.Wake} is to come, by {@link Now#upMillis}, or {@link tablee.core.State#NEVER}. */
    public long wakeAtUpMillis(Now now) {
        return referee.wakeAtUpMillis(now);
    }

    /** When the table has something to tell that changes nothing: a table that sleeps need not be woken for it. */
    public long newsAtUpMillis() {
        return presence.onlookers().dueAtUpMillis();
    }

    /** How long the match has run. */
    public long gameMillis(Now now) {
        return play.map(each -> Math.max(each.match().at(), time.at(now))).orElse(0L);
    }

    /** Whether a program has to decide, so that the table goes on although nobody asks. */
    public boolean awaitsBots() {
        return running().map(match -> match.callsFor() != 0).orElse(false) && !waitsForOnlookers();
    }

    /**
     * Bots among themselves play for somebody to look at; while nobody does, they wait, unless the game's clock runs (TABLE-33), a tournament
     * waits for the result (TABLE-66), or it counts for those who left (TABLE-51).
     */
    boolean waitsForOnlookers() {
        return isDeserted()
                && record.tournament().isEmpty()
                && !record.terms().isRated()
                && running().map(TableMatch::isAmongPrograms).orElse(false);
    }

    /** The seats whose people the match waits for. */
    public List<Integer> awaited() {
        return running().map(TableMatch::awaited).orElse(List.of());
    }

    /** How the match ended for each seat, as far as it has. */
    public MatchOutcome outcome() {
        return new MatchOutcome(record, play);
    }

    /** The number of entries of the match. */
    public int version() {
        return play.map(each -> each.match().version()).orElse(0);
    }

    public TableRecord record() {
        return record;
    }

    /** Whether this person has the table open. */
    public boolean isHere(String person) {
        return presence.isHere(person);
    }

    /** Whether nobody looks on. */
    public boolean isDeserted() {
        return presence.all().isEmpty();
    }

    // ---- What requests work with -----------------------------------------------------------------------------------

    Optional<TableMatch<?>> play() {
        return play;
    }

    /** The match, while it is played. */
    Optional<TableMatch<?>> running() {
        return record.isPlaying() ? play : Optional.empty();
    }

    Presence presence() {
        return presence;
    }

    ChatLog talk() {
        return talk;
    }

    /** How many answers are kept, in case they are asked for again. */
    int answersKept() {
        return desk.answers().size();
    }

    public TableLimits limits() {
        return limits;
    }

    GameTime time() {
        return time;
    }

    void change(TableRecord next) {
        record = next;
    }

    StartSequence starting() {
        return starting;
    }

    /** The match begins, now that its header and seed are known. */
    void begin(WrittenHeader head, Seed seed, EffectsBuilder step) {
        record = record.next().sharing(starting.next());
        new ConnectionHandler(this).showOut(step);
        TableMatch<?> next = TableMatch.again(record, head, seed, List.of());
        play = Optional.of(next);
        ready.clear();
        step.begin(next);
    }

    void ready(String person) {
        ready.add(person);
    }

    boolean isReady(String person) {
        return ready.contains(person);
    }

    /** Somebody has moved: what was said about the moment before no longer counts. Whether anybody had been ready. */
    boolean moved() {
        boolean waited = !ready.isEmpty();
        ready.clear();
        if (record.proposal().map(Proposal::kind).equals(Optional.of(Proposal.Kind.UNDO))) {
            record = record.with(Optional.<Proposal>empty());
        }
        return waited;
    }

    /** From now on only a new code lets people in. */
    void renewInvite() {
        record = record.invitedBy(seeds.seed().hex().substring(INVITE_CHARS));
    }

    private void botMoved(Command.BotMoved moved, EffectsBuilder step) {
        running()
                .filter(match -> match.id().equals(moved.match())
                        && match.match().version() == moved.version()
                        && Actor.in(match.callsFor(), moved.seat()))
                .flatMap(match -> step.enter(moved.seat(), moved.move()))
                .map(Refusal::rule)
                .ifPresent(rule -> {
                    throw new IllegalStateException("a bot's move was refused by " + rule);
                });
    }

    // ---- What connections see --------------------------------------------------------------------------------------

    /** All the seats of the person at this connection (one screen, several seats), or a spectator's place. */
    List<Integer> viewers(Presence.Connection connection) {
        List<Integer> seats = record.seatsOf(connection.caller().person());
        return seats.isEmpty() ? List.of(Viewer.SPECTATOR) : seats;
    }

    boolean isSeated(String person) {
        return !record.seatsOf(person).isEmpty();
    }

    boolean hears(Presence.Connection connection, Effects.Said line) {
        boolean meant = !line.aside() || !isSeated(connection.caller().person()) || !record.isPlaying();
        return meant && presence.hears(connection, line.person());
    }

    Message.Seating seating(Presence.Connection connection) {
        return new SeatingView(this).seating(connection);
    }
}
