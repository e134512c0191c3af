package tablee.wire.words;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;
import tablee.core.BadInput;
import tablee.core.Count;
import tablee.core.Game;
import tablee.core.Options;
import tablee.core.Reason;
import tablee.core.Refusal;
import tablee.core.SortedCopy;
import tablee.wire.json.JsonPlace;
import tablee.wire.json.Kebab;
import tablee.wire.json.RecordShape;

/**
 * What a game says, in one language: the words beside the game's class, and those that all games share. What a language
 * lacks is said in English, and what English lacks by its key.
 */
public final class Words {
    public static final List<String> LANGUAGES = List.of("en", "fr", "de", "pl");

    private record Id(Class<?> owner, String language) {}

    private static final Map<Id, Words> LOADED = new ConcurrentHashMap<>();

    private final Plural plural;
    private final WordList own;
    private final List<WordList> lists;

    private Words(Id id) {
        plural = Plural.valueOf(id.language.toUpperCase(Locale.ROOT));
        own = WordList.beside(id.owner, id.language);
        WordList shared = WordList.beside(Words.class, id.language);
        lists = List.of(own, shared, WordList.beside(id.owner, "en"), WordList.beside(Words.class, "en"));
    }

    /** A game's words in one of {@link #LANGUAGES}. */
    public static Words of(Game<?> game, String language) {
        return of(game.getClass(), language);
    }

    /** The words that belong to no game. */
    public static Words shared(String language) {
        return of(Words.class, language);
    }

    /** The words beside a class. */
    public static Words of(Class<?> owner, String language) {
        if (!LANGUAGES.contains(language)) {
            throw new BadInput("There are words in " + String.join(", ", LANGUAGES) + ", not in "
                    + JsonPlace.quote(language) + ".");
        }
        return LOADED.computeIfAbsent(new Id(owner, language), Words::new);
    }

    /** The phrases that lie beside the owner in this language, as they are written. */
    public SortedMap<String, String> phrases() {
        return SortedCopy.of(own.phrases());
    }

    /** The keys that the game itself brings in this language. */
    public Set<String> keys() {
        return own.phrases().keySet();
    }

    public boolean has(String key) {
        return lists.stream().anyMatch(list -> list.find(key).isPresent());
    }

    /** The phrase of this key, with {@code {0}}, {@code {1}} … filled in. */
    public String say(String key, Object... args) {
        return say(key, List.of(args));
    }

    private String say(String key, List<Object> args) {
        return fill(
                key,
                gap -> gap.matches("\\d{1,3}") && Integer.parseInt(gap) < args.size()
                        ? Optional.of(args.get(Integer.parseInt(gap)))
                        : Optional.empty());
    }

    public String refusal(Refusal refusal) {
        String key = "refusal." + refusal.key();
        // A game may use a key of the table's for a refusal of its own; the table's sentence stays the table's.
        Words voice = refusal.rule().startsWith("TABLE-") && shared().has(key) ? shared() : this;
        return voice.say(key, refusal.args());
    }

    public String reason(Reason reason) {
        return say("reason." + reason.key(), reason.args());
    }

    public String count(Count.Item item) {
        return say("count." + item.key(), item.args());
    }

    /** An event as a sentence; the gaps are named like the record's components. */
    public String told(Record event) {
        return told(event, Options.of(List.of(), Map.of()));
    }

    /** An event as a sentence, at a table with these options. */
    public String told(Record event, Options options) {
        Args args = gap -> component(event, gap);
        Args facts = name -> component(event, name)
                .or(() -> Optional.ofNullable(options.asMap().get(name)));
        return fill(variant("told." + Kebab.of(event.getClass()), facts), args);
    }

    private static Optional<Object> component(Record event, String name) {
        return RecordShape.of(event.getClass()).value(event, name);
    }

    /** {@code told.wave@black.0} is said instead of {@code told.wave} when black is 0, or an option of that name. */
    private String variant(String key, Args facts) {
        return own.phrases().subMap(key + "@", key + "A").keySet().stream()
                .filter(each -> holds(each.substring(key.length() + 1), facts))
                .findFirst()
                .orElse(key);
    }

    private static boolean holds(String condition, Args facts) {
        int dot = condition.indexOf('.');
        Optional<Object> fact = facts.get(condition.substring(0, dot));
        return fact.map(Object::toString)
                .filter(condition.substring(dot + 1)::equals)
                .isPresent();
    }

    private Words shared() {
        return shared(plural.name().toLowerCase(Locale.ROOT));
    }

    private interface Args {
        Optional<Object> get(String gap);
    }

    private String fill(String key, Args args) {
        return new Phrase(find(key)).fill(new Phrase.Filling() {
            @Override
            public String text(String gap) {
                return args.get(gap).map(arg -> word(arg, gap)).orElse("{" + gap + "}");
            }

            @Override
            public String number(String gap) {
                Optional<Object> arg = args.get(gap);
                return arg.isPresent() && arg.get() instanceof Collection<?> many ? "" + many.size() : text(gap);
            }

            @Override
            public int form(String gap, int forms) {
                return Math.min(args.get(gap).map(Words.this::formOf).orElse(0), forms - 1);
            }
        });
    }

    private String find(String key) {
        return lists.stream()
                .flatMap(list -> list.find(key).stream())
                .findFirst()
                .orElse(key);
    }

    private int formOf(Object arg) {
        if (arg instanceof Boolean flag) return flag ? 0 : 1;
        if (arg instanceof Collection<?> many) return plural.form(many.size());
        return arg instanceof Number number ? plural.form(number.longValue()) : 0;
    }

    /** An argument in words: a key is looked up, a thing is named by its kind and its own name, a list is listed. */
    private String word(Object arg, String gap) {
        if (arg instanceof Enum<?> thing) {
            String key = Kebab.of(thing.getDeclaringClass()) + "." + Kebab.of(thing);
            return find(has(key) ? key : Kebab.of(thing));
        }
        if (arg instanceof Optional<?> maybe)
            return maybe.map(each -> word(each, gap)).orElse("");
        if (arg instanceof Collection<?> many) {
            return plural.list(many.stream().map(each -> word(each, gap)).toList());
        }
        return arg instanceof String text ? named(text, gap) : arg.toString();
    }

    /** A text is a key, the name of a thing of the gap's kind, two places with a bar between them, or just a text. */
    private String named(String text, String gap) {
        if (has(gap + "." + text)) return find(gap + "." + text);
        return text.matches("[^| ]+\\|[^| ]+") ? plural.list(List.of(text.split("\\|"))) : find(text);
    }
}
