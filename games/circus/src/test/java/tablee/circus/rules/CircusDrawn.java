package tablee.circus.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tablee.circus.words.CircusDrawing;

/**
 * A ring drawn in two rows, as {@link CircusDrawing} does: positions 1 to 5, below them 10 to 6. A token is {@code C} if only its
 * face matters or {@code C/a} with its back; backs that are left out are filled in so that the ten tokens are the game's.
 */
record CircusDrawn(List<Side> faces, List<Optional<Side>> backs) {
    /** An artist by the letter. */
    record Side(Artist artist) {
        static Side of(char letter) {
            for (Artist artist : Artist.values()) {
                if (artist.letter() == Character.toUpperCase(letter)) return new Side(artist);
            }
            throw new IllegalArgumentException("no artist " + letter);
        }
    }

    static CircusDrawn ring(String drawing) {
        String[] rows = drawing.strip().split("\\R");
        List<String> words = new ArrayList<>(List.of(rows[0].strip().split("\\s+")));
        List<String> below = new ArrayList<>(List.of(rows[1].strip().split("\\s+")));
        Collections.reverse(below);
        words.addAll(below);
        if (words.size() != Ring.POSITIONS) throw new IllegalArgumentException("ten tokens are drawn, not " + words);
        return new CircusDrawn(
                words.stream().map(word -> Side.of(word.charAt(0))).toList(),
                words.stream()
                        .map(word -> word.length() == 1 ? Optional.<Side>empty() : Optional.of(Side.of(word.charAt(2))))
                        .toList());
    }

    /** The same ring with every back, or an error if these tokens do not exist. */
    List<Artist> allBacks(Rosette rosette) {
        List<Artist> found = new ArrayList<>();
        if (!complete(rosette, 0, found)) throw new IllegalArgumentException("no tokens of the game show " + this);
        return found;
    }

    private boolean complete(Rosette rosette, int used, List<Artist> found) {
        int position = found.size();
        if (position == Ring.POSITIONS) return true;
        Artist face = faces.get(position).artist();
        for (Artist back : rosette.backsOf(face)) {
            int token = 1 << rosette.token(face, back);
            boolean wanted =
                    backs.get(position).map(side -> side.artist() == back).orElse(true);
            if (!wanted || (used & token) != 0) continue;
            found.add(back);
            if (complete(rosette, used | token, found)) return true;
            found.remove(position);
        }
        return false;
    }

    /** What another state's ring looks like, drawn with backs only where this drawing has them. */
    String like(CircusState state) {
        return rows(state, position -> backs.get(position).isPresent());
    }

    String text(Rosette rosette) {
        List<Artist> all = allBacks(rosette);
        return rows(position ->
                word(faces.get(position).artist(), backs.get(position).map(back -> all.get(position))));
    }

    private interface Words {
        String at(int position);
    }

    private static String rows(CircusState state, java.util.function.IntPredicate withBack) {
        return rows(position -> word(
                state.face(position), withBack.test(position) ? Optional.of(state.back(position)) : Optional.empty()));
    }

    private static String rows(Words words) {
        StringBuilder rows = new StringBuilder();
        for (int i = 0; i < 5; i++) rows.append(words.at(i)).append(i < 4 ? " " : "\n");
        for (int i = 9; i >= 5; i--) rows.append(words.at(i)).append(i > 5 ? " " : "\n");
        return rows.toString();
    }

    private static String word(Artist face, Optional<Artist> back) {
        String up = String.valueOf(face.letter());
        return back.map(down -> up + "/" + Character.toLowerCase(down.letter())).orElse(up);
    }
}
