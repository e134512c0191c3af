package tablee.table.message;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Dice;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Knowledge;
import tablee.core.Knowledges;
import tablee.core.Memory;
import tablee.core.Perspective;
import tablee.core.State;
import tablee.table.seats.TableRecord;
import tablee.wire.match.Seed;
import tablee.wire.match.WrittenHeader;

/**
 * What a command brings about. First everything is written, all or nothing; only then is anything sent.
 *
 * @param looks what is made beside play and sent when it is there
 * @param thoughts what bots are asked to think about; they answer with a command
 */
public record Effects(Writes writes, List<Send> sends, List<LookBack> looks, List<Thinking<?>> thoughts) {
    /** What is sent, and behind it what is made beside play, made here and now. */
    public List<Send> allSends() {
        Stream<Send> made = looks.stream().map(LookBack::now).flatMap(Looked::sends);
        return Stream.concat(sends.stream(), made).toList();
    }

    /**
     * @param version how many entries the match had before
     * @param begin the match that begins, whose first entries these are
     * @param over whether the match has ended now
     */
    public record Writes(
            Optional<Begin> begin,
            String match,
            int version,
            List<Entry> entries,
            Optional<TableRecord> record,
            List<Said> said,
            List<Report> reports,
            boolean over) {
        public boolean isEmpty() {
            return begin.isEmpty() && entries.isEmpty() && record.isEmpty() && said.isEmpty() && reports.isEmpty();
        }
    }

    public record Begin(String match, WrittenHeader head, Optional<String> commitment, Seed seed) {}

    /**
     * A line of chat.
     *
     * @param aside heard by spectators only
     */
    public record Said(int number, String person, String name, String text, boolean aside, long wallMillis) {
        /** What is left of it when its speaker is forgotten. */
        public Said blank() {
            return new Said(number, "", "", "", aside, wallMillis);
        }
    }

    /**
     * What somebody shows to those who run the server.
     *
     * @param line of the chat, or -1
     * @param version how many entries the match had, or -1 where none was played
     */
    public record Report(
            String by, ReportKind kind, String about, int line, int version, String reason, long wallMillis) {}

    /** A line of JSON for one connection; after the last one it is closed. */
    public record Send(String connection, String text, boolean last) {}

    /**
     * A part of a match that is over, for one connection. It takes its time, and is made beside play.
     *
     * @param key the same key stands for the same body
     * @param head what the body stands in, up to it
     * @param body made on any thread, of what changes no more
     * @param answer follows the part
     * @param tooMany the answer where too much is asked for
     */
    public record LookBack(
            String connection, String key, String head, Supplier<String> body, String answer, String tooMany) {
        public Looked with(String made) {
            return new Looked(connection, List.of(head + made + "}", answer));
        }

        public Looked refused() {
            return new Looked(connection, List.of(tooMany));
        }

        /** Made here and now. */
        public Looked now() {
            return with(body.get());
        }
    }

    /** Lines for a connection that has looked back. */
    public record Looked(String connection, List<String> texts) {
        public Stream<Send> sends() {
            return texts.stream().map(text -> new Send(connection, text, false));
        }
    }

    /**
     * @param person who asks for it: for a hint, or as the host of the table where a bot plays
     * @param hint the request to answer, or empty where the bot plays
     * @param pauseMillis how long the answer takes at least, so that people can follow
     * @param choice by what the bot chooses, where it has to choose alike at many tables; none: as it likes
     */
    public record Thinking<S extends State<S>>(
            Game<S> game,
            Perspective<S> eyes,
            String match,
            String person,
            String level,
            String connection,
            String hint,
            long pauseMillis,
            Optional<Long> choice) {
        public boolean isHint() {
            return !hint.isEmpty();
        }

        /** The answer to a hint for which there was no time: better none than a bad one. */
        public Command noAdvice() {
            return new Command.Hinted(connection, hint, match, eyes.version(), eyes.seat(), List.of());
        }

        /** The command that answers, once it was thought. */
        public Command answer(BotPlayer<S> player, Bot.Budget budget, Dice dice) {
            if (hint.isEmpty()) {
                return new Command.BotMoved(match, eyes.version(), eyes.seat(), player.choose(eyes, budget, dice));
            }
            List<BotPlayer.Thought> advice = leadingOn(player.think(eyes, budget, dice), dice);
            return new Command.Hinted(connection, hint, match, eyes.version(), eyes.seat(), advice);
        }

        /** What leads anywhere comes first, and within that what was thought best (TABLE-68). */
        private List<BotPlayer.Thought> leadingOn(List<BotPlayer.Thought> thoughts, Dice dice) {
            Optional<Knowledge<S>> knowledge = Knowledges.find(game);
            if (knowledge.isEmpty()) return thoughts;
            S imagined = eyes.imagine(Memory.PERFECT, dice);
            List<BotPlayer.Thought> ordered = new ArrayList<>(thoughts);
            ordered.sort(Comparator.comparing(each -> !knowledge.get().leadsOn(imagined, eyes.seat(), each.move())));
            return List.copyOf(ordered);
        }
    }
}
