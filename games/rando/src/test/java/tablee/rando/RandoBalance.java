package tablee.rando;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Bots;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Odds;
import tablee.core.Playout;
import tablee.core.Setup;
import tablee.rando.rules.RandoState;

/**
 * A look at the game's health by many games: {@code RandoBalance PLAYERS SEATS GAMES SEED [READING [RULESET-FILE]]}, where the players
 * are {@code random}, {@code greedy}, {@code planning}, {@code selfish-greedy}, {@code selfish-planning}, a bot and how much it thinks
 * of a decision as {@code expert:2000}, or one for each seat as {@code greedy,random}; the reading of RAND-31 is {@code per-repetition} or {@code per-action}. Bots are found on the
 * class path. Same arguments, same figures.
 */
final class RandoBalance {
    private final Rando rando = new Rando();
    private final Setup setup;
    private final FastDice dice;
    private final Odds odds = new Odds();
    private final Playout random;
    private final String[] players;
    private final RandoGreedy[] minds;

    private RandoBalance(String players, int seats, long seed, String reading, String rules) {
        Map<String, String> options = Map.of("ruleset", rules.isEmpty() ? "standard" : "variant", "stretches", reading);
        setup = rando.card().setup(seats, 1, options, rules);
        dice = new FastDice(seed);
        random = new Playout(dice);
        this.players = players.split(",");
        minds = new RandoGreedy[seats];
        for (int seat = 0; seat < seats; seat++) {
            boolean planning = player(seat).endsWith("planning");
            boolean selfish = player(seat).startsWith("selfish");
            minds[seat] = new RandoGreedy(rando.open(setup), dice, planning, selfish);
        }
    }

    private String player(int seat) {
        return players[seat % players.length];
    }

    public static void main(String[] args) throws IOException {
        System.out.println("## " + String.join(" ", args));
        System.out.println(play(args, Long.parseLong(args[3]), Integer.parseInt(args[2])));
    }

    /** Games with these arguments, but with a seed and a count of their own. */
    static RandoTally play(String[] args, long seed, int games) throws IOException {
        int seats = Integer.parseInt(args[1]);
        String reading = args.length > 4 ? args[4] : "per-repetition";
        String rules = args.length > 5 ? Files.readString(Path.of(args[5])) : "";
        RandoBalance balance = new RandoBalance(args[0], seats, seed, reading, rules);
        RandoTally tally = new RandoTally(seats);
        for (int i = games; i > 0; i--) balance.play(tally);
        return tally;
    }

    private void play(RandoTally tally) {
        Match<RandoState> match = Match.open(rando, Header.of("rando", setup));
        List<Optional<BotPlayer<RandoState>>> bots = bots();
        tally.begin();
        while (match.toAct() != 0) {
            int actor = Actor.first(match.toAct());
            RandoState before = match.state();
            boolean bot = Actor.isSeat(actor) && bots.get(actor).isPresent();
            int move = bot ? think(bots.get(actor).orElseThrow(), match, actor) : move(before, actor);
            tally.before(before, actor, move);
            var step = (Match.Accepted<RandoState>) match.play(new Entry(actor, move, 0));
            match = step.match();
            tally.after(match.state(), actor, step.told());
        }
        tally.end(match.state());
    }

    private List<Optional<BotPlayer<RandoState>>> bots() {
        List<Optional<BotPlayer<RandoState>>> bots = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) {
            String[] level = player(seat).split(":");
            bots.add(
                    level.length < 2
                            ? Optional.empty()
                            : Optional.of(Bots.find(level[0]).sit(rando)));
        }
        return bots;
    }

    private int think(BotPlayer<RandoState> bot, Match<RandoState> match, int seat) {
        long iterations = Long.parseLong(player(seat).split(":")[1]);
        return bot.choose(match.eyes(seat), Bot.Budget.iterations(iterations), dice);
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
