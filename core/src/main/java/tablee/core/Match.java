package tablee.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One game being played: its header, its log, and inside the state that the log leads to. Immutable: an entry leads to a
 * new match or is refused.
 */
public final class Match<S extends State<S>> {
    /** What becomes of an entry. */
    public sealed interface Step<S extends State<S>> {}

    public record Accepted<S extends State<S>>(Match<S> match, Told told) implements Step<S> {}

    public record Refused<S extends State<S>>(Refusal refusal) implements Step<S> {}

    private final Game<S> game;
    private final Header header;
    private final Log log;
    private final S state;
    private final InEffect effect;
    private final MatchStanding standing;
    private final StreamHistory streams;

    private Match(
            Game<S> game,
            Header header,
            Log log,
            S state,
            InEffect effect,
            MatchStanding standing,
            StreamHistory streams) {
        this.game = game;
        this.header = header;
        this.log = log;
        this.state = state;
        this.effect = effect;
        this.standing = standing;
        this.streams = streams;
    }

    /** A match without entries. */
    public static <S extends State<S>> Match<S> open(Game<S> game, Header header) {
        S state = first(game, header);
        return new Match<>(game, header, Log.EMPTY, state, InEffect.NONE, MatchStanding.OPEN, StreamHistory.NONE);
    }

    /**
     * The match that a log leads to.
     *
     * @throws BadInput if an entry is refused
     */
    public static <S extends State<S>> Match<S> replay(Game<S> game, Header header, List<Entry> entries) {
        Match<S> match = open(game, header);
        for (Entry entry : entries) match = match.after(entry);
        return match;
    }

    private static <S extends State<S>> S first(Game<S> game, Header header) {
        return header.start()
                .map(position -> game.place(header.setup(), position))
                .orElseGet(() -> game.open(header.setup()));
    }

    private Match<S> after(Entry entry) {
        Step<S> step = play(entry);
        if (step instanceof Accepted<S> accepted) return accepted.match();
        Refusal refusal = ((Refused<S>) step).refusal();
        throw new BadInput("Entry " + log.size() + " (" + Actor.write(entry.actor()) + ", move " + entry.move()
                + ", at " + entry.at() + ") is refused by " + refusal.rule() + ".");
    }

    public Step<S> play(Entry entry) {
        Optional<Refusal> refusal = refuse(entry);
        if (refusal.isPresent()) return new Refused<>(refusal.get());
        return entry.actor() == Actor.TABLE ? playTable(entry) : playGame(entry);
    }

    private Step<S> playGame(Entry entry) {
        S next = state.copy();
        Told told = new Told();
        next.play(entry.actor(), entry.move(), entry.at(), told);
        boolean fixed = entry.actor() == Actor.CHANCE || told.isFixed();
        InEffect effects = effect.and(log.size(), fixed);
        return new Accepted<>(
                new Match<>(game, header, log.and(entry), next, effects, standing, streamsAfter(entry)), told);
    }

    /** No outcome of chance is ever taken back, so what was drawn stays drawn. */
    private StreamHistory streamsAfter(Entry entry) {
        boolean counts = hasStreams() && entry.actor() == Actor.CHANCE;
        return counts ? streams.after(Stream.of(state), entry.move()) : streams;
    }

    private Step<S> playTable(Entry entry) {
        TableMove move = TableMove.of(entry.move()).orElseThrow();
        boolean undo = move.kind() == TableMove.Kind.UNDO;
        InEffect effects = undo ? effect.without(move.arg()) : effect;
        S next = undo ? stateAfter(effects) : state;
        Match<S> match = new Match<>(game, header, log.and(entry), next, effects, standing.after(move), streams);
        return new Accepted<>(match, new Told());
    }

    private S stateAfter(InEffect effects) {
        S past = first(game, header);
        for (int i = 0; i < effects.size(); i++) {
            Entry entry = log.get(effects.get(i));
            past.play(entry.actor(), entry.move(), entry.at(), Told.DEAF);
        }
        return past;
    }

