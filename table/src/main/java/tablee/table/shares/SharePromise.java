package tablee.table.shares;

import tablee.core.BadInput;

/**
 * A person's promise of a share.
 *
 * @param server the server's promise that this person has seen: one made for another start does not count
 * @param commitment SHA-256 of the share, as 64 hex digits
 */
public record SharePromise(String server, String commitment) {
    public SharePromise {
        if (!commitment.matches("[0-9a-f]{64}"))
            throw new BadInput("A commitment is 64 hex digits, 0 to 9 and a to f.");
    }
}
