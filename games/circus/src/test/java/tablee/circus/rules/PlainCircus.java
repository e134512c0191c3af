package tablee.circus.rules;

import static tablee.circus.rules.Artist.CLOWN;
import static tablee.circus.rules.Artist.STRONGMAN;
import static tablee.circus.rules.Artist.TAMER;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Flip Circus once more, slowly and from the rules' sentences alone: two lists of artists, words for moves, no bits. It knows
 * nothing of hidden information but which tokens a seat is being shown.
 */
final class PlainCircus {
    final List<Artist> up = new ArrayList<>();
    final List<Artist> down = new ArrayList<>();
    final int seats;
    final int drawAfter;
    final int ruleset;
    final int[] applause = new int[2];
    final List<Set<Artist>> posters = List.of(new HashSet<>(), new HashSet<>());
    final List<Set<Set<Artist>>> looking = new ArrayList<>();
    int seat;
    int turn = 1;
    int actions = 2;
    int done;
    int quiet;
    boolean clownsMet;
    boolean posterThisTurn;
    boolean over;

    /** The side whose posters or Applause changed last (CIRC-65); before the first turn, the one that begins. */
    int changedLast;

    PlainCircus(CircusState start) {
        for (int position = 0; position < 10; position++) {
            up.add(start.face(position));
            down.add(start.back(position));
        }
        seats = start.seats();
        drawAfter = start.rules.drawAfter();
        ruleset = start.rules.ruleset();
        seat = start.seat;
        for (int each = 0; each < seats; each++) looking.add(new HashSet<>());
        applause[0] = Applause.of(start, 0);
        applause[1] = Applause.of(start, 1);
        changedLast = me();
    }

    private int me() {
        return seat % 2;
    }

    private int other() {
        return 1 - me();
    }

    private int reserve() {
        return 5 - applause[0] - applause[1];
    }

    private boolean shows(int position, Artist artist) {
        return up.get((position + 10) % 10) == artist;
    }

    /** All legal moves as words. */
    Set<String> moves() {
        Set<String> moves = new HashSet<>();
        if (over) return moves;
        if (clownsMet) {
            if (reserve() > 0) moves.add("take");
            if (applause[other()] > 0) moves.add("return");
            moves.add("decline");
            if (ruleset > 1) spending(moves);
            return moves;
        }
        if (actions > 0) for (int p = 0; p < 10; p++) actionsAt(p, moves);
        if (actions == 0) moves.add("end");
        spending(moves);
        return moves;
    }

    private void spending(Set<String> moves) {
        for (int p = 0; p < 10 && applause[me()] > 0; p++) moves.add("look " + (p + 1));
        if (applause[me()] > 0 && done + actions < 20) moves.add("buy");
        if (!looking.get(seat).isEmpty()) moves.add("ok");
    }

    private void actionsAt(int p, Set<String> moves) {
        moves.add("flip " + (p + 1));
        boolean held = shows(p, STRONGMAN) && !shows(p + 1, TAMER) || shows(p + 1, STRONGMAN) && !shows(p, TAMER);
        if (!held) moves.add(p == 9 ? "swap 1 10" : "swap " + (p + 1) + " " + (p + 2));
        boolean usable =
                switch (up.get(p)) {
                    case ACROBAT -> !shows(p + 5, TAMER);
                    case MAGICIAN -> !shows(p - 1, TAMER) && !shows(p + 1, TAMER);
                    case FORTUNE_TELLER -> !shows(p - 1, TAMER) || !shows(p + 1, TAMER);
                    default -> false;
                };
        if (usable) moves.add("use " + (p + 1));
    }

    void play(String word) {
        looking.get(seat).clear();
        String[] words = word.split(" ");
        int p = words.length > 1 ? Integer.parseInt(words[1]) - 1 : 0;
        switch (words[0]) {
            case "swap" -> act(() -> exchange(p, Integer.parseInt(words[2]) - 1));
            case "flip" -> act(() -> turnOver(p));
            case "use" -> act(() -> use(p));
            case "take", "return", "decline" -> answer(words[0]);
            case "look" -> {
                clap(me(), -1);
                looking.get(seat).add(token(p));
            }
            case "buy" -> {
                clap(me(), -1);
                actions++;
            }
            case "end" -> endTurn();
            default -> {}
        }
        boolean more = actions > 0 || applause[me()] > 0 || !looking.get(seat).isEmpty() || clownsMet || over;
        if (!more && !word.equals("end")) endTurn();
    }

