package tablee.bench;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tablee.core.Actor;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.HmacDice;
import tablee.core.Match;
import tablee.core.Playout;
import tablee.core.State;

/** What it costs to deal an outcome: numbered through, and from streams by purpose, which rank every piece of a stock. */
record ChanceReport(ProcessorTime time, boolean quick) {
    private static final int GAMES = 6;

    static String of(List<String> subjects, boolean quick) {
        return new ChanceReport(new ProcessorTime(quick), quick).text(subjects);
    }

    private String text(List<String> subjects) {
        StringBuilder text = new StringBuilder(String.format(
                "%nMeasured on %s by `./tablee bench chance%s`, Java %s, one core, by the processor's time.%n%n",
                LocalDate.now(), quick ? " --quick" : "", System.getProperty("java.version")));
        text.append(
                "| game/seats | numbered through, µs an outcome | streams by purpose, µs an outcome |\n|---|---|---|\n");
        for (String subject : subjects) {
            String[] parts = subject.split("/");
            text.append(row(subject, Games.find(parts[0]), Integer.parseInt(parts[1])));
        }
        return text.toString();
    }

    private <S extends State<S>> String row(String subject, Game<S> game, int seats) {
        double numbered = micros(game, seats, Header.NUMBERED);
        return String.format(
                Locale.ROOT, "| %s | %.1f | %.1f |%n", subject, numbered, micros(game, seats, Header.STREAMS));
    }

    private <S extends State<S>> double micros(Game<S> game, int seats, int chance) {
        Dealer dealer = new Dealer(new byte[HmacDice.SEED_BYTES], Map.of());
        List<Match<S>> moments = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) play(game, seats, chance, dealer, new Playout(new FastDice(i)), moments);
        return time.nanos(count -> {
                    for (int i = 0; i < count; i++) dealer.deal(moments.get(i % moments.size()));
                })
                / 1000;
    }

    /** A random game; the moments at which chance is to act are kept. */
    private static <S extends State<S>> void play(
            Game<S> game, int seats, int chance, Dealer dealer, Playout players, List<Match<S>> moments) {
        Header header = new Header(
                game.card().id(), game.card().setup(seats, Map.of()), new TreeMap<>(), Optional.empty(), chance);
        Match<S> match = Match.open(game, header);
        while (!match.over()) {
            boolean deals = Actor.in(match.toAct(), Actor.CHANCE);
            if (deals) moments.add(match);
            Entry entry = deals ? dealer.deal(match).entries().get(0) : decide(match, players);
            match = ((Match.Accepted<S>) match.play(entry)).match();
        }
    }

    private static <S extends State<S>> Entry decide(Match<S> match, Playout players) {
        players.startAt(match.at());
        players.choose(match.state());
        return new Entry(players.actor(), players.move(), players.at());
    }
}
