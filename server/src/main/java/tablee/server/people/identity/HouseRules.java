package tablee.server.people.identity;

/** What each {@link Role} may do. {@code docs/hosting.md} has the same as a table, which a test compares. */
public record HouseRules(AccessPolicy openTo) {
    /** What somebody may do, or not. */
    public enum Right {
        /** At tables that are listed, or whose link one has. */
        LOOK_ON,
        PLAY,
        REPORT,
        MAKE_TABLES,
        TALK,
        ADMINISTER
    }

    public boolean may(Role role, Right right) {
        return role.compareTo(least(right)) >= 0;
    }

    private Role least(Right right) {
        return switch (right) {
            case LOOK_ON -> Role.NOBODY;
            case PLAY, REPORT -> Role.GUEST;
            case MAKE_TABLES, TALK -> least(openTo);
            case ADMINISTER -> Role.ADMINISTRATOR;
        };
    }

    private static Role least(AccessPolicy openness) {
        return switch (openness) {
            case EVERYBODY -> Role.GUEST;
            case ACCOUNTS -> Role.ACCOUNT;
            case INVITED -> Role.INVITED;
        };
    }
}
