import type { Colour, Direction, Hiker, RandoView, Token } from './view';

/** A crossing by column and row from 0; `a1` is the north-west corner. */
export interface Place {
  x: number;
  y: number;
}

/** What a hiker would do in one stretch, drawn before anybody commits to it. */
export interface Stretch {
  colour: Colour;
  direction: Direction;
  from: Place;
  to: Place;
  meets: 'border' | 'hiker' | 'value' | 'obstacle';
  at: Place;
  token?: Token;
  double: boolean;
  pushed?: Stretch;
}

const STEPS: Record<Direction, Place> = { north: { x: 0, y: -1 }, east: { x: 1, y: 0 }, south: { x: 0, y: 1 }, west: { x: -1, y: 0 } };

export const step = (direction: Direction): Place => STEPS[direction];
export const place = (word: string): Place => ({ x: word.charCodeAt(0) - 97, y: Number(word.slice(1)) - 1 });
export const crossing = (at: Place): string => String.fromCharCode(97 + at.x) + (at.y + 1);
export const hikerOf = (view: RandoView, colour: string): Hiker | undefined => view.hikers.find(h => h.colour === colour);

/** The stretch of a hiker in a direction, and that of the one it pushes unless this meeting is the last (RAND-30, RAND-31). */
export function stretch(view: RandoView, colour: Colour, direction: Direction, walked = view.stretch): Stretch | undefined {
  const hiker = hikerOf(view, colour);
  if (!hiker) return undefined;
  const from = place(hiker.at);
  const by = step(direction);
  let to = from;
  for (;;) {
    const at = { x: to.x + by.x, y: to.y + by.y };
    const met = meeting(view, at, colour);
    if (met) {
      const found: Stretch = { colour, direction, from, to, at, ...met };
      if (met.other && walked + 1 < view.stretches) found.pushed = stretch(view, met.other, direction, walked + 1);
      return found;
    }
    to = at;
  }
}

type Meeting = Pick<Stretch, 'meets' | 'token' | 'double'> & { other?: Colour };

function meeting(view: RandoView, at: Place, walker: Colour): Meeting | undefined {
  if (at.x < 0 || at.y < 0 || at.x >= view.width || at.y >= view.height) return { meets: 'border', double: false };
  const word = crossing(at);
  const hiker = view.hikers.find(h => h.at === word);
  if (hiker) return { meets: 'hiker', double: false, other: hiker.colour };
  const token = view.tokens.find(t => t.at === word);
  return token && { meets: token.side, token, double: token.colour === walker };
}
