package tablee.testkit;

import tablee.core.Actor;
import tablee.core.Playout;
import tablee.core.State;
import tablee.core.Told;

/** States are copied and played on apart from each other. */
final class CopyCheck<S extends State<S>> implements GameCheck<S> {
    @Override
    public String sentence() {
        return "a copy is equal, and playing it on leaves the original as it was; who listens changes nothing";
    }

    @Override
    public int momentsPerGame() {
        return 1;
    }

    @Override
    public void at(Moment<S> moment) {
        String before = Facts.all(moment.state());
        S copy = moment.state().copy();
        Expect.same(before, Facts.all(copy), "copy() differs");
        S other = moment.game().open(moment.setup());
        other.become(copy);
        Expect.same(before, Facts.all(other), "become() differs from copy()");
        if (moment.over()) return;
        playOn(moment, copy, other);
        Expect.same(before, Facts.all(moment.state()), "playing a copy changed the original");
    }

    private void playOn(Moment<S> moment, S deaf, S listening) {
        Playout player = new Playout(moment.dice());
        player.startAt(moment.match().at());
        for (int i = 0; i < 8 && deaf.toAct() != 0; i++) {
            player.choose(deaf);
            deaf.play(player.actor(), player.move(), player.at(), Told.DEAF);
            listening.play(player.actor(), player.move(), player.at(), new Told());
            String entry = Actor.write(player.actor()) + " " + deaf.write(player.actor(), player.move());
            Expect.same(deaf.position(), listening.position(), "it matters who listens to " + entry);
        }
        Expect.same(Facts.all(deaf), Facts.all(listening), "it matters who listens");
    }
}
