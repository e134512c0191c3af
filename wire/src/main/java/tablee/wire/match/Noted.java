package tablee.wire.match;

import java.util.Optional;

/**
 * What somebody noted while a match began, and wants to find again in its file.
 *
 * @param share what this person put into the seed
 * @param commitment what was shown before the first deal
 */
public record Noted(Optional<Seed> share, Optional<String> commitment) {
    public static final Noted NOTHING = new Noted(Optional.empty(), Optional.empty());

    public Noted {
        commitment.ifPresent(MatchFile::checkCommitment);
    }

    public static Noted share(Seed share) {
        return new Noted(Optional.of(share), Optional.empty());
    }

    /** Whether the file is that of another match than the one whose commitment was shown. */
    boolean isOfAnother(MatchFile file) {
        return commitment.isPresent() && !commitment.equals(file.commitment());
    }

    /** Whether the share did not go into the seed. */
    boolean isLeftOut(MatchFile file) {
        return share.isPresent()
                && file.head().seed().flatMap(SeedOrigin::shares).stream()
                        .flatMap(all -> all.stream())
                        .noneMatch(each -> each.share().equals(share.get().hex()));
    }
}
