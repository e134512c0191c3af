package tablee.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tablee.server.people.identity.Role;

/** A server, and somebody of each role. */
record Town(Server server, Office office, Map<Role, Browser> people) {
    /** A listed table; of whom has a seat there. */
    static final String TERMS = "{'terms':{'game':'circus','seats':2,'visibility':'listed'},'seats':[%s]}";

    private static final String PASSWORD = "correct horse battery";

    static Town of(Server server, ServerSettings settings) {
        Town town = new Town(server, new Office(server, settings), new EnumMap<>(Role.class));
        town.people.put(Role.NOBODY, new Browser(server));
        town.people.put(Role.GUEST, Browser.guest(server, "Gus"));
        for (Role role : List.of(Role.ACCOUNT, Role.INVITED)) town.people.put(role, town.account(role.name()));
        town.office.act("admit", town.people.get(Role.INVITED).person());
        town.people.put(Role.ADMINISTRATOR, town.office.boss());
        return town;
    }

    /** Somebody new who can sign in. */
    Browser account(String name) {
        Browser browser = Browser.guest(server, name);
        String login = name + " " + Long.toString(System.nanoTime(), 36);
        browser.tryPost("/api/account", "{\"name\":\"" + login + "\",\"password\":\"" + PASSWORD + "\"}");
        return browser;
    }

    /** A listed table of an administrator, with an open seat. */
    JsonNode table(String seats) {
        return office.boss().table(String.format(TERMS, seats));
    }
}
