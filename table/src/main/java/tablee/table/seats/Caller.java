package tablee.table.seats;

import java.util.Optional;
import java.util.Set;

/**
 * Who asks.
 *
 * @param person a name for a person that others may see; it opens no door
 * @param admin whether this person may remove others from every table
 * @param door how this person came, where that is known
 */
public record Caller(String person, String name, boolean admin, Optional<Door> door) {
    /**
     * @param address that the connection comes from; it is not kept, and nobody is told
     * @param invited whether this person has followed an invitation to this table
     * @param voice whether this person may talk; none: nothing is against it
     * @param ears whom this person does not hear; none: they hear everybody
     * @param opener who opened the screen for everybody that this is; none: it is no such screen, or nobody known opened it
     * @param account whether this person can sign in; none: nobody knows
     */
    public record Door(
            String address,
            boolean invited,
            Optional<Voice> voice,
            Optional<Ears> ears,
            Optional<String> opener,
            Optional<Boolean> account) {
        public Door(String address, boolean invited) {
            this(address, invited, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
        }
    }

    /**
     * Whether somebody may talk at the tables of this server (TABLE-49).
     *
     * @param open whether the server lets people like them talk
     * @param silentUntilMillis until when those who run the server have silenced them, or 0
     */
    public record Voice(boolean open, long silentUntilMillis) {}

    /** @param closedTo those whom somebody has muted or blocked for good (TABLE-50) */
    public record Ears(Set<String> closedTo) {
        public Ears {
            closedTo = Set.copyOf(closedTo);
        }
    }

    /** How the ids begin of those to whom the server gave no name; ids of people never do. */
    private static final String NAMELESS = "~";

    public Caller {
        name = TypedText.line(name, TypedText.NAME_CHARS);
    }

    public Caller(String person, String name, boolean admin) {
        this(person, name, admin, Optional.empty());
    }

    public Caller named(String other) {
        return new Caller(person, other, admin, door);
    }

    public Caller by(Door way) {
        return new Caller(person, name, admin, Optional.of(way));
    }

    /** Whether this person was asked to come, as far as anybody knows. */
    public boolean isInvited() {
        return !isNameless() && door.map(Door::invited).orElse(true);
    }

    /** Whether the server lets people like this one talk. */
    public boolean hasVoice() {
        return door.flatMap(Door::voice).map(Voice::open).orElse(true);
    }

    /** Whether results can count for this one: somebody whom the server would know again, and no program (TABLE-51). */
    public boolean canBeRated() {
        return door.flatMap(Door::account).orElse(false) && !SeatName.isOfProgram(name);
    }

    public boolean isDeafTo(String other) {
        return door.flatMap(Door::ears)
                .filter(ears -> ears.closedTo().contains(other))
                .isPresent();
    }

    public boolean isSilenced(long wallMillis) {
        return door.flatMap(Door::voice)
                .filter(voice -> voice.silentUntilMillis() > wallMillis)
                .isPresent();
    }

    /** Whether this is the person, or a screen that the person has opened: one who has to go takes their screens along. */
    public boolean comesWith(String other) {
        return person.equals(other)
                || door.flatMap(Door::opener).filter(other::equals).isPresent();
    }

    public Optional<String> address() {
        return door.map(Door::address);
    }

    /** The name with the mark of a program at its end, cut so that both have room. */
    public static String marked(String name) {
        if (SeatName.isOfProgram(name)) return name;
        return TypedText.line(name, TypedText.NAME_CHARS - SeatName.MARK.length()) + SeatName.MARK;
    }

    /** How somebody of this name is called who would like to be called otherwise in one seat: a program stays one, a person too. */
    public static String called(String name, Optional<String> typed) {
        String wish =
                typed.map(text -> TypedText.line(text, TypedText.NAME_CHARS)).orElse("");
        if (wish.isEmpty()) return name;
        if (SeatName.isOfProgram(name)) return marked(wish);
        String own = SeatName.ofPerson(wish);
        return own.isEmpty() ? name : own;
    }

    /** Somebody whom nobody would know again. Nobody is the same nobody twice: what one does, no other has done. */
    public static Caller nameless(String connection) {
        return new Caller(NAMELESS + connection, "", false);
    }

    /** Whether this is somebody who may look on and nothing else (TABLE-41). */
    public boolean isNameless() {
        return isNameless(person);
    }

    public static boolean isNameless(String person) {
        return person.startsWith(NAMELESS);
    }
}
