package tablee.table.budget;

import static tablee.table.budget.Owner.ADDRESS;
import static tablee.table.budget.Owner.CONNECTION;
import static tablee.table.budget.Owner.PERSON;
import static tablee.table.budget.Owner.SERVER;
import static tablee.table.budget.Owner.TABLE;
import static tablee.table.budget.Owner.TOURNAMENT;

/**
 * All that a stranger can make us do or keep: whose it is, and how much. What happens at the bound, and which test shows it, says {@code
 * docs/security.md}, line by line; a test holds the two together.
 */
public enum Budget {
    // ---- How often: {@code most} at once, and one more each {@code againMillis}
    // ---------------------------------------

    REQUESTS(1, ADDRESS, 600, 10),
    /** Requests that change something. */
    CHANGES(2, ADDRESS, 120, 100),
    TABLES_MADE(3, PERSON, 30, 6_000),
    TABLES_MADE_FROM(4, ADDRESS, 40, 30_000),
    /** Each costs room on the disk for days. */
    TABLES_A_DAY(60, ADDRESS, 200, 432_000),
    /** Matches that were played without the server, each of which is replayed before it is kept. */
    HANDED_OVER(196, PERSON, 30, 20_000),
    GUESTS_MADE(5, ADDRESS, 120, 3_000),
    /** Links that are followed, each of which may make a guest. */
    JOINS(6, ADDRESS, 60, 2_000),
    /** Codes of six letters that were typed and are none. */
    CODES_TRIED_FROM(86, ADDRESS, 10, 30_000),
    /** The same of everybody, so that many addresses do not guess sooner; links are not held up by it. */
    CODES_TRIED(87, SERVER, 200, 1_000),
    CONNECTIONS_OPENED(69, ADDRESS, 300, 20),
    SOCKETS_OPENED(7, ADDRESS, 60, 500),
    /** Lines through however many sockets; one counts once for each 512 characters that it begins. */
    LINES(8, PERSON, 300, 15),
    LINES_FROM(9, ADDRESS, 1_500, 3),
    /** Of all who have no name, who can only look on. */
    LINES_OF_NOBODY(62, ADDRESS, 120, 100),
    /** Guesses at passwords and recovery codes. */
    TRIES_FROM(10, ADDRESS, 30, 10_000),
    TRIES_AT_NAME_FROM(11, ADDRESS, 5, 60_000),
    /** From all strange places together; the owner's own devices and the recovery code do not count here. */
    TRIES_AT_NAME(12, PERSON, 50, 60_000),
    /** What devices are asked before a passkey counts, and so how often one can be tried. */
    PASSKEYS_ASKED(110, ADDRESS, 40, 5_000),
    MAILS(13, PERSON, 10, 1_800_000),
    /** Addresses that are asked whether they want mails, however many people ask. */
    MAILS_FROM(51, ADDRESS, 10, 1_800_000),
    /** Anyone who reads there has asked for none of them. */
    MAILS_TO(52, PERSON, 3, 28_800_000),
    MAILS_IN_ALL(53, SERVER, 100, 60_000),
    /** Codes for a forgotten password, for anybody who says the name: one more as soon as the one before counts no more. */
    RECOVERY_CODES(224, PERSON, 6, 600_000),
    RECOVERY_CODES_IN_ALL(225, SERVER, 200, 5_000),
    /** Tries with a browser that its owner has signed in with: strangers cannot use these up. */
    TRIES_OF_DEVICE(54, PERSON, 10, 60_000),
    /** What somebody says, points at or reports at one table. */
    TALK(14, PERSON, 5, 2_000),
    /** The same at all tables together. */
    TALK_OF(64, PERSON, 20, 1_000),
    TALK_FROM(65, ADDRESS, 60, 500),
    /** What somebody reports. The store counts too (as many as this admits in a day, as a test holds), and forgets nothing at a restart. */
    REPORTS(49, PERSON, 10, 8_640_000),
    REPORTS_FROM(66, ADDRESS, 20, 4_320_000),
    /** Reports about one person: those who run the server know by then. */
    REPORTS_OF(67, PERSON, 30, 2_880_000),
    HINTS(15, PERSON, 5, 2_000),
    /** Parts of a replay and downloads, for which a whole match is played again. */
    LOOKS_BACK(16, PERSON, 20, 250),
    /** The whole match, shown once more. */
    SYNCS(63, PERSON, 10, 500),
    PROPOSALS(17, PERSON, 10, 1_000),
    /** Changes of who sits where and on which terms, each of which is written and told to everybody. */
    SEATINGS(18, PERSON, 60, 250),
    /** Links to moments that are made, and parts of what such links lead to. */
    REPLAYS_MADE(84, PERSON, 10, 10_000),
    REPLAYS_READ(85, ADDRESS, 60, 250),
    /** Reviews that are begun, each of which takes a core some seconds; and how often somebody asks how far they are. */
    REVIEWS_BEGUN(140, ADDRESS, 6, 10_000),
    REVIEWS_READ(141, ADDRESS, 120, 250),
    /** Statistics of one's own, for which many tables are read. */
    STATISTICS_READ(250, PERSON, 10, 6_000),
    /** Puzzles that are laid out, and moves that are tried in them. */
    PUZZLES_READ(203, ADDRESS, 120, 250),
    PUZZLES_TRIED(204, ADDRESS, 60, 500),
    /** Moments of the analysis board, and those about which a bot thinks. */
    ANALYSES(205, ADDRESS, 120, 250),
    ANALYSES_THOUGHT(206, ADDRESS, 30, 1_000),
    /** What others did at the same moments of a daily, for which many logs are read. */
    DAILY_MOMENTS(152, PERSON, 5, 10_000),
    /** Tables of the best over several days, each of which adds up many results. */
    DAILY_TABLES(153, ADDRESS, 20, 500),
    /** Copies of all that is known of one person. */
    COPIES_OF_DATA(19, PERSON, 3, 60_000),
    TOURNAMENTS_MADE(160, PERSON, 10, 1_800_000),
    /** Entries, withdrawals and the like, each of which is written and told to all who look on. */
    TOURNAMENT_WISHES(165, PERSON, 20, 2_000),
    /** Wishes for a rated game now; a page that waits says so every eight seconds. */
    MATCH_WISHES(166, PERSON, 20, 2_000),
    FEEDS_READ(20, PERSON, 10, 10_000),
    /** Alerts to one person, through however many channels. */
    ALERTS(114, PERSON, 30, 60_000),
    /** Channels for alerts that are added, however many people add them. */
    ALERT_CHANNELS_MADE(116, ADDRESS, 10, 600_000),
    /** Requests to one machine outside, for however many people. */
    ALERTS_TO(117, SERVER, 600, 20),
    /** Alerts that show how one looks. */
    ALERT_TRIALS(119, PERSON, 5, 60_000),
    /** The list of open tables, which all who look share. */
    LOBBY_READS(21, SERVER, 20, 50),

