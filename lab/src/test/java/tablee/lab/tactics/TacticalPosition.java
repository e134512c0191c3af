package tablee.lab.tactics;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Setup;
import tablee.core.State;
import tablee.wire.json.Json;

/**
 * A position with one clearly right move, as it stands in a file: a sentence that says why, who plays what, the position drawn for
 * people, and the position itself.
 *
 * @param beyond how many changes of turn the proof has to look beyond
 */
record TacticalPosition(
        String why,
        String game,
        int seats,
        int beyond,
        Map<String, String> options,
        int seat,
        String move,
        String drawn,
        String json) {
    /** Puzzles begin with {@code ==} and the sentence; then come the game, the move, the drawing and the position. */
    static TacticalPosition read(List<String> lines) {
        String[] table = lines.get(1).split(", ");
        Map<String, String> options = new TreeMap<>();
        for (int i = 3; i < table.length; i++) options.put(table[i].split("=")[0], table[i].split("=")[1]);
        String[] plays = lines.get(2).split(" plays ");
        int last = lines.size() - 1;
        return new TacticalPosition(
                lines.get(0).substring("== ".length()),
                table[0],
                Integer.parseInt(table[1].split(" ")[0]),
                Integer.parseInt(table[2].substring("beyond=".length())),
                options,
                Integer.parseInt(plays[0].substring("seat ".length())),
                plays[1],
                String.join("\n", lines.subList(3, last)),
                lines.get(last));
    }

    Game<?> rules() {
        return Games.find(game);
    }

    <S extends State<S>> Match<S> match(Game<S> rules) {
        Setup setup = rules.card().setup(seats, options);
        Record position = Json.read(json, rules.positionType());
        return Match.open(rules, new Header(game, setup, new TreeMap<>(), Optional.of(position)));
    }
}
