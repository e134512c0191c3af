package tablee.bench.server;

import java.util.List;

/** A server with all its clients, which play or are silent; those who are measured in turn are alive at the same time. */
record Contender(String name, List<? extends Load> loads) {
    /** The clients of one table. */
    interface Load {
        /**
         * Begins, or goes on.
         *
         * @param number the place among all tables
         */
        void begin(Round round, int number, int tables);
    }

    void begin(Round round) {
        for (int i = 0; i < loads.size(); i++) loads.get(i).begin(round, i, loads.size());
    }
}
