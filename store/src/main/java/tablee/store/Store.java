package tablee.store;

/** Everything that is kept, behind one door. */
public final class Store implements AutoCloseable {
    private final Database database;
    private final Writer writer;
    private final Journal journal;

    private Store(Database database) {
        this.database = database;
        writer = new Writer(database.writing());
        journal = new Journal(writer, database.reading());
    }

    /** @param address a path of a file, or {@code postgresql://user:password@host:port/name} */
    public static Store open(String address) {
        return new Store(Database.open(address));
    }

    public Journal journal() {
        return journal;
    }

    @Override
    public void close() {
        writer.close();
        database.close();
    }
}