    private Optional<Refusal> refuse(Entry entry) {
        if (over()) return Optional.of(TableRule.OVER.refuse("over"));
        if (entry.at() < at()) return Optional.of(TableRule.TIME.refuse("time-runs-forward", entry.at(), at()));
        if (entry.actor() == Actor.TABLE) return standing.refuse(entry.move(), state, effect);
        if (standing.paused()) return Optional.of(TableRule.PAUSE.refuse("paused"));
        if (!Actor.in(state.toAct(), entry.actor())) return Optional.of(TableRule.TURN.refuse("not-your-turn"));
        return refuseByClock(entry).or(() -> refuseByGame(entry));
    }

    private Optional<Refusal> refuseByClock(Entry entry) {
        boolean due = entry.at() >= state.dueAt();
        if (entry.actor() == Actor.CLOCK && !due) {
            return Optional.of(TableRule.CLOCK.refuse("not-due", state.dueAt()));
        }
        boolean person = Actor.isSeat(entry.actor());
        return person && due ? Optional.of(TableRule.CLOCK.refuse("too-late", state.dueAt())) : Optional.empty();
    }

    private Optional<Refusal> refuseByGame(Entry entry) {
        boolean legal = state.legal(entry.actor(), entry.move());
        return legal ? Optional.empty() : Optional.of(state.why(entry.actor(), entry.move()));
    }

    /** Why this move would be refused if it were played now, or nothing if it would be accepted. */
    public Optional<Refusal> why(int actor, int move) {
        return refuse(new Entry(actor, move, actor == Actor.CLOCK ? Math.max(at(), state.dueAt()) : at()));
    }

    public Game<S> game() {
        return game;
    }

    public Header header() {
        return header;
    }

    /** The number of entries. */
    public int version() {
        return log.size();
    }

    /** The number of CHANCE's entries. */
    public int outcomes() {
        return (int) log.asList().stream()
                .filter(entry -> entry.actor() == Actor.CHANCE)
                .count();
    }

    /** Whether outcomes have streams by purpose. */
    boolean hasStreams() {
        return header.chance() == Header.STREAMS;
    }

    /** What was drawn by purpose; only where outcomes have streams. */
    StreamHistory streams() {
        return streams;
    }

    public List<Entry> log() {
        return log.asList();
    }

    /** The game time of the last entry. */
    public long at() {
        return log.size() == 0 ? 0 : log.last().at();
    }

    public boolean over() {
        return standing.ended() || state.toAct() == 0;
    }

    public boolean paused() {
        return standing.paused();
    }

    /** Whether a bot plays this seat for its person. */
    public boolean takenOver(int seat) {
        return standing.takenOver(seat);
    }

    public long toAct() {
        return over() ? 0 : state.toAct();
    }

    /** The ranks once the match is over; none if it was abandoned. */
    public Optional<int[]> ranks() {
        return standing.ended() ? standing.ranks(state) : over() ? Optional.of(state.ranks()) : Optional.empty();
    }

    /** A copy of the state, for those who may know everything: servers, tests, tools. Never for bots or clients. */
    public S state() {
        return state.copy();
    }

    /** The state itself, to be read only: for the same few who may know everything. */
    public ReadableState reading() {
        return state;
    }

    public Record view(int viewer) {
        return state.view(viewer);
    }

    public Optional<Record> figures(int viewer) {
        return state.figures(viewer);
    }

    /** What a legal move of this seat would bring, from what the seat knows. */
    public Trial trial(int seat, int move) {
        return Trial.of(state, seat, move, at());
    }

    /** How many of the last entries an undo can take back. */
    public int undoable() {
        return effect.undoable();
    }

    /** What a bot in this seat gets to see. */
    public Perspective<S> eyes(int seat) {
        return new Perspective<>(state, seat, version(), at(), () -> record(seat));
    }

    /** What this viewer may still be told of the entries in effect, oldest first, each with its version. */
    public List<RecordLine> record(int viewer) {
        S past = first(game, header);
        List<RecordLine> lines = new ArrayList<>();
        for (int i = 0; i < effect.size(); i++) {
            Entry entry = log.get(effect.get(i));
            Told told = new Told();
            past.play(entry.actor(), entry.move(), entry.at(), told);
            if (effect.size() - i <= state.lookBack(viewer))
                lines.add(new RecordLine(effect.get(i), entry.actor(), told.to(viewer)));
        }
        return lines;
    }
}
