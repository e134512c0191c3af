package tablee.server.dailies;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Match;
import tablee.core.State;
import tablee.core.Viewer;
import tablee.store.matches.Journal;
import tablee.wire.json.Json;
import tablee.wire.json.WireEvent;
import tablee.wire.match.WrittenHeader;

/**
 * What others did at the same moments: where everything had been alike up to there, chance and bots included, which follow from the deal.
 *
 * @param others the logs of those who played the same deal
 */
record SameMoments(List<Entry> mine, int seat, List<List<Entry>> others) {
    /**
     * @param version how many entries there were, by which a replay finds the moment
     * @param word what I did
     * @param here how many others were there
     * @param words how many of them did what
     * @param told what is told of each of these, and of what I did
     */
    record Moment(int version, String word, int here, Map<String, Integer> words, Map<String, List<WireEvent>> told) {}

    /** The moments at which somebody else was, in a match that is over. */
    static List<Moment> of(Journal.Whole match, int seat, List<List<Entry>> others) {
        WrittenHeader head = Json.read(match.start().header(), WrittenHeader.class);
        return new SameMoments(match.entries(), seat, others).moments(head.rules(), head);
    }

    private <S extends State<S>> List<Moment> moments(Game<S> game, WrittenHeader head) {
        List<List<Entry>> with =
                new ArrayList<>(others.stream().map(SameMoments::played).toList());
        List<Moment> moments = new ArrayList<>();
        Match<S> match = Match.open(game, head.header());
        int place = 0;
        for (Entry entry : mine) {
            if (entry.actor() != Actor.TABLE) {
                int at = place++;
                with.removeIf(other -> other.size() <= at);
                if (entry.actor() == seat && !with.isEmpty()) moments.add(moment(match, entry, with, at));
                with.removeIf(other -> !isAlike(other.get(at), entry));
            }
            match = ((Match.Accepted<S>) match.play(entry)).match();
        }
        return moments;
    }

    private <S extends State<S>> Moment moment(Match<S> match, Entry entry, List<List<Entry>> with, int at) {
        Map<String, Integer> words = new TreeMap<>();
        Map<String, List<WireEvent>> told = new TreeMap<>();
        String mine = match.reading().write(seat, entry.move());
        told.put(mine, told(match, entry));
        int here = 0;
        for (List<Entry> other : with) {
            Entry done = other.get(at);
            if (done.actor() != seat) continue;
            here++;
            String word = match.reading().write(seat, done.move());
            words.merge(word, 1, Integer::sum);
            told.computeIfAbsent(word, each -> told(match, new Entry(seat, done.move(), entry.at())));
        }
        return new Moment(match.version(), mine, here, words, told);
    }

    private static <S extends State<S>> List<WireEvent> told(Match<S> match, Entry entry) {
        if (!(match.play(entry) instanceof Match.Accepted<S> played)) return List.of();
        return played.told().to(Viewer.ALL).stream().map(WireEvent::new).toList();
    }

    private static boolean isAlike(Entry one, Entry other) {
        return one.actor() == other.actor() && one.move() == other.move();
    }

    /** What the table did, such as a pause, changes no moment. */
    private static List<Entry> played(List<Entry> log) {
        return log.stream().filter(entry -> entry.actor() != Actor.TABLE).toList();
    }
}
