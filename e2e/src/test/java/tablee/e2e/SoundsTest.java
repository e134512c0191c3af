package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/**
 * Every sound, rendered by the page's own code into a file in {@code target/sounds} and measured: the loudest tenth of a
 * second, weighted as ears do (ITU-R BS.1770), the highest peak, and the length.
 */
class SoundsTest {
    private static final Path OUT = Path.of("target", "sounds");
    private static final int RATE = 44_100;
    private static final Path OF_THE_HOUSE = Path.of("../web/src/main/ts/core/sound.ts");

    private static final double LOUDNESS = -30;
    private static final double MOST_OFF = 3;
    /** At full volume, which is five thirds of the usual one, this is still one decibel below what clips. */
    private static final double MOST_PEAK = 0.53;

    private static final double MOST_SECONDS = 3;

    /** Stands in for the browser's sound card: what is played goes into a buffer. */
    private static final String STUDIO = """
            window.studio = { take(seconds) { this.now = new OfflineAudioContext(1, seconds * %1$d, %1$d); } };
            window.studio.take(1);
            window.AudioContext = class {
              get currentTime() { return 0; }
              get sampleRate() { return %1$d; }
              get destination() { return window.studio.now.destination; }
              resume() { return Promise.resolve(); }
              createGain() { return window.studio.now.createGain(); }
              createOscillator() { return window.studio.now.createOscillator(); }
              createBufferSource() { return window.studio.now.createBufferSource(); }
              createBiquadFilter() { return window.studio.now.createBiquadFilter(); }
              createBuffer(...how) { return window.studio.now.createBuffer(...how); }
            };
            """.formatted(RATE);

    private static final String RECORD = """
            async ([tag, name]) => {
              window.studio.take(4);
              document.querySelector(tag).stage.sound(name);
              const take = await window.studio.now.startRendering();
              const samples = take.getChannelData(0);
              const ears = new OfflineAudioContext(1, take.length, take.sampleRate);
              const source = ears.createBufferSource();
              source.buffer = take;
              const shelf = new BiquadFilterNode(ears, { type: 'highshelf', frequency: 1500, gain: 4 });
              const low = new BiquadFilterNode(ears, { type: 'highpass', frequency: 60, Q: 0.5 });
              source.connect(shelf).connect(low).connect(ears.destination);
              source.start();
              const heard = (await ears.startRendering()).getChannelData(0);
              const window_ = take.sampleRate / 10;
              let sum = 0, most = 0, peak = 0, last = 0;
              for (let i = 0; i < heard.length; i++) {
                sum += heard[i] ** 2 - (i >= window_ ? heard[i - window_] ** 2 : 0);
                most = Math.max(most, sum / window_);
                peak = Math.max(peak, Math.abs(samples[i]));
                if (Math.abs(samples[i]) > 0.001) last = i;
              }
              const bytes = new Uint8Array(new Int16Array([...samples.subarray(0, last + 1)]
                .map(each => Math.max(-1, Math.min(1, each)) * 32767)).buffer);
              let text = '';
              for (const each of bytes) text += String.fromCharCode(each);
              return JSON.stringify({ loud: 10 * Math.log10(most || 1e-12), peak, seconds: last / take.sampleRate,
                wave: btoa(text) });
            }
            """;

    @Test
    @DisplayName("All sounds are equally loud, short, and far from clipping")
    void levels() throws IOException {
        Files.createDirectories(OUT);
        List<String> wrong = new ArrayList<>();
        StringBuilder table = new StringBuilder();
        for (String game :
                BoardGames.all().stream().filter(BoardGames::hasBoard).toList()) {
            try (Visitor ada = Site.open().visitor().named("Ada")) {
                ada.page().addInitScript(STUDIO);
                Page page = new BoardPlay(
                                ada, game, ada.against(game, BoardGames.seats(game), BoardGames.untimed(game)))
                        .page();
                page.locator(".top").click();
                List<String> names = new ArrayList<>(own(page));
                if (game.equals("rando")) names.addAll(house());
                for (String name : names) measure(page, game, name, table, wrong);
            }
        }
        Files.writeString(OUT.resolve("levels.txt"), table.toString());
        assertEquals(List.of(), wrong, "sounds that are off");
        assertTrue(table.toString().lines().count() > 40, "sounds");
    }

    /** Those that the page knows for every game. */
    private static List<String> house() throws IOException {
        String all = Files.readString(OF_THE_HOUSE).replaceAll("(?s).*\nconst HOUSE\\b(.*?)\n};.*", "$1");
        List<String> names = Pattern.compile("(?m)^  (\\w+): \\[")
                .matcher(all)
                .results()
                .map(each -> each.group(1))
                .toList();
        assertTrue(names.containsAll(List.of("turn", "victory")), names::toString);
        return names;
    }

    private static List<String> own(Page page) {
        List<String> names = new ArrayList<>();
        JsonNode all = Json.parse((String)
                page.evaluate("JSON.stringify(Object.keys(document.querySelector('table-page').client.sounds))"));
        all.forEach(each -> names.add(each.asText()));
        return names;
    }

    private static void measure(Page page, String game, String name, StringBuilder table, List<String> wrong)
            throws IOException {
        JsonNode heard = Json.parse((String) page.evaluate(RECORD, List.of(BoardGames.tag(game), name)));
        double loud = heard.get("loud").asDouble();
        double peak = heard.get("peak").asDouble();
        double seconds = heard.get("seconds").asDouble();
        String line = String.format(Locale.ROOT, "%s %s: %.1f dB, peak %.3f, %.2f s", game, name, loud, peak, seconds);
        table.append(line).append('\n');
        boolean fine = Math.abs(loud - LOUDNESS) <= MOST_OFF && peak <= MOST_PEAK && seconds <= MOST_SECONDS;
        if (!fine) wrong.add(line);
        byte[] wave = Base64.getDecoder().decode(heard.get("wave").asText());
        Files.write(OUT.resolve(game + "-" + name + ".wav"), file(wave));
    }

    /** Samples of 16 bits, one channel, as a file that any player plays. */
    private static byte[] file(byte[] samples) {
        ByteBuffer file = ByteBuffer.allocate(44 + samples.length).order(ByteOrder.LITTLE_ENDIAN);
        file.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt(36 + samples.length);
        file.put("WAVEfmt ".getBytes(StandardCharsets.US_ASCII))
                .putInt(16)
                .putShort((short) 1)
                .putShort((short) 1);
        file.putInt(RATE).putInt(2 * RATE).putShort((short) 2).putShort((short) 16);
        file.put("data".getBytes(StandardCharsets.US_ASCII))
                .putInt(samples.length)
                .put(samples);
        return file.array();
    }
}
