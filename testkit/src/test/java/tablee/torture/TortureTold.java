package tablee.torture;

import java.util.List;

/** What is told. */
final class TortureTold {
    private TortureTold() {}

    record Dealt(int seat, String kind) {}

    record DealtHidden(int seat) {}

    record Bid(int seat, int bid) {}

    record BidHidden(int seat) {}

    record TimeUp(int late) {}

    record BidsShown(List<Integer> bids) {}

    record Throws(int seat) {}

    record Aimed(int aim) {}

    record Landed(int cell) {}

    record Missed() {}

    record Saw(int seat, int cell, String kind) {}

    record Looked(int seat, int cell) {}

    record Took(int seat, int cell, String kind) {}

    record Left(int seat, int cell) {}

    record Ended(List<String> secrets) {}
}
