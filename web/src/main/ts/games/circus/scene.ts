/** What an event changes on the board, and how that is shown: the difference between two views, one event at a time. */
import type { Step as Shown } from '../../board/playback';
import type { Told } from '../../table/board';
import { exchanged, sideOf, turned, type Artist, type View } from './model';

export type Motion =
  | { kind: 'move'; from: number; to: number }
  | { kind: 'flip'; position: number }
  | { kind: 'gaze'; word: string }
  | { kind: 'pop'; what: string }
  | { kind: 'none' };

type Step = Shown<View, Motion>;

const STILL: Motion = { kind: 'none' };

export function step(view: View, told: Told): Step {
  const number = (field: string): number => Number(told[field]);
  switch (told.event) {
    case 'swapped':
      return moved(view, number('position'), number('other'), 'swap');
    case 'acrobat-leapt':
      return moved(view, number('position'), number('opposite'), 'leap');
    case 'magician-exchanged':
      return moved(view, number('left'), number('right'), 'magic');
    case 'flipped':
    case 'bowed':
      return flipped(view, number('position'), told.to as Artist);
    case 'fortune-teller-looked':
      return { view, motion: { kind: 'gaze', word: `use ${told.position}` }, sound: 'look' };
    case 'look-bought':
      return { ...clapped(view, number('seat'), -1), motion: { kind: 'gaze', word: `look ${told.position}` }, sound: 'look' };
    case 'action-bought':
      return clapped(view, number('seat'), -1);
    case 'applause-taken':
      return clapped(view, number('seat'), 1);
    case 'applause-returned':
      return clapped(view, number('seat') + 1, -1);
    case 'poster-won':
    case 'five-clowns':
      return won(view, number('seat'), told.artist as Artist);
    case 'turn-began':
      return { view: { ...view, seat: number('seat'), turn: number('turn') }, motion: STILL };
    default:
      return { view, motion: STILL };
  }
}

const moved = (view: View, from: number, to: number, sound: string): Step => ({
  view: exchanged(view, from, to),
  motion: { kind: 'move', from, to },
  sound,
});

const flipped = (view: View, position: number, to: Artist): Step => ({
  view: turned(view, position, to),
  motion: { kind: 'flip', position },
  sound: 'flip',
});

function clapped(view: View, seat: number, by: number): Step {
  const sides = view.sides.map((side, i) => (i === sideOf(seat) ? { ...side, applause: side.applause + by } : side));
  const what = by > 0 ? `.side:nth-of-type(${sideOf(seat) + 1}) .clap-token:last-child` : '.reserve > g:last-of-type .applause';
  return { view: { ...view, sides, reserve: view.reserve - by }, motion: { kind: 'pop', what }, sound: 'applause' };
}

function won(view: View, seat: number, artist: Artist): Step {
  const sides = view.sides.map((side, i) => (i === sideOf(seat) ? { ...side, posters: [...side.posters, artist] } : side));
  const posters = view.posters.filter(each => each !== artist);
  return { view: { ...view, sides, posters }, motion: { kind: 'pop', what: `[data-poster=${artist}]` }, sound: 'poster' };
}
