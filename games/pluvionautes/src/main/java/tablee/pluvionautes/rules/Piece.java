package tablee.pluvionautes.rules;

import tablee.core.Word;

/**
 * An island or a cloud as a small number: {@code terrain * 16 + animals * 4 + plantation}, or 48 and the kind of cloud.
 * Pieces that look the same are the same.
 */
public final class Piece {
    public static final int NONE = 63;
    static final int LIMIT = 64;

    /** Neither animals nor plantation of an island are more than this. */
    public static final int MOST = 3;

    private static final int CLOUDS = 48;

    private Piece() {}

    public static int island(Terrain terrain, int animals, int plantation) {
        return terrain.ordinal() << 4 | animals << 2 | plantation;
    }

    public static int cloud(int kind) {
        return CLOUDS + kind;
    }

    public static boolean isIsland(int piece) {
        return piece < CLOUDS;
    }

    public static boolean isCloud(int piece) {
        return piece >= CLOUDS && piece < CLOUDS + Cloud.COUNT;
    }

    public static int terrain(int island) {
        return island >> 4;
    }

    public static int animals(int island) {
        return island >> 2 & 3;
    }

    public static int plantation(int island) {
        return island & 3;
    }

    public static int kind(int cloud) {
        return cloud - CLOUDS;
    }

    /** {@code "plain 1 1"} (terrain, animals, plantation), {@code "rain"}, or nothing for {@link #NONE}. */
    public static String write(int piece) {
        if (piece == NONE) return "";
        if (isCloud(piece)) return Word.of(Cloud.of(kind(piece)));
        return Word.of(Terrain.of(terrain(piece))) + " " + animals(piece) + " " + plantation(piece);
    }

    /** The key of its name: {@code "terrain.plain"}, {@code "cloud.rain"}, or {@code "nothing"}. */
    public static String key(int piece) {
        if (piece == NONE) return "nothing";
        return Word.key(isCloud(piece) ? Cloud.of(kind(piece)) : Terrain.of(terrain(piece)));
    }

    /** The piece of a word, or {@link #NONE}. */
    public static int read(String word) {
        for (int piece = 0; piece < CLOUDS + Cloud.COUNT; piece++)
            if (write(piece).equals(word)) return piece;
        return NONE;
    }
}
