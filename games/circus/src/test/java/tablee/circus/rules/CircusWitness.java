package tablee.circus.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import tablee.circus.positions.CircusView;

/**
 * Somebody who knows nothing of the rules' own book-keeping: starts from every deal there can be, listens to what one seat
 * is told and shown, and crosses out the deals that do not agree. What is left is what the seat can believe.
 */
final class CircusWitness {
    /** A token as it was dealt: who is up, who is down. */
    private record Dealt(Artist up, Artist down) {}

    private final Rosette rosette;

    /** For each position now, where the token there was dealt. */
    private final int[] origin = new int[Ring.POSITIONS];

    /** For each origin, whether the token has been turned over an odd number of times. */
    private final boolean[] turned = new boolean[Ring.POSITIONS];

    /** All orders of the Clown's tokens, and all orders and sides of the others, that agree so far. */
    private List<List<Dealt>> clowns = new ArrayList<>();

    private List<List<Dealt>> others = new ArrayList<>();

    CircusWitness(Rosette rosette) {
        this.rosette = rosette;
        for (int i = 0; i < Ring.POSITIONS; i++) origin[i] = i;
        arrange(Rosette.CLOWN_TOKENS, new ArrayList<>(), clowns);
        arrange(Rosette.RING_TOKENS, new ArrayList<>(), others);
    }

    private void arrange(int tokens, List<Dealt> laid, List<List<Dealt>> into) {
        if (tokens == 0) into.add(List.copyOf(laid));
        for (int token = 0; token < Rosette.TOKENS; token++) {
            if ((tokens >>> token & 1) == 0) continue;
            for (Artist up : Artist.values()) {
                boolean clownToken = (Rosette.CLOWN_TOKENS >>> token & 1) != 0;
                if ((rosette.with(up) >>> token & 1) == 0 || clownToken && up != Artist.CLOWN) continue;
                laid.add(new Dealt(up, rosette.back(token, up)));
                arrange(tokens & ~(1 << token), laid, into);
                laid.remove(laid.size() - 1);
            }
        }
    }

    void hears(Record event) {
        if (event instanceof CircusEvent.Dealt dealt) keep(dealt.position() - 1, dealt.artist(), true);
        if (event instanceof CircusEvent.Swapped swap) swap(swap.position(), swap.other());
        if (event instanceof CircusEvent.AcrobatLeapt leap) swap(leap.position(), leap.opposite());
        if (event instanceof CircusEvent.MagicianExchanged exchange) swap(exchange.left(), exchange.right());
        if (event instanceof CircusEvent.Flipped flip) turn(flip.position(), flip.to());
        if (event instanceof CircusEvent.Bowed bow) turn(bow.position(), bow.to());
    }

    void isShown(CircusView.Back back) {
        keep(back.position() - 1, back.artist(), false);
    }

    private void swap(int one, int other) {
        int kept = origin[one - 1];
        origin[one - 1] = origin[other - 1];
        origin[other - 1] = kept;
    }

    private void turn(int position, Artist to) {
        turned[origin[position - 1]] ^= true;
        keep(position - 1, to, true);
    }

    private void keep(int position, Artist artist, boolean up) {
        int from = origin[position];
        boolean dealtSide = up != turned[from];
        List<List<Dealt>> left = of(from).stream()
                .filter(layout -> side(layout.get(from / 2), dealtSide) == artist)
                .toList();
        if (from % 2 == 0) clowns = left;
        else others = left;
    }

    private List<List<Dealt>> of(int from) {
        return from % 2 == 0 ? clowns : others;
    }

    private static Artist side(Dealt token, boolean dealtSide) {
        return dealtSide ? token.up() : token.down();
    }

    /** Who can be on the back of the token at this position (from 1). */
    List<Artist> backs(int position) {
        int from = origin[position - 1];
        TreeSet<Artist> backs = new TreeSet<>();
        for (List<Dealt> layout : of(from)) backs.add(side(layout.get(from / 2), turned[from]));
        return List.copyOf(backs);
    }

    /** How many deals agree with all that was told and shown. */
    long layouts() {
        return (long) clowns.size() * others.size();
    }
}
