package tablee.wire.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.wire.json.Json;
import tablee.wire.json.SampleRecords;

class SeedOriginTest {
    private static final Seed SERVER = SampleRecords.SEED;
    private static final Seed ANN = Seed.read("a1".repeat(32));
    private static final Seed BEN = Seed.read("b2".repeat(32));

    private final MatchFile old = SampleRecords.file(SampleRecords.finished(Map.of(), 1));

    private static SeedOrigin.Share share(Seed promised, Seed shown, Integer... seats) {
        return new SeedOrigin.Share(List.of(seats), SeedOrigin.Share.promise(promised), shown.hex());
    }

    private WrittenHeader head(SeedOrigin origin) {
        WrittenHeader head = old.head();
        return new WrittenHeader(
                head.game(),
                head.ruleset(),
                head.seats(),
                head.options(),
                head.data(),
                head.sources(),
                head.start(),
                Optional.of(2),
                Optional.of(origin));
    }

    private MatchFile file(SeedOrigin origin) {
        WrittenHeader head = head(origin);
        return new MatchFile(head, Optional.of(Commitment.of(SERVER, head)), List.of(), Optional.of(SERVER));
    }

    private static SeedOrigin shared(String server, SeedOrigin.Share... shares) {
        return SeedOrigin.shared(server, List.of(shares), List.of(1));
    }

    @Test
    @DisplayName("A header that names its chance and its seed is of format 2, and reads back equal")
    void nextFormat() {
        SeedOrigin origin = shared(SeedOrigin.Share.promise(SERVER), share(ANN, ANN, 0, 2));
        MatchFile file = file(origin);
        String expected = "\"sources\":{\"coin\":2},\"chance\":2,\"seed\":{\"kind\":\"shares\",\"server\":\""
                + SeedOrigin.Share.promise(SERVER) + "\",\"shares\":[{\"seats\":[0,2],\"commitment\":\""
                + SeedOrigin.Share.promise(ANN) + "\",\"share\":\"" + ANN.hex() + "\"}],\"leftOut\":[1]}}";
        assertTrue(file.text().startsWith("{\"format\":2,"), file.text());
        assertTrue(file.text().contains(expected), file.text());
        assertEquals(file, MatchFile.read(file.text()));
        MatchFile daily = file(SeedOrigin.named(SeedOrigin.Kind.DAILY, "2026-11-16"));
        assertTrue(daily.text().contains("\"seed\":{\"kind\":\"daily\",\"name\":\"2026-11-16\"}"));
        assertEquals(daily, MatchFile.read(daily.text()));
    }

    @Test
    @DisplayName("A header of 0.1.0 keeps its bytes and its format")
    void oldFormat() {
        assertTrue(old.text().startsWith("{\"format\":1,"));
        assertTrue(old.text().contains("\"sources\":{\"coin\":2}},\"commitment\""), old.text());
    }

    @Test
    @DisplayName("Without shares the seed is the key; with them it is HMAC of the server's share and the header")
    void key() {
        assertArrayEquals(SERVER.bytes(), SERVER.key(old.head()));
        assertArrayEquals(SERVER.bytes(), SERVER.key(head(SeedOrigin.of(SeedOrigin.Kind.OFFLINE))));
        WrittenHeader head = head(shared(SeedOrigin.Share.promise(SERVER), share(ANN, ANN, 0)));
        // Computed apart: hmac.new(seed, header, 'sha256') in Python
        assertEquals(
                "191e1dfb2cf5c48b62603da913b17d7548725938b1be4a4886c1ec47dafdefd6",
                HexFormat.of().formatHex(SERVER.key(head)),
                Json.text(head));
    }

    @Test
    @DisplayName("A share that is not the one promised is found, the server's too")
    void wrongShares() {
        String promise = SeedOrigin.Share.promise(SERVER);
        assertEquals(
                "The share of seats [1] is not the one that was promised.",
                Verifier.verify(file(shared(promise, share(ANN, ANN, 0), share(BEN, ANN, 1))))
                        .sentence());
        Verdict verdict = Verifier.verify(file(shared(SeedOrigin.Share.promise(BEN), share(ANN, ANN, 0))));
        assertEquals(Verdict.Kind.WRONG_COMMITMENT, verdict.kind());
        assertEquals("The server's share is not the one it promised.", verdict.sentence());
        assertEquals(
                Verdict.Kind.UNFINISHED,
                Verifier.verify(file(shared(promise, share(ANN, ANN, 0)))).kind());
    }

    @Test
    @DisplayName("An unknown kind of seed or way to deal is refused in a sentence")
    void unknown() {
        String text = file(SeedOrigin.of(SeedOrigin.Kind.OFFLINE)).text();
        BadInput kind = assertThrows(BadInput.class, () -> MatchFile.read(text.replace("\"offline\"", "\"borrowed\"")));
        assertEquals(
                "The field \"header.seed.kind\" must be one of server, shares, daily, duplicate, offline.",
                kind.sentence());
        MatchFile later = MatchFile.read(text.replace("\"chance\":2", "\"chance\":3"));
        BadInput chance = assertThrows(BadInput.class, () -> Verifier.verify(later));
        assertEquals("This match deals by version 3, and only 1 and 2 are known here.", chance.sentence());
    }
}
