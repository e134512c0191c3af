package tablee.server.people.notices;

import java.io.StringWriter;
import java.time.Instant;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import tablee.store.people.People;
import tablee.wire.words.Words;

/** The tables that wait for somebody, as an Atom feed (RFC 4287) for any reader of feeds. */
final class TurnFeed {
    private static final String ATOM = "http://www.w3.org/2005/Atom";

    private final XMLStreamWriter xml;
    private final String language;
    private final String base;

    private TurnFeed(XMLStreamWriter xml, String language, String base) {
        this.xml = xml;
        this.language = language;
        this.base = base;
    }

    /** @param base the address of the server, without a slash at its end */
    static String of(People.Person person, List<WaitingTable> turns, String base) {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
            new TurnFeed(xml, person.language(), base).write(person, turns);
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("a text in memory can be written to", e);
        }
        return text.toString();
    }

    private void write(People.Person person, List<WaitingTable> turns) throws XMLStreamException {
        xml.writeStartDocument("UTF-8", "1.0");
        xml.setDefaultNamespace(ATOM);
        xml.writeStartElement(ATOM, "feed");
        xml.writeDefaultNamespace(ATOM);
        element("id", "urn:tablee:feed:" + person.id());
        element("title", Words.of(TurnFeed.class, language).say("feed"));
        element(
                "updated",
                time(turns.stream().mapToLong(WaitingTable::sinceMillis).max().orElse(0)));
        xml.writeStartElement(ATOM, "author");
        element("name", "Tablée");
        xml.writeEndElement();
        for (WaitingTable turn : turns) entry(turn);
        xml.writeEndElement();
        xml.writeEndDocument();
    }

    private void entry(WaitingTable turn) throws XMLStreamException {
        xml.writeStartElement(ATOM, "entry");
        element("id", "urn:tablee:turn:" + turn.table() + ":" + turn.version());
        element("title", turn.sentence(language));
        element("updated", time(turn.sinceMillis()));
        xml.writeEmptyElement(ATOM, "link");
        xml.writeAttribute("href", base + "/t/" + turn.table());
        xml.writeEndElement();
    }

    private void element(String name, String text) throws XMLStreamException {
        xml.writeStartElement(ATOM, name);
        xml.writeCharacters(text);
        xml.writeEndElement();
    }

    private static String time(long millis) {
        return Instant.ofEpochMilli(millis).toString();
    }
}
