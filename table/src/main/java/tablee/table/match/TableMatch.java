package tablee.table.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.table.clock.Now;
import tablee.table.clock.SeatClocks;
import tablee.table.message.Effects;
import tablee.table.seats.TableRecord;
import tablee.table.terms.Disclosure;
import tablee.table.terms.Lesson;
import tablee.table.terms.TableTerms;
import tablee.wire.match.ChanceSources;
import tablee.wire.match.Commitment;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;
import tablee.wire.match.WrittenHeader;

/** The match at a table, with its secret seed, its clocks and its script. What is entered here is yet to be stored. */
public final class TableMatch<S extends State<S>> {
    /** What people need to see what a bot did. */
    private static final long FOLLOWED_MILLIS = 600;
    /** What a brisk person needs for a decision: no bot of a team plays faster while the game's clock runs. */
    private static final long BRISK_MILLIS = 2500;

    private final String id;
    private final WrittenHeader head;
    private final Seed seed;
    private final TableTerms terms;
    private final boolean scripted;
    private final long bots;
    private final Dealer dealer;
    private final LessonScript script;
    private final SeatClocks clocks;
    private final Optional<String> commitment;
    private final SeatMoves moves = new SeatMoves();
    private final CommonMove together = new CommonMove();

    private Match<S> match;

    private TableMatch(Match<S> match, WrittenHeader head, TableRecord record, Seed seed) {
        this.match = match;
        this.head = head;
        this.seed = seed;
        id = record.match();
        terms = record.terms();
        bots = bots(record);
        List<Lesson.Cue> cues = record.terms().lesson().map(Lesson::script).orElse(List.of());
        scripted = !cues.isEmpty();
        script = new LessonScript(cues);
        commitment = scripted ? Optional.empty() : Optional.of(Commitment.of(seed, head));
        dealer = new Dealer(seed.key(head), ChanceSources.named(match.header().sources(), match.reading()));
        clocks = new SeatClocks(record.terms().pace(), record.chairs().size());
        together.look(match);
        clocks.run(charged());
    }

    /** @throws BadInput if an entry is refused */
    public static TableMatch<?> again(TableRecord record, WrittenHeader head, Seed seed, List<Entry> entries) {
        TableMatch<?> play = of(head.rules(), head, record, seed);
        for (Entry entry : entries) play.follow(entry);
        return play;
    }

    private static <S extends State<S>> TableMatch<S> of(
            Game<S> game, WrittenHeader head, TableRecord record, Seed seed) {
        return new TableMatch<>(Match.open(game, head.header()), head, record, seed);
    }

    private static long bots(TableRecord record) {
        long bots = 0;
        for (int seat = 0; seat < record.chairs().size(); seat++) {
            if (record.chairs().get(seat).isBot()) bots |= Actor.bit(seat);
        }
        return bots;
    }

    // ---- What is played --------------------------------------------------------------------------------------------

    /** Plays an entry, and chance as long as it is to act; or plays nothing and says why. */
    public Optional<Refusal> enter(Entry entry, List<PlayedEntry> out) {
        Optional<Refusal> refusal = one(entry, Optional.empty(), out);
        if (refusal.isEmpty()) settle(out);
        return refusal;
    }

    /** Lets chance act until somebody else has to. */
    public void settle(List<PlayedEntry> out) {
        while (!match.paused() && Actor.in(match.toAct(), Actor.CHANCE)) deal(out);
    }

    private void deal(List<PlayedEntry> out) {
        OptionalInt cue = script.next(Actor.CHANCE, match.reading());
        if (cue.isPresent()) {
            must(new Entry(Actor.CHANCE, cue.getAsInt(), match.at()), Optional.empty(), out);
            return;
        }
        Dealer.Dealt dealt = dealer.deal(match);
        Optional<Record> show = dealt.show();
        for (Entry entry : dealt.entries()) {
            must(entry, show, out);
            show = Optional.empty();
        }
    }

    private void must(Entry entry, Optional<Record> show, List<PlayedEntry> out) {
        one(entry, show, out).ifPresent(refusal -> {
            throw new IllegalStateException("chance was refused by " + refusal.rule() + " in match " + id);
        });
    }

    private void follow(Entry entry) {
        one(entry, Optional.empty(), new ArrayList<>()).ifPresent(refusal -> {
            throw new BadInput(
                    "Entry " + match.version() + " of match " + id + " is refused by " + refusal.rule() + ".");
        });
    }

    private Optional<Refusal> one(Entry entry, Optional<Record> show, List<PlayedEntry> out) {
        Match.Step<S> step = match.play(entry);
        if (step instanceof Match.Refused<S> refused) return Optional.of(refused.refusal());
        Match.Accepted<S> accepted = (Match.Accepted<S>) step;
        out.add(new PlayedEntry(match.version(), entry, accepted.told(), show));
        moves.follow(entry, Actor.isSeat(entry.actor()) && match.takenOver(entry.actor()), clocks);
        match = accepted.match();
        script.follow(entry);
        together.follow(entry, match);
        clocks.entered(entry, charged());
        return Optional.empty();
    }

    // ---- Who has to do something -----------------------------------------------------------------------------------

