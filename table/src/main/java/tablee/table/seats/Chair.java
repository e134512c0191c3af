package tablee.table.seats;

import java.util.Optional;
import tablee.wire.json.Written;

/** One place at the table, by who has it. A program with a token is a person of its own here. */
public sealed interface Chair extends Written<ChairFields> {
    Chair OPEN = new Open();

    /** Nobody sits there. */
    record Open() implements Chair {
        @Override
        public ChairFields written() {
            return new ChairFields(ChairFields.Kind.OPEN, "", "", "", false);
        }
    }

    /**
     * @param resigned the person gave the seat up for this match, and a bot plays it to the end
     */
    record Person(String id, String name, boolean resigned) implements Chair {
        @Override
        public ChairFields written() {
            return new ChairFields(ChairFields.Kind.PERSON, id, name, "", resigned);
        }
    }

    /** A bot of the house. */
    record HouseBot(String level) implements Chair {
        @Override
        public ChairFields written() {
            return new ChairFields(ChairFields.Kind.BOT, "", level, level, false);
        }
    }

    /** Somebody sat there whom nobody knows any more; a bot plays on. */
    record Forgotten() implements Chair {
        @Override
        public ChairFields written() {
            return new ChairFields(ChairFields.Kind.PERSON, ChairFields.NOBODY, "", "", true);
        }
    }

    static Chair read(ChairFields fields) {
        return switch (fields.kind()) {
            case OPEN -> OPEN;
            case BOT -> new HouseBot(fields.level());
            case PERSON ->
                fields.person().equals(ChairFields.NOBODY)
                        ? new Forgotten()
                        : new Person(fields.person(), fields.name(), fields.resigned());
        };
    }

    static Chair person(String id, String typedName) {
        return new Person(id, TypedText.line(typedName, TypedText.NAME_CHARS), false);
    }

    static Chair bot(String level) {
        return new HouseBot(level);
    }

    default boolean isOpen() {
        return this instanceof Open;
    }

    default boolean isBot() {
        return this instanceof HouseBot;
    }

    /** The id of the person who sits there. */
    default Optional<String> person() {
        return this instanceof Person someone ? Optional.of(someone.id) : Optional.empty();
    }

    default boolean belongsTo(String somebody) {
        return person().equals(Optional.of(somebody));
    }

    /** How the one who plays here is called, or empty. */
    default String name() {
        return written().name();
    }

    /** Whether a bot plays this seat to the end for a person. */
    default boolean resigned() {
        return written().resigned();
    }

    default Chair withResigned(boolean now) {
        return this instanceof Person someone ? new Person(someone.id, someone.name, now) : this;
    }
}
