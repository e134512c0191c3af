/** What an event changes on the board, and how that is shown: the difference between two views, one event at a time. */
import type { Stepped } from '../../board/playback';
import type { Told } from '../../table/board';
import type { Artist, Figures, View } from './view';

export type Motion =
  | { kind: 'move'; from: number; to: number }
  | { kind: 'flip'; position: number }
  | { kind: 'gaze'; places: number[] }
  | { kind: 'put-away' }
  | { kind: 'pop'; what: string };

type Step = Stepped<View, Motion>;

export function step(view: View, told: Told, figures: Figures): Step {
  const number = (field: string): number => Number(told[field]);
  const side = figures.sides?.[number('seat')] ?? 0;
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
      return { view, motion: { kind: 'gaze', places: told.looked }, sound: 'look' };
    case 'look-bought':
      return {
        ...clapped(view, side, -(figures.lookPrice ?? 0)),
        motion: { kind: 'gaze', places: [number('position')] },
        sound: 'look',
      };
    case 'look-done':
      return { view: { ...view, shown: [] }, motion: { kind: 'put-away' } };
    case 'action-bought':
      return clapped(view, side, -(figures.actionPrice ?? 0));
    case 'applause-taken':
      return clapped(view, side, figures.clownApplause ?? 0);
    case 'applause-returned':
      return clapped(view, figures.otherSides?.[number('seat')] ?? 0, -(figures.clownApplause ?? 0));
    case 'poster-won':
    case 'five-clowns':
      return won(view, side, told.artist as Artist);
    case 'turn-began':
      return { view: { ...view, seat: number('seat'), turn: number('turn') } };
    default:
      return { view };
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

function clapped(view: View, side: number, by: number): Step {
  const sides = view.sides.map((each, i) => (i === side ? { ...each, applause: each.applause + by } : each));
  const what = by > 0 ? `[data-side="${side}"] .clap-token:last-child` : '.reserve > g:last-of-type .applause';
  return { view: { ...view, sides, reserve: view.reserve - by }, motion: { kind: 'pop', what }, sound: 'applause' };
}

function won(view: View, side: number, artist: Artist): Step {
  const sides = view.sides.map((each, i) => (i === side ? { ...each, posters: [...each.posters, artist] } : each));
  const posters = view.posters.filter((each) => each !== artist);
  return {
    view: { ...view, sides, posters },
    motion: { kind: 'pop', what: `[data-poster=${artist}]` },
    sound: 'poster',
  };
}

/** Exchanges what lies on two places, whatever the view says about it. */
export function exchanged(view: View, a: number, b: number): View {
  const moved = <T extends { position: number }>(things: T[]) =>
    things
      .map((each) => ({ ...each, position: each.position === a ? b : each.position === b ? a : each.position }))
      .sort((one, other) => one.position - other.position);
  return { ...view, ring: moved(view.ring), shown: moved(view.shown), notebook: moved(view.notebook) };
}

/** Turns a token over; who can be on its back now is for the next view to say. */
export function turned(view: View, position: number, artist: Artist): View {
  const ring = view.ring.map((each) => (each.position === position ? { ...each, artist, backs: [] } : each));
  const others = <T extends { position: number }>(things: T[]) => things.filter((each) => each.position !== position);
  return { ...view, ring, shown: others(view.shown), notebook: others(view.notebook) };
}
