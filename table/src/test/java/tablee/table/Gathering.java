package tablee.table;

import java.util.Locale;
import tablee.table.message.Command;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;

/** How people come to sit at a table in a scene; a name in capitals is a level of a bot. */
final class Gathering {
    private Gathering() {}

    /** These people come, sit down, and Ann begins. */
    static void begin(TableScene scene, String... seats) {
        scene.connect("ann");
        for (int seat = 0; seat < seats.length; seat++) sit(scene, seat, seats[seat]);
        scene.ask("ann", "start");
    }

    private static void sit(TableScene scene, int seat, String who) {
        if (isBot(who)) {
            scene.ask("ann", "seat-bot", "seat", seat, "level", who.toLowerCase(Locale.ROOT));
        } else {
            scene.connect(who);
            scene.ask(who, "sit", "seat", seat);
        }
    }

    /** A lesson is made with everybody in their seats. */
    static TableScene lesson(TableTerms terms, String... seats) {
        TableRecord record = TableRecord.of("t", terms, "ann", 0);
        for (int seat = 0; seat < seats.length; seat++) record = record.with(seat, chair(seats[seat]));
        TableScene scene = new TableScene(record);
        record.people().forEach(scene::connect);
        scene.command(new Command.Begin());
        return scene;
    }

    private static Chair chair(String who) {
        return isBot(who) ? Chair.bot(who.toLowerCase(Locale.ROOT)) : Chair.person(who, who);
    }

    private static boolean isBot(String who) {
        return who.equals(who.toUpperCase(Locale.ROOT));
    }
}
