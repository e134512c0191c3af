package tablee.server;

import java.util.function.Consumer;
import java.util.function.Supplier;
import tablee.server.alerts.AlertsModule;
import tablee.server.http.HttpGuards;
import tablee.server.people.identity.Authentication;
import tablee.server.people.profile.PresenceNotes;

/** What tells people who are away, made of the parts of a server. */
final class AlertParts {
    private AlertParts() {}

    static PresenceNotes presence(
            ServerSettings settings, Backend backend, HttpGuards guards, Consumer<String> arrived) {
        return new PresenceNotes(
                backend.vertx(),
                backend.store(),
                backend.readers(),
                guards.connections(),
                arrived,
                settings.times().clockSpeed());
    }

    /** @param base the address of the server, without a slash at its end */
    static AlertsModule alerts(
            ServerSettings settings,
            Backend backend,
            HttpGuards guards,
            Authentication authentication,
            PresenceNotes presence,
            Supplier<String> base) {
        AlertsModule alerts = new AlertsModule(
                backend.vertx(),
                backend.store(),
                authentication,
                backend.readers(),
                guards.limits(),
                base,
                () -> HouseFacts.contact(settings, base.get()),
                settings.services().alertsInto(),
                guards.connections()::isAt,
                presence::isHere,
                settings.times().clockSpeed());
        backend.cluster().listen(alerts::on);
        return alerts;
    }
}
