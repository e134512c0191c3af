package tablee.soak.attack;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tablee.core.BadInput;
import tablee.wire.json.Json;

/** The ways in which a stranger tried to hurt a server: each was found to work once, and stays here. */
enum Attack {
    MUTE_LONG_NAMES("mutes strangers with names of eight kilobytes, each from a person of its own") {
        @Override
        void strike(Attacker by) throws IOException {
            RawConnection socket = by.socket(by.target(), "");
            for (int i = 0; i < 20; i++)
                socket.frame(request("mute", Map.of("person", by.longText(2_500), "on", true)));
        }
    },
    NEVER_READ("asks for much and reads nothing") {
        @Override
        void strike(Attacker by) throws IOException {
            RawConnection socket = by.socket(by.target(), by.cookie());
            for (int i = 0; i < 60; i++) socket.frame(request("sync", Map.of("version", 0)));
            for (int i = 0; i < 20; i++)
                socket.frame(request("replay", Map.of("viewer", "spectator", "from", 0, "count", 50)));
        }
    },
    RECOVER_LONG_NAMES("tries to recover accounts whose names grow when they are compared") {
        @Override
        void strike(Attacker by) throws IOException {
            by.post("/api/recover", "", Map.of("name", by.longText(9_000), "recovery", "x", "password", "x"));
            by.post("/api/session", "", Map.of("name", by.longText(9_000), "password", "x"));
        }
    },
    READ_THE_LOBBY("reads the lobby again and again") {
        @Override
        void strike(Attacker by) throws IOException {
            by.get("/api/lobby");
            by.hold().upgrade("/ws/lobby", "");
        }
    },
    MAKE_TABLES("makes listed tables with long scripts and titles, and never plays") {
        @Override
        void strike(Attacker by) throws IOException {
            by.post("/api/tables", by.cookie(), order(by, false));
        }
    },
    MAKE_BOT_TABLES("lets bots play bots") {
        @Override
        void strike(Attacker by) throws IOException {
            by.post("/api/tables", by.cookie(), order(by, true));
        }
    },
    MAKE_GUESTS("becomes somebody new with every request") {
        @Override
        void strike(Attacker by) throws IOException {
            by.newCookie();
        }
    },
    HOLD_CONNECTIONS("opens connections, sends half a request and waits") {
        @Override
        void strike(Attacker by) throws IOException {
            by.hold().send("POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{");
        }
    },
    SHOUT("chats, pings, proposes, reports and sits at a table of other people") {
        @Override
        void strike(Attacker by) throws IOException {
            RawConnection socket = by.socket(by.target(), by.newCookie());
            for (int i = 0; i < 15; i++) {
                socket.frame(request("say", Map.of("text", by.longText(400))));
                socket.frame(request("ping", Map.of("at", by.longText(100))));
                socket.frame(request("report", Map.of("line", i, "reason", by.longText(400))));
                socket.frame(request("propose", Map.of("what", "abandon")));
                socket.frame(request("hint", Map.of("seat", 0)));
            }
        }
    },
    ASK_FOR_THE_IMPOSSIBLE("asks why not, in words of two kilobytes, and whether the server is ready") {
        @Override
        void strike(Attacker by) throws IOException {
            RawConnection socket = by.socket(by.target(), by.cookie());
            for (int i = 0; i < 40; i++) socket.frame(request("why", Map.of("seat", 0, "move", by.longText(2_000))));
            for (int i = 0; i < 10; i++) by.get("/ready");
        }
    },
    TRY_MOVES("tries moves without playing them, asks for hints and why not, at a table of its own") {
        @Override
        void strike(Attacker by) throws IOException {
            RawConnection socket = by.socket(by.ownTable(), by.cookie());
            for (int i = 0; i < 60; i++) {
                String move = "swap " + (1 + i % 5) + " " + (2 + i % 5);
                socket.frame(request("try", Map.of("seat", i % 2, "move", move)));
                socket.frame(request("why", Map.of("seat", i % 2, "move", move)));
                socket.frame(request("hint", Map.of("seat", i % 2)));
            }
        }
    },
    ASK_EVERYTHING("asks a table of other people, and one of its own, for everything that can be asked") {
        @Override
        void strike(Attacker by) throws IOException {
            OpenDoors.ask(by.socket(by.target(), by.cookie()));
            OpenDoors.ask(by.socket(by.ownTable(), by.cookie()));
        }
    },
    WRITE_EVERYWHERE("sends to every route that writes, as somebody new, as nobody and with a body that is too large") {
        @Override
        void strike(Attacker by) throws IOException {
            OpenDoors.write(by, by.newCookie());
            OpenDoors.write(by, "");
            for (String route : OpenDoors.routes()) {
                String[] words = route.split(" ");
                by.send(words[0], words[1].replaceAll("\\{.*?}", "none"), "", Map.of("name", by.longText(25_000)));
            }
        }
    },
    SEND_RUBBISH("sends what is no request at all") {
        @Override
        void strike(Attacker by) throws IOException {
            RawConnection socket = by.socket(by.target(), "");
            for (int i = 0; i < 20; i++) socket.frame("[".repeat(4_000));
            by.hold().send("\u0000\u0001\u0002 / HTTP/9.9\r\n\r\n");
        }
    };

    private final String words;

    Attack(String words) {
        this.words = words;
    }

    /** Once; what the server does about it may well be an exception. */
    abstract void strike(Attacker by) throws IOException;

    @Override
    public String toString() {
        return words;
    }

    /** As the command line calls it, such as {@code never-read}. */
    private String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Those of these names; all of them if there is no name. */
    static List<Attack> named(List<String> names) {
        List<String> all = Arrays.stream(values()).map(Attack::word).toList();
        names.stream().filter(name -> !all.contains(name)).findFirst().ifPresent(unknown -> {
            throw new BadInput("\"" + unknown + "\" is no attack; there are " + String.join(", ", all) + ".");
        });
        return Arrays.stream(values())
                .filter(each -> names.isEmpty() || names.contains(each.word()))
                .toList();
    }

    static String request(String word, Map<String, Object> fields) {
        Map<String, Object> request = new TreeMap<>(fields);
        request.put("do", word);
        request.put("id", Long.toHexString(System.nanoTime()));
        return Json.text(request);
    }

    private static Map<String, Object> order(Attacker by, boolean start) {
        Map<String, Object> terms = new TreeMap<>(Map.of("game", "circus", "seats", 2, "visibility", "listed"));
        if (!start) terms.put("lesson", Map.of("script", List.of(by.longText(10_000))));
        Map<String, Object> bot = Map.of("kind", "bot", "level", "expert");
        Map<String, Object> open = Map.of("kind", "open");
        return Map.of(
                "title",
                by.longText(60),
                "terms",
                terms,
                "seats",
                start ? List.of(bot, bot) : List.of(open, open),
                "start",
                start);
    }
}
