package tablee.flow.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** Set-up: a Scenario card (FLOW-70). A second No Communication is set aside (FLOW-73). */
final class DrawScenario implements Step.Chance {
    @Override
    public void odds(FlowState s, Odds out) {
        Stock.odds(FlowMove.Kind.SCENARIO, SetUp.deck(s), Scenario.KINDS, out);
    }

    @Override
    public boolean possible(FlowState s, int move) {
        return FlowMove.kind(move) == FlowMove.Kind.SCENARIO && Stock.has(SetUp.deck(s), FlowMove.first(move));
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        int kind = FlowMove.first(move);
        Scenario scenario = Scenario.at(kind);
        boolean second = scenario == Scenario.NO_COMMUNICATION && s.has(scenario);
        if (second) s.setAside += Stock.one(kind);
        else s.scenarios += Stock.one(kind);
        if (told.listening()) {
            told.all(second ? new FlowEvent.ScenarioSetAside(scenario) : new FlowEvent.ScenarioDrawn(scenario));
        }
        SetUp.advance(s, told);
    }
}
