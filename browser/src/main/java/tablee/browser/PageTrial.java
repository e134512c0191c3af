package tablee.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Refusal;
import tablee.core.Setup;
import tablee.core.State;
import tablee.core.TableRule;
import tablee.core.Trial;
import tablee.table.message.Message;
import tablee.wire.json.Json;
import tablee.wire.json.WireEvent;
import tablee.wire.words.Words;

/**
 * Why a move of one's own at a table of a server is refused, or what it would bring: found out in worlds that are imagined from what the seat sees,
 * by each version of the rules and at several times. Where they do not all answer alike the answer depends on something that the view does not
 * say, and the server is asked.
 *
 * @param sure whether all worlds answer alike; otherwise nothing of this counts
 */
record PageTrial(
        boolean sure,
        Optional<Message.Refused> refused,
        List<WireEvent> told,
        Optional<Record> view,
        Optional<Record> figures) {
    private static final int WORLDS = 12;
    private static final PageTrial UNSURE =
            new PageTrial(false, Optional.empty(), List.of(), Optional.empty(), Optional.empty());

    static PageTrial of(PageRequest.Ask asked) {
        return of(Games.find(asked.game()), asked);
    }

    private static <S extends State<S>> PageTrial of(Game<S> game, PageRequest.Ask asked) {
        if (game.viewType().isEmpty()) return UNSURE;
        Record view = Json.read(asked.view(), game.viewType().get());
        Optional<PageTrial> first = Optional.empty();
        for (int ruleset : game.card().rulesets()) {
            for (int number = 1; number <= WORLDS; number++) {
                Optional<S> world = imagine(game, ruleset, asked, view, number);
                // A table that shows this plays by another version; one world alone says nothing about the others.
                if (world.isEmpty() && number == 1) break;
                if (world.isEmpty()) return UNSURE;
                PageTrial next = in(world.get(), Words.of(game, asked.language()), asked, number);
                if (first.isPresent() && !Json.text(next).equals(Json.text(first.get()))) return UNSURE;
                first = Optional.of(next);
            }
        }
        return first.orElse(UNSURE);
    }

    /** None as well where this version does not know the options of the table. */
    private static <S extends State<S>> Optional<S> imagine(
            Game<S> game, int ruleset, PageRequest.Ask asked, Record view, int number) {
        try {
            Setup setup = game.card().setup(asked.seats(), ruleset, asked.options(), "");
            S world = game.imagine(setup, asked.seat(), view, new FastDice(number));
            return Optional.of(world)
                    .filter(each -> Json.text(each.view(asked.seat())).equals(Json.text(view)));
        } catch (BadInput impossible) {
            return Optional.empty();
        }
    }

    /** @param number makes another time of each world: of when it is the view says nothing */
    private static <S extends State<S>> PageTrial in(S world, Words words, PageRequest.Ask asked, int number) {
        int move = world.read(asked.seat(), asked.move());
        Optional<Refusal> refusal = refusal(world, asked.seat(), move, asked.move());
        if (refusal.isPresent()) return refused(Message.Refused.of(refusal.get(), words));
        if (!asked.tries()) return new PageTrial(true, Optional.empty(), List.of(), Optional.empty(), Optional.empty());
        Trial trial = Trial.of(world, asked.seat(), move, number * 1_000L);
        List<WireEvent> told = new ArrayList<>();
        for (Record each : trial.told()) told.add(new WireEvent(each));
        return new PageTrial(true, Optional.empty(), told, trial.view(), trial.figures());
    }

    private static PageTrial refused(Message.Refused refused) {
        return new PageTrial(true, Optional.of(refused), List.of(), Optional.empty(), Optional.empty());
    }

    private static Optional<Refusal> refusal(State<?> world, int seat, int move, String word) {
        if (move == State.NO_MOVE) return Optional.of(world.whyNot(seat, word));
        if (!Actor.in(world.toAct(), seat)) return Optional.of(Refusal.of(TableRule.TURN.id(), "not-your-turn"));
        return world.legal(seat, move) ? Optional.empty() : Optional.of(world.why(seat, move));
    }
}
