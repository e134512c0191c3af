package tablee.table;

/** What a request works with: the table, who asks from where, and the command that is being carried out. */
record Asked(Table table, Presence.Connection from, String id, Step step) {
    Caller caller() {
        return from.caller();
    }

    String person() {
        return from.caller().person();
    }

    Sheet sheet() {
        return table.sheet();
    }

    boolean isHost() {
        return sheet().isHost(caller());
    }

    boolean isGathering() {
        return sheet().phase() == Sheet.Phase.GATHERING;
    }

    boolean isSeat(int seat) {
        return seat >= 0 && seat < sheet().chairs().size();
    }

    boolean isMine(int seat) {
        return isSeat(seat) && sheet().chairs().get(seat).belongsTo(person());
    }
}
