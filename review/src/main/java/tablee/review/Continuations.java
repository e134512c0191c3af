package tablee.review;

import tablee.bots.EqualPlay;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Memory;
import tablee.core.Perspective;
import tablee.core.State;
import tablee.core.Told;

/** Plays on from a moment between equal players. */
final class Continuations<S extends State<S>> {
    private final ReviewDepth depth;
    private final int seat;
    private final ReviewProgress progress;
    private final EqualPlay<S> play;

    Continuations(Game<S> game, S like, int seat, ReviewDepth depth, ReviewProgress progress) {
        this.depth = depth;
        this.seat = seat;
        this.progress = progress;
        play = new EqualPlay<>(game, depth.level(), depth.thought(), depth.decisions(), like);
    }

    /** How many of each move are wanted. */
    int wanted() {
        return depth.continuations();
    }

    /** By how much this move does better than the one that was played, in the same world and with the same luck. */
    int ahead(Suspect<S> suspect, int better, long world, long luck) throws InterruptedException {
        progress.worked();
        return result(suspect, better, world, luck) - result(suspect, suspect.move(), world, luck);
    }

    private int result(Suspect<S> suspect, int move, long world, long luck) {
        Perspective<S> eyes = Perspective.in(suspect.before(), seat, suspect.at());
        S imagined = eyes.imagine(Memory.PERFECT, new FastDice(world));
        imagined.play(seat, move, suspect.at(), Told.DEAF);
        return play.finish(imagined, suspect.at(), seat, luck);
    }
}
