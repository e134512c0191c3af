package tablee.live.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.store.tournaments.Tournaments;
import tablee.table.clock.Now;
import tablee.table.seats.Chair;
import tablee.table.seats.SeatName;
import tablee.table.seats.TableLabel;
import tablee.table.seats.TableRecord;
import tablee.table.seats.TournamentPlace;
import tablee.table.shares.SeedShares;
import tablee.table.terms.AbsenceTerms;
import tablee.table.terms.CountingTerms;
import tablee.table.terms.MeetingTerms;
import tablee.table.terms.SameDeal;
import tablee.table.terms.TableTerms;
import tablee.tournament.Pairing;
import tablee.wire.match.SeedOrigin;

/** The table of a match of a tournament. It follows from the tournament, so that making it twice makes it once. */
public final class PairingTable {
    private static final long GONE_MILLIS = 120_000;

    private final RunningTournament at;
    private final Pairing pairing;
    private final TournamentSecrets secrets;

    public PairingTable(RunningTournament at, Pairing pairing) {
        this.at = at;
        this.pairing = pairing;
        secrets = new TournamentSecrets(at.kept().secret());
    }

    public String id() {
        return at.id() + "-" + pairing.number();
    }

    /** The code that lets people look on. */
    public String invite() {
        return secrets.invite(pairing.number());
    }

    TableRecord record(Now now) {
        TournamentPlace place =
                new TournamentPlace(at.id(), pairing.number(), at.document().noShowMillis());
        TableLabel label = TableLabel.of(id(), at.document().title(), invite()).of(place);
        TableRecord record = TableRecord.hostless(label, terms(now), now.wallMillis());
        List<Chair> chairs = chairs();
        for (int seat = 0; seat < chairs.size(); seat++) record = record.with(seat, chairs.get(seat));
        return record.sharing(shares(chairs));
    }

    /** Where all tables have one deal nobody else has a share in it. */
    private SeedShares shares(List<Chair> chairs) {
        int deal = at.machine().deal(pairing);
        if (deal > 0) return SeedShares.open(secrets.deal(deal), List.of());
        List<String> people =
                chairs.stream().flatMap(chair -> chair.person().stream()).toList();
        return SeedShares.open(secrets.table(pairing.number()), people);
    }

    /** Where all tables have one deal nobody looks on, and it stays sealed for as long as its round may last (TABLE-62). */
    private TableTerms terms(Now now) {
        TableTerms terms = at.document().table();
        int deal = at.machine().deal(pairing);
        boolean duel = at.document().terms().seats() == 2;
        TableTerms own = terms.with(new MeetingTerms(TableTerms.Visibility.LINK, terms.pace(), deal == 0, false))
                .with(new AbsenceTerms(GONE_MILLIS, standIn(), duel));
        if (deal == 0) return own;
        long clockMillis = at.document().terms().clockMillis();
        SameDeal same = new SameDeal(
                SeedOrigin.Kind.DUPLICATE,
                at.id() + "/" + deal,
                now.wallMillis() + clockMillis,
                Optional.of(now.upMillis() + clockMillis));
        return own.with(new CountingTerms(terms.counting().rated(), Optional.of(same)));
    }

    /** Where results count no strong bot helps those who go (TABLE-51), whatever the tournament was made with. */
    private String standIn() {
        TableTerms terms = at.document().table();
        return terms.isRated() ? AbsenceTerms.USUAL.standIn() : terms.standIn();
    }

    private List<Chair> chairs() {
        List<Chair> chairs = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < pairing.seats().size(); seat++) {
            Chair chair = chair(seat, names);
            chairs.add(chair);
            names.add(chair.name());
        }
        return chairs;
    }

    private Chair chair(int seat, List<String> names) {
        List<Tournaments.Entrant> behind = at.behind(pairing.seats().get(seat));
        int place = at.document().terms().together() ? seat : 0;
        Optional<Tournaments.Entrant> who =
                behind.stream().filter(each -> each.place() == place).findFirst();
        String level = who.map(Tournaments.Entrant::level)
                .filter(each -> !each.isEmpty())
                .orElse(at.document().table().standIn());
        return who.filter(each -> !each.person().isEmpty())
                .map(each -> Chair.person(each.person(), SeatName.apart(each.name(), names)))
                .orElseGet(() -> Chair.bot(level));
    }
}
