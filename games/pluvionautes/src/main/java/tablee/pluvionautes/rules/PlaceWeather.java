package tablee.pluvionautes.rules;

import java.util.List;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;
import tablee.core.Word;

/** A weather die lies between cells, and the player chooses one (PLUV-74). */
final class PlaceWeather implements Choice {
    private final Weather die;

    PlaceWeather(Weather die) {
        this.die = die;
    }

    @Override
    public PluvionautesMove kind() {
        return die == Weather.SUN ? PluvionautesMove.SUN : PluvionautesMove.MONSOON;
    }

    @Override
    public long numbers(PluvionautesState state) {
        return Knock.cells(state.weather(die));
    }

    @Override
    public void moves(PluvionautesState state, Moves out) {
        kind().moves(numbers(state), out);
    }

    @Override
    public Refusal why(PluvionautesState state, int number) {
        List<String> cells = Hex.names(Knock.cells(state.weather(die)));
        return Refusal.of("PLUV-74", "weather-not-there", Word.key(die), Hex.write(number), cells);
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        int number = PluvionautesMove.number(move);
        int value = state.weatherValue(die);
        state.weather(die, Knock.pack(die, Hex.bit(number), value));
        if (told.listening()) told.all(new PluvionautesEvent.WeatherPlaced(state.turn, die, Hex.write(number), value));
        TakeOff.settle(state, told);
    }
}
