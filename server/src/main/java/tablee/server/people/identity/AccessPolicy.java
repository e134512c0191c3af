package tablee.server.people.identity;

/** To whom a server is open that lets people make tables and talk; everybody may play who was invited to a table. */
public enum AccessPolicy {
    EVERYBODY,
    ACCOUNTS,
    INVITED
}
