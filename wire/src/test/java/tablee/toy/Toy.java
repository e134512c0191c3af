package tablee.toy;

/** Owns the words of the toy game. */
public final class Toy {
    private Toy() {}
}
