package tablee.table.budget;

/** Whose a budget is: what is spent is counted for each of these by itself. */
public enum Owner {
    /** An IPv4 address, or the first half of an IPv6 one: a home has a whole network of these. */
    ADDRESS,
    /** Somebody with a name of the server's giving: a cookie, a session or a bot's token. */
    PERSON,
    /** One socket, or one connection of HTTP. */
    CONNECTION,
    TABLE,
    TOURNAMENT,
    /** This process, for everybody together. */
    SERVER
}
