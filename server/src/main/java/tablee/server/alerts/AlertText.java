package tablee.server.alerts;

import tablee.core.Games;
import tablee.server.people.notices.PlainText;
import tablee.store.people.People;
import tablee.store.tables.Tables;
import tablee.table.seats.TableRecord;
import tablee.wire.json.Json;
import tablee.wire.words.Words;

/**
 * What an alert says, in the language of the one who reads it. Names and titles are plain words, since nobody knows what their reader makes of
 * others.
 *
 * @param event what it is about, for programs
 * @param path of the page that it leads to
 * @param topic alerts of one topic replace each other
 * @param language of its words
 */
record AlertText(String event, String title, String body, String path, String topic, String language) {
    private static final int HOUR = 3_600;
    private static final int DAY = 24 * HOUR;

    static AlertText turn(People.Person reader, Tables.Kept table) {
        Words words = words(reader);
        return new AlertText(
                "turn",
                words.say("turn"),
                of(table, reader),
                "/t/" + table.id(),
                "turn " + table.id(),
                reader.language());
    }

    static AlertText invitation(People.Person reader, People.Person friend, Tables.Kept table) {
        return new AlertText(
                "invitation",
                words(reader).say("invitation", name(friend, reader)),
                of(table, reader),
                "/t/" + table.id(),
                "invitation " + table.id(),
                reader.language());
    }

    static AlertText friend(People.Person reader, People.Person friend) {
        Words words = words(reader);
        return new AlertText(
                "friend",
                words.say("friend", name(friend, reader)),
                words.say("friend-text"),
                "/people",
                "friend " + friend.id(),
                reader.language());
    }

    static AlertText trial(People.Person reader) {
        Words words = words(reader);
        return new AlertText("test", words.say("test"), words.say("test-text"), "/alerts", "test", reader.language());
    }

    private static Words words(People.Person reader) {
        return Words.of(AlertText.class, reader.language());
    }

    /** "Flow: Friday" */
    private static String of(Tables.Kept table, People.Person reader) {
        String game = Words.of(Games.find(table.game()), reader.language()).say("name");
        String title =
                PlainText.of(Json.read(table.document(), TableRecord.class).title());
        return title.isEmpty() ? game : words(reader).say("at", game, title);
    }

    private static String name(People.Person person, People.Person reader) {
        String plain = PlainText.of(person.name());
        return plain.isEmpty() ? words(reader).say("somebody") : plain;
    }

    /** For how many seconds a service may keep it until the reader's device is there. */
    int goodSeconds() {
        return event.equals("friend") ? HOUR : DAY;
    }

    /** What ends alerts of this kind, as a word to tap on. */
    String off() {
        return Words.of(AlertText.class, language).say("off");
    }
}