    /** The one move that all seats have in common: rounds that anybody may start, for everybody (TABLE-27). */
    public OptionalInt together() {
        return together.now();
    }

    /** Whether a move that all seats had in common was made before: the first one waits for the people. */
    public boolean hasBegunTogether() {
        return together.hasBegun();
    }

    /** Seats that have to decide, paused or not. */
    private long deciding() {
        return match.toAct() & Actor.seats(head.seats());
    }

    private long charged() {
        boolean free = match.paused() || together().isPresent() || dueAt() != State.NEVER;
        return free ? 0 : deciding() & ~programs();
    }

    /** Seats that a program plays: bots, and those that stand in for a person. */
    private long programs() {
        long programs = bots;
        for (int seat = 0; seat < head.seats(); seat++) if (match.takenOver(seat)) programs |= Actor.bit(seat);
        return programs;
    }

    /** Whether no person has a say in it, and nothing happens by itself. */
    public boolean isAmongPrograms() {
        return programs() == Actor.seats(head.seats()) && dueAt() == State.NEVER;
    }

    public boolean isProgram(int seat) {
        return Actor.in(programs(), seat);
    }

    /** Seats whose programs have to decide now. */
    public long callsFor() {
        return match.paused() || together().isPresent() ? 0 : deciding() & programs();
    }

    /** Seats whose people have to decide now. */
    public List<Integer> awaited() {
        List<Integer> seats = new ArrayList<>();
        long left = match.paused() ? 0 : deciding() & ~programs();
        for (; left != 0; left &= left - 1) seats.add(Actor.first(left));
        return seats;
    }

    public OptionalInt cue(int seat) {
        return script.next(seat, match.reading());
    }

    public long dueAt() {
        return match.over() ? State.NEVER : match.reading().dueAt();
    }

    /** What the game's clock plays. */
    public int clockMove() {
        Moves moves = new Moves();
        match.reading().moves(Actor.CLOCK, moves);
        return moves.get(0);
    }

    // ---- What is asked ---------------------------------------------------------------------------------------------

    /** How many entries an undo takes back that ends with the last one of these seats; 0: there is none to take back. */
    public int undoes(List<Integer> seats) {
        int count = moves.sinceLastOf(seats);
        return count <= match.undoable() ? count : 0;
    }

    /** Whether the result is not this person's own: a bot plays the seat, or has played most of it (TABLE-38), or some of it (TABLE-51). */
    public boolean isLeft(int seat) {
        boolean helped = terms.isRated() && moves.hasForAbsent(seat);
        return helped || match.takenOver(seat) || moves.areMostlyByStandIn(seat);
    }

    /** Whether this seat's person has made a move that is in effect. */
    public boolean hasMoved(int seat) {
        return moves.hasOwn(seat);
    }

    /** How many moves in effect this seat's person, or bot, has made. */
    public int ownMoves(int seat) {
        return moves.own(seat);
    }

    /** Whether a bot has to make this seat's move because its person had no time left for it (TABLE-24). */
    public boolean isOutOfTime(int seat) {
        return match.takenOver(seat) && clocks.isExpired(seat) && Actor.in(deciding(), seat);
    }

    /**
     * Whether somebody who saw this number of entries decided on something else than what is to be decided now (TABLE-23). What
     * other seats did meanwhile does not matter: it is they who must not get in the way.
     */
    public boolean isStale(int seat, int version) {
        if (version < 0 || version > match.version()) return true;
        return match.log().subList(version, match.version()).stream().anyMatch(entry -> changesDecision(seat, entry));
    }

    private static boolean changesDecision(int seat, Entry entry) {
        if (Actor.isSeat(entry.actor())) return entry.actor() == seat;
        if (entry.actor() != Actor.TABLE) return true;
        return TableMove.of(entry.move()).orElseThrow().kind() == TableMove.Kind.UNDO;
    }

    public Effects.Thinking<S> ask(int seat, String person, String level, String connection, String hint) {
        long pause = !hint.isEmpty() ? 0 : dueAt() == State.NEVER ? FOLLOWED_MILLIS : BRISK_MILLIS;
        Optional<Long> choice = terms.deal().map(deal -> BotChoice.of(seed, seat, match.log()));
        return new Effects.Thinking<>(
                match.game(), match.eyes(seat), id, person, level, connection, hint, pause, choice);
    }

    public String id() {
        return id;
    }

    public Match<S> match() {
        return match;
    }

    public SeatClocks clocks() {
        return clocks;
    }

    public Effects.Begin begin() {
        return new Effects.Begin(id, head, commitment(), seed);
    }

    /** Scripted chance could not be checked. */
    Optional<String> commitment() {
        return commitment;
    }

    /** Where the seed comes from (TABLE-46). */
    public Optional<SeedOrigin> origin() {
        return head.seed();
    }

    /** Whether all of it may be shown now (TABLE-30, TABLE-62). */
    public boolean isOpen(Now now) {
        return Disclosure.isOpen(terms, match.over(), now);
    }

    /** The whole match, with the seed once it may be shown. */
    public MatchFile file(Now now) {
        Optional<Seed> known = isOpen(now) && !scripted ? Optional.of(seed) : Optional.empty();
        return new MatchFile(head, commitment(), match.log(), known);
    }
}
