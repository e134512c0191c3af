package tablee.table.seats;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import tablee.core.BadInput;
import tablee.core.Bots;
import tablee.core.Card;
import tablee.core.Games;
import tablee.table.terms.TableTerms;
import tablee.wire.engine.context.HouseRuleset;
import tablee.wire.engine.context.Rulesets;
import tablee.wire.json.Json;

/**
 * A table as somebody wants it.
 *
 * @param terms like {@link TableTerms}, of which everything but the game and the number of seats may be left out
 * @param shares whether the host's page or program takes part in the seed (TABLE-43)
 */
public record NewTableRequest(
        Optional<String> title,
        ObjectNode terms,
        Optional<List<Seat>> seats,
        Optional<Boolean> start,
        Optional<Boolean> shares) {
    /** Who sits somewhere at first. */
    public record Seat(Kind kind, Optional<String> name, Optional<String> level) {
        public enum Kind {
            ME,
            BOT,
            OPEN
        }

        Chair chair(Caller me) {
            if (kind == Kind.OPEN) return Chair.OPEN;
            if (kind == Kind.ME) return Chair.person(me.person(), Caller.called(me.name(), name));
            String of = level.orElse("casual");
            Bots.find(of);
            return Chair.bot(of);
        }
    }

    /** The same without a title and names for seats: words that those who are silenced would have everybody read (TABLE-49). */
    public NewTableRequest wordless() {
        Optional<List<Seat>> plain = seats.map(all -> all.stream()
                .map(seat -> new Seat(seat.kind, Optional.empty(), seat.level))
                .toList());
        return new NewTableRequest(Optional.empty(), terms, plain, start, shares);
    }

    public TableRecord record(String id, String invite, Caller host, Rulesets rulesets, long wallMillis) {
        TableTerms full = full(terms, rulesets);
        TableRecord record =
                TableRecord.of(TableLabel.of(id, title.orElse(""), invite), full, host.person(), wallMillis);
        List<Seat> wanted = seats.orElse(List.of());
        if (wanted.size() > full.seats()) throw new BadInput("There are more \"seats\" than the terms say.");
        for (int seat = 0; seat < wanted.size(); seat++)
            record = record.with(seat, wanted.get(seat).chair(host));
        return LessonTable.check(record, startsAtOnce());
    }

    /** What was left out is as usual; a ruleset is one of those that are kept here. */
    public static TableTerms full(ObjectNode given, Rulesets rulesets) {
        if (given.has("deal")) throw new BadInput("A deal that many play is made by the server.");
        if (given.has("data")) throw new BadInput("A ruleset is named by an option of its game.");
        if (given.has("ruleset")) return byRuleset(given, rulesets);
        TableTerms chosen = full(given);
        Card card = Games.find(chosen.game()).card();
        String data = rulesets.fill(card.setup(chosen.seats(), chosen.options()), card)
                .data();
        return data.isEmpty() ? chosen : chosen.withData(data);
    }

    /** One of the host's rulesets, of which every game can have some. */
    private static TableTerms byRuleset(ObjectNode given, Rulesets rulesets) {
        ObjectNode rest = given.deepCopy();
        HouseRuleset ruleset = rulesets.find(named(rest.remove("ruleset")));
        TableTerms chosen = full(rest);
        if (!chosen.game().equals(ruleset.game()))
            throw new BadInput("The ruleset \"" + ruleset.name() + "\" is one of another game.");
        rest.set("options", Json.tree(ruleset.options(chosen.options())));
        return full(rest).withData(ruleset.text());
    }

    private static String named(JsonNode ruleset) {
        if (!ruleset.isTextual()) throw new BadInput("\"ruleset\" is the name of one.");
        return ruleset.textValue();
    }

    /** What nobody can leave out. */
    record Basis(String game, int seats) {}

    private static TableTerms full(ObjectNode given) {
        ObjectNode basis = JsonNodeFactory.instance.objectNode();
        basis.set("game", given.path("game"));
        basis.set("seats", given.path("seats"));
        Basis known = Json.read(basis, Basis.class);
        JsonNode usual = Json.tree(TableTerms.of(known.game, known.seats, new TreeMap<>()));
        ObjectNode all = usual.deepCopy();
        all.setAll(given);
        if (given.path("pace") instanceof ObjectNode pace) all.set("pace", full(pace, usual.path("pace")));
        return Json.read(all, TableTerms.class);
    }

    private static ObjectNode full(ObjectNode given, JsonNode usual) {
        ObjectNode all = usual.deepCopy();
        all.setAll(given);
        return all;
    }

    /** Those whose promise is waited for at the first start. */
    public List<String> able(Caller host) {
        return shares.orElse(false) ? List.of(host.person()) : List.of();
    }

    public boolean startsAtOnce() {
        return start.orElse(false);
    }
}
