package tablee.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.Count;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Playout;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.core.Told;
import tablee.core.Viewer;

/** One game as text: each entry, what is told of it, the board where it changed, and the result. */
final class Transcript<S extends State<S>> {
    private static final Pattern ENTRY = Pattern.compile("\\d+\\. (\\w+(?: at \\d+)?): (.*?)(?: \\(one of .*\\))?");
    private static final Pattern SCRIPTED = Pattern.compile("(\\w+(?: at \\d+)?) (.+)");

    private final PlaythroughHeader header;
    private final StringBuilder text = new StringBuilder();
    private Match<S> match;
    private String drawn = "";

    Transcript(Game<S> game, PlaythroughHeader header) {
        this.header = header;
        match = Match.open(game, Header.of(game.card().id(), header.setup()));
    }

    /** The game that the header asks for. */
    String record() {
        for (String word : header.script()) play(SCRIPTED, word);
        if (header.seed().isPresent())
            playRandomly(new Playout(new FastDice(header.seed().getAsLong())));
        return end();
    }

    /** The game that these lines tell. */
    String replay(List<String> lines) {
        for (String line : lines) if (ENTRY.matcher(line).matches()) play(ENTRY, line);
        return end();
    }

    private void playRandomly(Playout player) {
        player.startAt(match.at());
        while (match.toAct() != 0) {
            player.choose(match.state());
            play(new Entry(player.actor(), player.move(), player.at()));
        }
    }

    private void play(Pattern form, String line) {
        Matcher parts = form.matcher(line);
        if (!parts.matches()) throw new BadInput("\"" + line + "\" is not an actor and a word.");
        String[] who = parts.group(1).split(" at ");
        int actor = Actor.read(who[0]).orElseThrow(() -> new BadInput("There is no actor " + who[0] + "."));
        long at = who.length > 1 ? Long.parseLong(who[1]) : match.at();
        play(new Entry(actor, read(actor, parts.group(2)), at));
    }

    private int read(int actor, String word) {
        if (actor != Actor.TABLE) return match.state().read(actor, word);
        return TableMove.read(word).map(TableMove::code).orElse(State.NO_MOVE);
    }

    private void play(Entry entry) {
        String line = match.version() + 1 + ". " + Actor.write(entry.actor()) + time(entry) + ": " + word(entry);
        Match.Step<S> step = match.play(entry);
        if (!(step instanceof Match.Accepted<S> accepted)) throw new AssertionError(line + " is refused: " + step);
        text.append(line).append(choices(entry)).append('\n');
        match = accepted.match();
        told(accepted.told());
        if (!Actor.in(match.toAct(), Actor.CHANCE)) draw();
    }

    private String time(Entry entry) {
        return entry.at() == match.at() ? "" : " at " + entry.at();
    }

    private String word(Entry entry) {
        if (entry.actor() != Actor.TABLE) return match.state().write(entry.actor(), entry.move());
        return TableMove.of(entry.move()).map(TableMove::write).orElse("?");
    }

    /** How many moves there were to choose from: a small perft in every line. */
    private String choices(Entry entry) {
        if (entry.actor() == Actor.TABLE || entry.actor() == Actor.CLOCK) return "";
        if (entry.actor() == Actor.CHANCE) {
            Odds odds = MovesCheck.outcomes(match.state());
            return " (one of " + odds.size() + " outcomes)";
        }
        Moves moves = Moment.moves(match.state(), entry.actor());
        return " (one of " + moves.size() + (moves.isSample() ? " sampled moves)" : " moves)");
    }

    private void told(Told told) {
        List<Integer> left = new ArrayList<>();
        for (int seat = 0; seat < match.state().seats(); seat++) left.add(seat);
        left.add(Viewer.SPECTATOR);
        left.add(Viewer.ALL);
        int everybody = left.size();
        while (!left.isEmpty()) {
            List<String> events = sentences(told, left.get(0));
            List<Integer> alike = left.stream()
                    .filter(each -> sentences(told, each).equals(events))
                    .toList();
            String who = alike.size() == everybody
                    ? "everybody"
                    : String.join(" ", alike.stream().map(Viewer::write).toList());
            for (String event : events)
                text.append("   ").append(who).append(" < ").append(event).append('\n');
            left.removeAll(alike);
        }
    }

    private static List<String> sentences(Told told, int viewer) {
        return told.to(viewer).stream().map(Sentence::of).toList();
    }

    private void draw() {
        String now = match.state().draw().stripTrailing();
        if (now.equals(drawn)) return;
        drawn = now;
        text.append('\n');
        now.lines().forEach(line -> text.append(("    " + line).stripTrailing()).append('\n'));
        text.append('\n');
    }

    private String end() {
        text.append(match.over() ? "over" : "not over")
                .append(" after ")
                .append(match.version())
                .append(" entries\n");
        Count count = match.state().count();
        int[] ranks = match.ranks().orElse(new int[0]);
        for (int seat = 0; seat < match.state().seats(); seat++) {
            text.append("seat ").append(seat).append(ranks.length > 0 ? ", rank " + ranks[seat] : "");
            text.append(": ").append(count.total(seat)).append('\n');
            for (Count.Item item : count.items()) if (item.seat() == seat) item(item, "   ");
        }
        return text.toString();
    }

    private void item(Count.Item item, String indent) {
        text.append(indent).append(item.points()).append(' ').append(item.key());
        item.args().forEach(arg -> text.append(' ').append(Sentence.plain(arg)));
        text.append('\n');
        item.parts().forEach(part -> item(part, indent + "   "));
    }
}
