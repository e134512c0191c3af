package tablee.browser;

import java.util.HashMap;
import java.util.Map;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Bots;
import tablee.core.FastDice;
import tablee.core.Match;
import tablee.core.Perspective;
import tablee.core.State;
import tablee.table.budget.Bounded;
import tablee.table.message.Command;
import tablee.table.message.Effects;
import tablee.wire.match.MatchFile;

/** Bots that think in the page. They see what a seat sees, as on a server; what one thought before is of use for its next decision. */
final class PageBots {
    private record Seated(String game, String match, int seat, String level) {}

    /** @param move what the bot plays */
    record Decided(String match, int version, int seat, int move) {}

    @Bounded(why = "the bots of one match: those of another go")
    private final Map<Seated, BotPlayer<?>> seated = new HashMap<>();

    private long dice = 1;

    Decided think(PageRequest.Think think) {
        return decide(think, MatchFile.read(think.file()).replay());
    }

    private <S extends State<S>> Decided decide(PageRequest.Think think, Match<S> match) {
        seated.keySet().removeIf(each -> !each.match.equals(think.match()));
        Seated seat = new Seated(match.header().game(), think.match(), think.seat(), think.level());
        @SuppressWarnings("unchecked") // a match has one game, and so has a bot that sits there
        BotPlayer<S> player = (BotPlayer<S>)
                seated.computeIfAbsent(seat, each -> Bots.find(think.level()).sit(match.game()));
        Perspective<S> eyes = match.eyes(think.seat());
        Bot.Budget budget = think.iterations().map(Bot.Budget::iterations).orElse(Bot.Budget.USUAL);
        int move = player.choose(eyes, budget, new FastDice(think.dice()));
        return new Decided(think.match(), match.version(), think.seat(), move);
    }

    <S extends State<S>> Command advise(Effects.Thinking<S> thinking) {
        BotPlayer<S> player = Bots.find(thinking.level()).sit(thinking.game());
        return thinking.answer(player, Bot.Budget.USUAL, new FastDice(dice++));
    }
}
