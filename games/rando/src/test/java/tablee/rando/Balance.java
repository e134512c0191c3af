package tablee.rando;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import tablee.core.Actor;
import tablee.core.FastDice;
import tablee.core.Odds;
import tablee.core.Playout;
import tablee.core.Setup;
import tablee.core.Told;

/**
 * A look at the game's health by many games: {@code Balance PLAYERS SEATS GAMES SEED [RULESET-FILE]}, where the players are
 * {@code random}, {@code greedy}, {@code planning}, or one for each seat as {@code greedy,random}. Same arguments, same
 * figures.
 */
final class Balance {
    private final Rando rando = new Rando();
    private final Setup setup;
    private final FastDice dice;
    private final Odds odds = new Odds();
    private final Playout random;
    private final String[] players;
    private final Greedy[] minds;

    private Balance(String players, int seats, long seed, String rules) {
        Map<String, String> options = rules.isEmpty() ? Map.of() : Map.of("ruleset", "variant");
        setup = rando.card().setup(seats, 1, options, rules);
        dice = new FastDice(seed);
        random = new Playout(dice);
        this.players = players.split(",");
        minds = new Greedy[seats];
        for (int seat = 0; seat < seats; seat++) {
            minds[seat] = new Greedy(rando.open(setup), dice, player(seat).equals("planning"));
        }
    }

    private String player(int seat) {
        return players[seat % players.length];
    }

    public static void main(String[] args) throws IOException {
        int seats = Integer.parseInt(args[1]);
        String rules = args.length > 4 ? Files.readString(Path.of(args[4])) : "";
        Balance balance = new Balance(args[0], seats, Long.parseLong(args[3]), rules);
        Tally tally = new Tally(seats);
        for (int i = Integer.parseInt(args[2]); i > 0; i--) balance.play(tally);
        System.out.println("## " + String.join(" ", args));
        System.out.println(tally);
    }

    private void play(Tally tally) {
        RandoState s = rando.open(setup);
        tally.begin();
        while (s.toAct() != 0) {
            long waiting = s.toAct();
            int actor = Actor.first(waiting);
            int move = move(s, actor);
            Told told = new Told();
            tally.before(s, actor, move);
            s.play(actor, move, 0, told);
            tally.after(s, actor, told);
        }
        tally.end(s);
    }

    private int move(RandoState s, int actor) {
        if (actor == Actor.CHANCE) {
            odds.clear();
            s.odds(odds);
            return odds.pick(dice);
        }
        if (!player(actor).equals("random")) return minds[actor].choose(s, actor);
        random.choose(s);
        while (random.actor() != actor) random.choose(s); // at Give several may act
        return random.move();
    }
}
