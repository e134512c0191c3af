package tablee.skeleton.words;

import tablee.core.Actor;
import tablee.core.State;

/** Moves as words: {@code "take 2"}, and of chance {@code "start 0"}. */
public final class SkeletonWords {
    private SkeletonWords() {}

    private static String verb(int actor) {
        return actor == Actor.CHANCE ? "start " : "take ";
    }

    public static String write(int actor, int move) {
        return verb(actor) + move;
    }

    public static int read(int actor, String word) {
        String verb = verb(actor);
        boolean move = word.matches(verb + "(?:0|[1-9]\\d?)");
        return move ? Integer.parseInt(word.substring(verb.length())) : State.NO_MOVE;
    }
}
