package tablee.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import tablee.core.Game;
import tablee.core.Games;

/** What a fuzzer made up: one byte that chooses the game, one that says how far it is played, and a text. */
record Input(int choice, int plies, String text) {
    private static final List<Game<?>> GAMES = Games.all();

    static Input of(byte[] bytes) {
        byte[] all = Arrays.copyOf(bytes, Math.max(2, bytes.length));
        return new Input(all[0] & 0xff, all[1] & 0xff, new String(all, 2, all.length - 2, StandardCharsets.UTF_8));
    }

    byte[] bytes() {
        byte[] letters = text.getBytes(StandardCharsets.UTF_8);
        byte[] all = new byte[letters.length + 2];
        all[0] = (byte) choice;
        all[1] = (byte) plies;
        System.arraycopy(letters, 0, all, 2, letters.length);
        return all;
    }

    Game<?> game() {
        return GAMES.get(choice % GAMES.size());
    }

    /** The fewest seats or more, as far as the game has them. */
    int seats() {
        List<Integer> counts = game().card().seatCounts();
        return counts.get(choice / GAMES.size() % counts.size());
    }
}
