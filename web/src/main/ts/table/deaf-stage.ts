import { dark, settings } from '../core/settings';
import { say } from '../core/words';
import { colourOf, type Seat, shapeOf, type Stage } from './board';

/** A stage on which nothing happens. */
export function deaf(game: string, options: Record<string, string>, seats: number, words: Stage['words']): Stage {
  const nothingHappens = () => {};
  return {
    game,
    options,
    seats: Array.from({ length: seats }, (_, seat) => nobody(seat)),
    words,
    choose: nothingHappens,
    why: () => Promise.resolve(''),
    try: () => Promise.resolve(undefined),
    tell: nothingHappens,
    sound: nothingHappens,
    ping: nothingHappens,
    clock: () => ({ at: 0 }),
    over: false,
    motion: false,
    patterns: settings().patterns,
    dark: dark(),
  };
}

function nobody(seat: number): Seat {
  return {
    seat,
    name: say('new.seat', [seat + 1]),
    you: false,
    bot: false,
    shape: shapeOf(seat),
    colour: colourOf(seat),
  };
}
