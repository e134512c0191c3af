package tablee.table;

import tablee.core.Actor;
import tablee.core.TableMove;
import tablee.table.clock.Now;
import tablee.table.seats.Chair;

/** A seat that ends the match by itself, whose side loses it (TABLE-6). */
final class Forfeit {
    private Forfeit() {}

    /**
     * Whether that ended the match: between two sides it does. Where results count the others of that side have no part in it: this seat's
     * person has left (TABLE-51).
     */
    static boolean enter(Table table, EffectsBuilder step, Now moment, TableMove.Kind kind, int seat) {
        if (step.enterAt(moment, Actor.TABLE, new TableMove(kind, seat).code()).isPresent()) return false;
        if (table.record().terms().isRated() && isInTeams(table)) leave(table, seat);
        return true;
    }

    /** This seat's person has no part in it any more, whatever becomes of it (TABLE-26). */
    static void leave(Table table, int seat) {
        Chair chair = table.record().chairs().get(seat);
        table.change(table.record().with(seat, chair.withResigned(true)));
    }

    private static boolean isInTeams(Table table) {
        return table.outcome().sides() < table.record().chairs().size();
    }
}
