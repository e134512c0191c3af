package tablee.wire.match;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import tablee.core.Sha256;

/**
 * Where the seed of a match comes from, as its header says it. A part of the header, so nobody can say something else later.
 *
 * @param name which of several seeds of this kind it is: the day of a daily, the name of a duplicate
 * @param server SHA-256 of the server's share, published before anybody could commit; only for {@link Kind#SHARES}
 * @param shares people's shares, by their lowest seat; only for {@link Kind#SHARES}
 * @param leftOut the seats of people who did not commit in time; only for {@link Kind#SHARES}
 */
public record SeedOrigin(
        Kind kind,
        Optional<String> name,
        Optional<String> server,
        Optional<List<Share>> shares,
        Optional<List<Integer>> leftOut) {
    public enum Kind {
        /** The server drew it alone, as in 0.1.0. */
        SERVER,
        /** People's shares and the server's are mixed. */
        SHARES,
        /** Everybody who plays this day has the same. */
        DAILY,
        /** Several tables play with the same. */
        DUPLICATE,
        /** Drawn by the player's own device, or given by hand. */
        OFFLINE
    }

    /**
     * One person's share.
     *
     * @param seats all seats of this person, lowest first: on one screen there are several
     * @param commitment SHA-256 of the share, published before anybody showed one
     */
    public record Share(List<Integer> seats, String commitment, String share) {
        /** What this share promises, by which the commitment is checked. */
        public static String promise(Seed share) {
            return HexFormat.of().formatHex(Sha256.of(share.bytes()));
        }

        boolean isKept() {
            return promise(Seed.read(share)).equals(commitment);
        }
    }

    public static SeedOrigin of(Kind kind) {
        return new SeedOrigin(kind, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    public static SeedOrigin named(Kind kind, String name) {
        return new SeedOrigin(kind, Optional.of(name), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The server's promise, all shares that were shown, and who was left out. */
    public static SeedOrigin shared(String server, List<Share> shares, List<Integer> leftOut) {
        return new SeedOrigin(
                Kind.SHARES, Optional.empty(), Optional.of(server), Optional.of(shares), Optional.of(leftOut));
    }

    public boolean isShared() {
        return kind == Kind.SHARES;
    }

    /** What is wrong with the shares, in a sentence; nothing where all are those that were promised. */
    Optional<String> fault(Seed seed) {
        if (!isShared()) return Optional.empty();
        if (!server.equals(Optional.of(Share.promise(seed))))
            return Optional.of("The server's share is not the one it promised.");
        return shares.orElse(List.of()).stream()
                .filter(share -> !share.isKept())
                .findFirst()
                .map(share -> "The share of seats " + share.seats + " is not the one that was promised.");
    }
}
