package tablee.server.people.identity;

import tablee.store.people.People;
import tablee.table.seats.Caller;
import tablee.table.seats.SeatName;

/** People who play with a program are to know it: its name says so, whatever it calls itself. */
public final class BotMark {
    private BotMark() {}

    /** The name that a program gets; empty if there is nothing of it to be seen. */
    public static String name(String typed) {
        return Caller.marked(new Caller("", typed, false).name());
    }

    /** The program, which cannot come without its mark, by whatever way it lost it. */
    static People.Person on(People.Person bot) {
        return new People.Person(bot.id(), Caller.marked(bot.name()), bot.language(), bot.admin(), bot.banned());
    }

    /** A person, who cannot come with the mark of a program, however it was come by (TABLE-47). */
    static People.Person off(People.Person human) {
        return new People.Person(
                human.id(), SeatName.ofPerson(human.name()), human.language(), human.admin(), human.banned());
    }
}
