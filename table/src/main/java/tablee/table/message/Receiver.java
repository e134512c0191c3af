package tablee.table.message;

/** Where what a connection is sent leaves the table. Never waits. */
public interface Receiver {
    /** For what nobody waits for. */
    Receiver NOBODY = new Receiver() {
        @Override
        public void send(String text, boolean last) {}

        @Override
        public void lost() {}
    };

    /** With the last one the connection closes. */
    void send(String text, boolean last);

    /** A line that came from there is taken up now. */
    default void taken() {}

    /** The table does not know this connection: the person has to come back. */
    void lost();
}
