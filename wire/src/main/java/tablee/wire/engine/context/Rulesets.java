package tablee.wire.engine.context;

import java.util.List;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Option;
import tablee.core.Setup;

/** The ruleset files at hand. A table names one by an option, and its text goes into the match's header. */
@FunctionalInterface
public interface Rulesets {
    /** None but those that are built in. */
    Rulesets BUILT_IN = name -> Optional.empty();

    /** The names of the files there are; a bounded number of them. */
    default List<String> names() {
        return List.of();
    }

    /** The ruleset of this name, which can be played; {@link BadInput} says why not. */
    default HouseRuleset find(String name) {
        return text(name)
                .map(text -> HouseRuleset.read(name, text))
                .orElseThrow(() -> new BadInput("There is no ruleset \"" + name + "\" here."));
    }

    /** The text of the file with this name, which is one that {@link Option.Name} lets pass and never a path. */
    Optional<String> text(String name);

    /** The set-up with the text of the file that its options name, unless it has a text already. */
    default Setup fill(Setup setup, Card card) {
        if (!setup.data().isEmpty()) return setup;
        return card.options().stream()
                .filter(option -> option instanceof Option.Name)
                .filter(option -> !setup.options().word(option.id()).equals(option.standard()))
                .flatMap(option -> text(setup.options().word(option.id())).stream())
                .findFirst()
                .map(text -> new Setup(setup.seats(), setup.ruleset(), setup.options(), text))
                .orElse(setup);
    }
}
