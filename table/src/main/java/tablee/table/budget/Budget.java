package tablee.table.budget;

import static tablee.table.budget.Owner.ADDRESS;
import static tablee.table.budget.Owner.PERSON;
import static tablee.table.budget.Owner.SERVER;

/**
 * All that a stranger can make us do or keep: whose it is, and how much. What happens at the bound, and which test shows it, says {@code
 * docs/security.md}, line by line; a test holds the two together.
 */
public enum Budget {
    // ---- How often: so many at once, and one more every so many milliseconds ---------------------------------------

    REQUESTS(1, ADDRESS, 600, 10),
    /** Requests that change something. */
    CHANGES(2, ADDRESS, 120, 100),
    TABLES_MADE(3, PERSON, 30, 6_000),
    TABLES_MADE_FROM(4, ADDRESS, 60, 3_000),
    /** Each costs room on the disk for days. */
    TABLES_A_DAY(60, ADDRESS, 200, 432_000),
    GUESTS_MADE(5, ADDRESS, 120, 1_000),
    /** Links that are followed, each of which may make a guest. */
    JOINS(6, ADDRESS, 60, 2_000),
    SOCKETS_OPENED(7, ADDRESS, 120, 100),
    /** Lines through however many sockets. */
    LINES(8, PERSON, 300, 15),
    LINES_FROM(9, ADDRESS, 1_500, 3),
    /** Guesses at passwords and recovery codes. */
    TRIES_FROM(10, ADDRESS, 30, 10_000),
    TRIES_AT_NAME_FROM(11, ADDRESS, 5, 60_000),
    /** From all strange places together; the owner's own devices and the recovery code do not count here. */
    TRIES_AT_NAME(12, PERSON, 50, 60_000),
    MAILS(13, PERSON, 10, 1_800_000),
    /** Addresses that are asked whether they want mails, however many people ask. */
    MAILS_FROM(51, ADDRESS, 10, 1_800_000),
    /** Whoever reads there has asked for none of them. */
    MAILS_TO(52, PERSON, 3, 28_800_000),
    MAILS_IN_ALL(53, SERVER, 100, 60_000),
    /** Tries with a browser that its owner has signed in with: strangers cannot use these up. */
    TRIES_OF_DEVICE(54, PERSON, 10, 60_000),
    /** What somebody says, points at or reports at one table. */
    TALK(14, PERSON, 5, 2_000),
    HINTS(15, PERSON, 5, 2_000);

    private final int number;
    private final Owner owner;
    private final long most;
    private final long againMillis;

    Budget(int number, Owner owner, long most) {
        this(number, owner, most, 0);
    }

    Budget(int number, Owner owner, long most, long againMillis) {
        this.number = number;
        this.owner = owner;
        this.most = most;
        this.againMillis = againMillis;
    }

    /** As the documents and tests call it. */
    public String id() {
        return "BUDGET-" + number;
    }

    public Owner owner() {
        return owner;
    }

    /** How much is kept at once, or how often something is done at once. */
    public long most() {
        return most;
    }

    public int count() {
        return Math.toIntExact(most);
    }

    /** After how long it may be done once more; 0 where something is kept and not done. */
    public long againMillis() {
        return againMillis;
    }
}
