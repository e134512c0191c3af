package tablee.simtest;

import java.util.function.Consumer;
import tablee.core.Dice;
import tablee.table.message.Command;
import tablee.table.message.Errand;
import tablee.table.message.Receiver;
import tablee.table.seats.Caller;

/** A socket between a person and a node: in order, with delays, and cut without a word when it breaks. */
final class Connection implements Receiver {
    private static final int MOST_DELAY_MILLIS = 120;
    private static final long BEAT_MILLIS = 15_000;

    private final String id;
    private final String table;
    private final Node node;
    private final Cluster cluster;
    private final Agenda agenda;
    private final Dice dice;
    private final Consumer<String> reader;
    private long upAtMillis;
    private long downAtMillis;
    private boolean open = true;

    Connection(String id, String table, Node node, Cluster cluster, Agenda agenda, Dice dice, Consumer<String> reader) {
        this.id = id;
        this.table = table;
        this.node = node;
        this.cluster = cluster;
        this.agenda = agenda;
        this.dice = dice;
        this.reader = reader;
    }

    void open(Caller caller, String match, int version) {
        toNode(new Command.Connect(id, caller, "en", match, version, this));
        beat();
    }

    boolean isOpen() {
        return open && !node.isDead();
    }

    void say(String text) {
        toNode(new Command.Ask(id, text, this));
    }

    /** The person hangs up, or the line breaks; what was under way to the table still arrives. */
    void cut() {
        if (!open) return;
        open = false;
        toNode(new Command.Disconnect(id));
    }

    private void beat() {
        if (!isOpen()) return;
        toNode(new Errand.Here(id, this));
        agenda.in(BEAT_MILLIS, this::beat);
    }

    private void toNode(Errand errand) {
        upAtMillis = Math.max(upAtMillis, agenda.nowMillis() + dice.roll(MOST_DELAY_MILLIS));
        agenda.in(upAtMillis - agenda.nowMillis(), () -> cluster.route(node, table, errand));
    }

    @Override
    public void send(String text, boolean last) {
        downAtMillis = Math.max(downAtMillis, agenda.nowMillis() + dice.roll(MOST_DELAY_MILLIS));
        agenda.in(downAtMillis - agenda.nowMillis(), () -> {
            if (!isOpen()) return;
            reader.accept(text);
            if (last) cut();
        });
    }

    @Override
    public void lost() {
        agenda.in(1, this::cut);
    }
}
