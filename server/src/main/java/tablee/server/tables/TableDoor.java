package tablee.server.tables;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import tablee.server.http.Crowd;
import tablee.server.http.Limits;
import tablee.server.http.Links;
import tablee.server.http.Loop;
import tablee.server.http.Origins;
import tablee.server.http.Pool;
import tablee.server.http.Visitors;
import tablee.store.Store;
import tablee.table.live.Hall;
import tablee.wire.engine.Rulesets;

/** Everything about tables that is reached from outside. */
public final class TableDoor {
    private final Store store;
    private final Hall hall;
    private final Crowd crowd;
    private final Pool readers;
    private final Sockets sockets;
    private final Rooms rooms;
    private final Records records;
    private final LobbyHub hub;

    public TableDoor(
            Vertx vertx,
            Store store,
            Hall hall,
            Visitors visitors,
            Origins origins,
            Limits limits,
            Crowd crowd,
            Links links,
            Rulesets rulesets,
            Pool readers) {
        this.store = store;
        this.hall = hall;
        this.crowd = crowd;
        this.readers = readers;
        Lobby lobby = new Lobby(store);
        Access access = new Access(store, readers);
        hub = new LobbyHub(vertx, lobby, readers);
        hall.listen(hub::hear);
        hall.overhear(hub::hear);
        hall.onDismissal((person, code) -> crowd.dismiss(person, (short) code));
        sockets = new Sockets(hall, hub, access, visitors, origins, limits, crowd);
        rooms = new Rooms(store, hall, visitors, access, limits, links, rulesets, readers);
        records = new Records(store, lobby, visitors, readers);
    }

    public void sockets(Router router) {
        sockets.on(router);
    }

    public void routes(Router router) {
        rooms.on(router);
        records.on(router);
    }

    /** Closes whatever this person has open, here and at the other nodes. */
    public void dismiss(String person, short code) {
        crowd.dismiss(person, code);
        hall.dismiss(person, code);
    }

    /** Takes a person who wants to be forgotten away from every table. */
    public Future<Void> forget(String person) {
        dismiss(person, Crowd.NOT_FOUND);
        return readers.ask(() -> store.tables().allOf(person))
                .compose(ids -> Future.all(ids.stream()
                        .map(id -> Loop.back(hall.forget(id, person)))
                        .toList()))
                .mapEmpty();
    }

    /** How many look at the lobby. */
    public int watchers() {
        return hub.size();
    }
}
