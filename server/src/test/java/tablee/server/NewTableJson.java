package tablee.server;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tablee.core.Card;
import tablee.core.Games;

/** What is asked for to get a table: any game, with as few seats as it takes, and no clock of its own that hurries a test. */
final class NewTableJson {
    static final String ME = "{'kind':'me'}";
    static final String OPEN = "{'kind':'open'}";
    static final String BOT = "{'kind':'bot','level':'random'}";

    private NewTableJson() {}

    static int seats(String game) {
        return Games.find(game).card().fewestSeats();
    }

    /** @param chairs the first ones; where there are more seats, the last of these sits there too */
    static String of(String game, String... chairs) {
        Card card = Games.find(game).card();
        String options = card.untimed().entrySet().stream()
                .map(each -> "'" + each.getKey() + "':'" + each.getValue() + "'")
                .collect(Collectors.joining(","));
        return "{'terms':{'game':'" + game + "','seats':" + seats(game) + ",'options':{" + options + "}},'seats':["
                + chairs(seats(game), chairs) + "]}";
    }

    static String chairs(int seats, String... first) {
        List<String> chairs = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) chairs.add(first[Math.min(seat, first.length - 1)]);
        return String.join(",", chairs);
    }

    /** The same, begun at once. */
    static String begun(String game, String... chairs) {
        return of(game, chairs).replaceFirst("]}$", "],'start':true}");
    }
}
