package tablee.table.seats;

import java.util.List;
import tablee.core.BadInput;
import tablee.table.terms.TableTerms;

/** A script decides what happens, so only a lesson has one: a table of one person's own (TABLE-36). */
public final class LessonTable {
    private LessonTable() {}

    /**
     * What somebody wants to open, if it may be opened.
     *
     * @param begins whether the match begins at once
     * @throws BadInput if there is a script and anybody else could come to it
     */
    public static TableRecord check(TableRecord wanted, boolean begins) {
        if (wanted.terms().isLesson() && !(begins && isPrivate(wanted))) {
            throw new BadInput("Only a lesson has a script: one person with bots, begun at once,"
                    + " reached by link and without spectators.");
        }
        return wanted;
    }

    private static boolean isPrivate(TableRecord record) {
        TableTerms terms = record.terms();
        List<String> people = record.people().distinct().toList();
        boolean alone =
                record.isFull() && people.equals(record.host().person().stream().toList());
        return alone && !terms.isListed() && !terms.spectators();
    }
}