    // ---- How much at once: things, characters or bytes -------------------------------------------------------------

    SOCKETS(30, ADDRESS, 150),
    ALL_SOCKETS(31, SERVER, 5_000),
    CONNECTIONS(32, ADDRESS, 250),
    ALL_CONNECTIONS(33, SERVER, 8_000),
    /** Lines of a request's head; Vert.x bounds its characters, at 8,192. */
    HEAD_LINES(70, CONNECTION, 128),
    /** Bytes that a connection was sent and has not read. */
    UNREAD(34, CONNECTION, 1 << 20),
    UNREAD_AT(35, ADDRESS, 2 << 20),
    ALL_UNREAD(36, SERVER, 48 << 20),
    /** Above this, nothing more is heard from a connection until it has read. */
    UNREAD_AND_HEARD(37, CONNECTION, 64 << 10),
    /** Lines that a table has not taken up yet; the next ones wait at their sender. */
    LINES_UNDER_WAY(68, CONNECTION, 8),
    /** Bytes of requests that are under way. */
    BODIES(38, ADDRESS, 1 << 19),
    ALL_BODIES(39, SERVER, 24 << 20),
    /** Characters of one part of a replay. */
    REPLAY_PART(40, CONNECTION, 64 << 10),
    ONLOOKERS(41, TABLE, 100),
    /** Connections from one address that look on at one table. */
    ONLOOKERS_FROM(71, ADDRESS, 30),
    /** Connections that one person has at one table. */
    PLACES_AT_TABLE(42, PERSON, 8),
    /** Those whom one person does not want to hear, at one table. */
    MUTED(43, PERSON, 50),
    ANSWERS_KEPT(44, PERSON, 16),
    SENT_AWAY(45, TABLE, 100),
    /** Characters of lines that wait for a table, which waits for the store. */
    LINES_WAITING(46, TABLE, 1 << 19),
    /** Characters of the terms, with all that a lesson says. */
    TERMS(47, TABLE, 1 << 14),
    BOTS(48, PERSON, 10),
    READS_WAITING(50, SERVER, 2_000),
    PASSWORDS_WAITING(55, SERVER, 32),
    DECISIONS_WAITING(56, SERVER, 1_000),
    DECISIONS_WAITING_OF(57, PERSON, 32),
    /** Tables whose lines in the lobby are remembered. */
    LOBBY_LINES(58, SERVER, 2_000),
    /** Starts that came to nothing since the last match, with the names of those because of whom. */
    VOID_STARTS(61, TABLE, 8),
    /** Parts of replays and downloads that wait to be made beside play, one at a time. */
    LOOKS_WAITING(75, SERVER, 400),
    LOOKS_WAITING_FROM(76, ADDRESS, 20),
    /** Bytes of such parts that are kept, compressed, for the next who ask. */
    PARTS_KEPT(77, SERVER, 4 << 20),
    PASSWORDS_WAITING_FROM(78, ADDRESS, 8),
    /** Passwords of people whom the server knows already: no stranger takes this room. */
    OWN_PASSWORDS_WAITING(79, SERVER, 32),
    OWN_PASSWORDS_WAITING_OF(80, PERSON, 2),
    /** Connections over which nothing whole was asked so far: half of all, so that those who ask find room. */
    UNASKED(81, SERVER, 4_000),
    /** Moments of the analysis board that wait beside play. */
    ANALYSES_WAITING(207, SERVER, 60),
    ANALYSES_WAITING_FROM(252, ADDRESS, 8),
    /** Reviews that wait to be made beside play, one at a time. */
    REVIEWS_WAITING(142, SERVER, 60),
    REVIEWS_WAITING_FROM(143, ADDRESS, 4),
    /** Points of reviews that are kept for the next who ask. */
    REVIEW_POINTS_KEPT(144, SERVER, 100_000),
    /** Entries of a match that is reviewed. */
    REVIEWED_ENTRIES(145, TABLE, 3_000),
    /** Decisions of a seat in a rated match that are looked at for honest play. */
    HONEST_DECISIONS(189, TABLE, 40),
    /** Matches in the statistics of one's own. */
    STATISTICS_MATCHES(251, PERSON, 1_000),
    /** Links to a moment of a finished match, each with its picture. */
    REPLAYS(82, PERSON, 50),
    /** Those whom somebody has blocked; as many again can be muted, and be friends. */
    BONDS(90, PERSON, 200),
    /** Tournaments that are not over, of one host. */
    TOURNAMENTS(161, PERSON, 10),
    ALL_TOURNAMENTS(162, SERVER, 500),
    TOURNAMENT_ENTRANTS(163, TOURNAMENT, 1_024),
    /** Bots of the house, whose matches cost the server's own time. */
    TOURNAMENT_BOTS(164, TOURNAMENT, 64),
    /** Matches of an arena. */
    TOURNAMENT_MATCHES(181, TOURNAMENT, 10_000),
    /** How often somebody comes back who withdrew or was away. */
    TOURNAMENT_RETURNS(182, PERSON, 20),
    /** Teams that wait for somebody, for one deal of a day. */
    DAILY_TEAMS(150, PERSON, 1),
    /** Logs of others that are compared with one's own. */
    DAILY_LOGS(151, PERSON, 200),
    PASSKEYS(111, PERSON, 10),
    /** Browsers and addresses to which alerts go. */
    ALERT_CHANNELS(115, PERSON, 10),
    /** Requests to machines outside that nobody has answered yet. */
    ALERTS_UNDER_WAY(118, SERVER, 64),
    /** The same for one person: somebody who has slow machines waits for them alone. */
    ALERTS_UNDER_WAY_OF(220, PERSON, 4),
    /** The same to one machine, for however many people. */
    ALERTS_UNDER_WAY_TO(221, SERVER, 8),
    /** Names of one domain that are looked up; one that nobody answers for takes long. */
    ALERT_NAMES(222, SERVER, 4),
    ALL_ALERT_NAMES(223, SERVER, 32),
    /** Characters of the head of such an answer; the rest of it is not read. */
    ALERT_ANSWER(120, CONNECTION, 1 << 13),
    /** What somebody was told, or is to be, so that it is told once. */
    ALERTS_KEPT(121, PERSON, 200),
    /** What devices were asked through one browser and have not answered. */
    CHALLENGES(112, PERSON, 4),
    ALL_CHALLENGES(113, SERVER, 5_000),
    /** Bytes of such a picture. */
    REPLAY_PICTURE(83, PERSON, 40_000);

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
