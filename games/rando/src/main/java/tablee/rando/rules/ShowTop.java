package tablee.rando.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** RAND-6: the colour of the pile's top card is seen as soon as there is one. */
final class ShowTop implements Step.Chance {
    static final ShowTop STEP = new ShowTop();

    private ShowTop() {}

    @Override
    public String rule(RandoState s) {
        return "RAND-6";
    }

    @Override
    public void odds(RandoState s, Odds out) {
        for (int colour = 0; colour < Colour.COUNT; colour++) out.add(Verb.TOP.move(colour), s.pile.count(colour));
    }

    @Override
    public void play(RandoState s, int actor, int move, Told told) {
        s.pile.show(RandoMove.a(move));
        if (told.listening()) told.all(new RandoEvent.TopShown(Colour.of(RandoMove.a(move))));
    }
}