    private void act(Runnable action) {
        Set<Integer> before = clownPairs();
        action.run();
        actions--;
        done++;
        Set<Integer> made = clownPairs();
        made.removeAll(before);
        boolean asked = reserve() > 0 || applause[other()] > 0 || ruleset > 1;
        if (ruleset > 1) awardPosters();
        clownsMet = !made.isEmpty() && asked && !over;
        if (ruleset == 1 && !clownsMet) awardPosters();
    }

    private Set<Integer> clownPairs() {
        Set<Integer> pairs = new HashSet<>();
        for (int p = 0; p < 10; p++) if (shows(p, CLOWN) && shows(p + 1, CLOWN)) pairs.add(p);
        return pairs;
    }

    private void answer(String word) {
        clownsMet = false;
        if (word.equals("take")) clap(me(), 1);
        if (word.equals("return")) clap(other(), -1);
        if (ruleset == 1) awardPosters();
    }

    private void clap(int side, int tokens) {
        applause[side] += tokens;
        changedLast = side;
    }

    /** CIRC-64: more posters, then more Applause, then who did not change last. */
    int ahead() {
        int more = Integer.compare(posters.get(0).size(), posters.get(1).size());
        if (more == 0) more = Integer.compare(applause[0], applause[1]);
        return more == 0 ? 1 - changedLast : more > 0 ? 0 : 1;
    }

    private void use(int p) {
        switch (up.get(p)) {
            case ACROBAT -> exchange(p, (p + 5) % 10);
            case MAGICIAN -> exchange((p + 9) % 10, (p + 1) % 10);
            default -> {
                foretell((p + 9) % 10);
                foretell((p + 1) % 10);
            }
        }
    }

    private void foretell(int p) {
        if (shows(p, TAMER)) return;
        for (int each = me(); each < seats; each += 2) looking.get(each).add(token(p));
    }

    private Set<Artist> token(int p) {
        return Set.of(up.get(p), down.get(p));
    }

    private void exchange(int one, int another) {
        Collections.swap(up, one, another);
        Collections.swap(down, one, another);
    }

    private void turnOver(int p) {
        Artist wasUp = up.get(p);
        up.set(p, down.get(p));
        down.set(p, wasUp);
        looking.forEach(tokens -> tokens.remove(token(p)));
    }

    private void awardPosters() {
        List<Integer> bows = new ArrayList<>();
        for (int p = 0; p < 10 && !over; p++) {
            Artist artist = up.get(p);
            boolean trio = shows(p - 1, artist) && shows(p + 1, artist) && artist != CLOWN;
            boolean free = !posters.get(0).contains(artist) && !posters.get(1).contains(artist);
            if (!trio || !free) continue;
            win(artist);
            bows.add(p);
        }
        if (!over) bows.forEach(this::turnOver);
    }

    private void win(Artist artist) {
        posters.get(me()).add(artist);
        changedLast = me();
        posterThisTurn = true;
        over = posters.get(me()).size() == 3;
    }

    private void endTurn() {
        boolean fiveClowns = up.stream().filter(CLOWN::equals).count() == 5;
        if (fiveClowns && posters.get(0).size() == 2 && posters.get(1).size() == 2) {
            Artist.ON_POSTERS.stream()
                    .filter(artist ->
                            !posters.get(0).contains(artist) && !posters.get(1).contains(artist))
                    .findFirst()
                    .ifPresent(this::win);
            return;
        }
        quiet = posterThisTurn ? 0 : quiet + 1;
        over = quiet == drawAfter;
        if (over) return;
        posterThisTurn = false;
        seat = (seat + 1) % seats;
        turn++;
        actions = 2;
        done = 0;
    }
}
