package tablee.bench.server;

import java.util.List;

/** A server with all its clients, which play or are silent; those who are measured in turn are alive at the same time. */
record Contender(String name, List<? extends Load> loads) {
    /** The clients of one table. */
    interface Load {
        /**
         * Begins, or goes on.
         *
         * @param number the place among all tables, so that not all begin at once
         */
        void begin(PacedLoad pace, int number, int tables);

        /** Says nothing more; what is under way is still heard. */
        void pause();
    }

    void begin(PacedLoad pace) {
        for (int i = 0; i < loads.size(); i++) loads.get(i).begin(pace, i, loads.size());
    }

    void pause() {
        loads.forEach(Load::pause);
    }
}
