package tablee.table;

import java.util.Optional;
import tablee.core.Refusal;
import tablee.table.message.TableRefusal;
import tablee.table.shares.SeedShares;
import tablee.table.shares.SharePromise;
import tablee.wire.match.Seed;

/** Before the match: what people put into its seed (TABLE-42). */
final class ShareRequests {
    private ShareRequests() {}

    /** Promises a share; what was promised stays (TABLE-43). */
    static Optional<Refusal> promise(RequestContext asked, SharePromise pledge) {
        SeedShares shares = asked.record().shares().orElseThrow();
        String before = shares.promises().getOrDefault(asked.person(), "");
        if (!asked.table().isSeated(asked.person())) return TableRequest.refuse(TableRefusal.NOT_SEATED);
        if (!shares.server().equals(pledge.server())) return TableRequest.refuse(TableRefusal.OTHER_START);
        if (before.equals(pledge.commitment())) return TableRequest.DONE;
        if (shares.revealing().isPresent() || asked.record().isPlaying())
            return TableRequest.refuse(TableRefusal.OTHER_START);
        if (!before.isEmpty() || shares.promises().containsValue(pledge.commitment()))
            return TableRequest.refuse(TableRefusal.PROMISED_ALREADY);
        asked.table().change(asked.record().sharing(shares.promise(asked.person(), pledge.commitment())));
        return TableRequest.DONE;
    }

    /** @param server what the server had promised for the start that this is for */
    record Reveal(String server, String share) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Seed shown = Seed.read(share);
            SeedShares shares = asked.record().shares().orElseThrow();
            if (shares.revealing().isEmpty() || !shares.server().equals(server))
                return TableRequest.refuse(TableRefusal.OTHER_START);
            if (!shares.isPromised(asked.person(), shown)) return TableRequest.refuse(TableRefusal.OTHER_SHARE);
            asked.table().change(asked.record().sharing(shares.reveal(asked.person(), shown)));
            return DONE;
        }
    }
}
