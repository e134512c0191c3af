package tablee.server.puzzles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Knowledges;
import tablee.core.Match;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.State;
import tablee.core.Word;
import tablee.puzzle.Difficulty;
import tablee.puzzle.Puzzle;
import tablee.puzzle.PuzzleBook;
import tablee.store.admin.PuzzleCounts;
import tablee.wire.words.Advice;
import tablee.wire.words.Words;

/** What is said about puzzles. What their player does not know is in none of it. */
final class PuzzleAnswers {
    /** @param day as {@code 2026-11-18} */
    record Overview(String day, List<OfGame> games) {}

    record OfGame(String game, int count, String today, List<Brief> puzzles) {}

    /** @param tried how many people have tried it, of whom {@code solved} did so at once: the difficulty follows from that */
    record Brief(String id, String motif, int difficulty, int tried, int solved) {}

    record Choice(String word, int move) {}

    record Position(
            String id,
            String game,
            int seats,
            Map<String, String> options,
            int seat,
            String motif,
            int difficulty,
            int tried,
            int solved,
            int beyond,
            Record view,
            Optional<Record> figures,
            List<Choice> moves,
            boolean sample) {}

    /** @param hint what kind of move it is */
    record Tried(boolean right, Optional<String> refusal, Optional<String> hint, Optional<Solution> solution) {}

    /** @param worth what the right move is worth, in thousandths of a win, and {@code next} the best of the others */
    record Solution(String move, int worth, int next, Optional<Advice.Because> reason) {}

    private PuzzleAnswers() {}

    /** The easier ones first. */
    static Optional<OfGame> ofGame(Game<?> game, long day, Map<String, PuzzleCounts.Count> counts) {
        PuzzleBook book = PuzzleBook.of(game);
        List<Brief> briefs = book.all().stream()
                .map(each -> brief(each, counts.getOrDefault(each.id(), PuzzleCounts.Count.NONE)))
                .sorted(Comparator.comparingInt(Brief::difficulty).thenComparing(Brief::id))
                .toList();
        return book.ofDay(day).map(today -> new OfGame(game.card().id(), briefs.size(), today.id(), briefs));
    }

    private static Brief brief(Puzzle puzzle, PuzzleCounts.Count count) {
        return new Brief(
                puzzle.id(), Word.of(puzzle.motif()), difficulty(puzzle, count), count.tried(), count.solved());
    }

    private static int difficulty(Puzzle puzzle, PuzzleCounts.Count count) {
        return Difficulty.ofPeople(puzzle.difficulty(), count.tried(), count.solved());
    }

    static <S extends State<S>> Position position(Puzzle puzzle, Game<S> rules, PuzzleCounts.Count count) {
        Match<S> match = puzzle.match(rules);
        int seat = puzzle.seat();
        Moves moves = new Moves();
        match.reading().moves(seat, moves);
        List<Choice> choices = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++)
            choices.add(new Choice(match.reading().write(seat, moves.get(i)), moves.get(i)));
        return new Position(
                puzzle.id(),
                puzzle.game(),
                puzzle.seats(),
                puzzle.options(),
                seat,
                Word.of(puzzle.motif()),
                difficulty(puzzle, count),
                count.tried(),
                count.solved(),
                puzzle.beyond(),
                match.view(seat),
                match.figures(seat),
                choices,
                moves.isSample());
    }

    static <S extends State<S>> Tried tried(Puzzle puzzle, Game<S> rules, String word, String language) {
        Match<S> match = puzzle.match(rules);
        Words words = Words.of(rules, language);
        int move = match.reading().read(puzzle.seat(), word);
        if (move == State.NO_MOVE) return refused(words.refusal(match.reading().whyNot(puzzle.seat(), word)));
        Optional<String> refusal = match.why(puzzle.seat(), move).map(words::refusal);
        if (refusal.isPresent()) return refused(refusal.get());
        boolean right = match.reading().write(puzzle.seat(), move).equals(puzzle.move());
        return new Tried(
                right,
                Optional.empty(),
                Optional.empty(),
                right ? Optional.of(solution(puzzle, rules, language)) : Optional.empty());
    }

    private static Tried refused(String sentence) {
        return new Tried(false, Optional.of(sentence), Optional.empty(), Optional.empty());
    }

    static <S extends State<S>> Solution solution(Puzzle puzzle, Game<S> rules, String language) {
        Match<S> match = puzzle.match(rules);
        int seat = puzzle.seat();
        int move = match.reading().read(seat, puzzle.move());
        S world = match.eyes(seat).imagine(Memory.PERFECT, new FastDice(1));
        return new Solution(
                puzzle.move(),
                puzzle.worth(),
                puzzle.next(),
                Knowledges.find(rules)
                        .flatMap(known -> known.reason(world, seat, move))
                        .map(reason -> Advice.Because.of(reason, Words.of(rules, language))));
    }
}
