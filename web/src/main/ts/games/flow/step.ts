/** What an event changes on the board, and how that is shown: the difference between two views, one event at a time. */
import type { Stepped } from '../../board/playback';
import type { Told } from '../../table/board';
import type { Animal, Laid, View } from './view';

export interface Hit {
  square: string;
  tile: string;
  fate: 'swept' | 'saved-by-bird' | 'swept-with-bird' | 'remains';
}

export type Motion =
  | { kind: 'land'; square: string }
  | { kind: 'leave'; square: string }
  | { kind: 'glide'; from: string; square: string }
  | { kind: 'pop'; what: string }
  | { kind: 'wave'; white: number; black: number; hits: Hit[] }
  | { kind: 'swim'; paths: { animal: Animal; squares: string[] }[] };

type Step = Stepped<View, Motion>;

export function step(view: View, told: Told): Step {
  const { square, tile } = told;
  switch (told.event) {
    case 'tile-drawn':
    case 'tile-taken':
    case 'tile-picked':
      return shown({ ...view, held: tile }, { kind: 'pop', what: '.held' }, 'drip');
    case 'tile-placed':
    case 'tile-returned':
      return shown(laid(view, told), { kind: 'land', square }, 'pour');
    case 'obstacle-placed':
      return shown(laid(view, { ...told, tile: 'scenario-obstacle', open: '' }), { kind: 'land', square }, 'stone');
    case 'tile-moved':
      return shown(laid(without(view, [told.from]), told), { kind: 'glide', from: told.from, square }, 'pour');
    case 'tile-removed':
      return shown(without(view, [square]), { kind: 'leave', square }, 'drip');
    case 'bird-placed':
      return shown(winged(view, square, true), { kind: 'pop', what: `[data-piece=${square}] .bird` }, 'bird');
    case 'tile-turned-up':
      return shown(
        { ...view, revealed: [...view.revealed, tile] },
        { kind: 'pop', what: '.pick:last-of-type' },
        'drip',
      );
    case 'wave':
      return shown(
        swept(view, told.hits),
        { kind: 'wave', white: told.white, black: told.black, hits: told.hits },
        'wave',
      );
    case 'won':
      return shown(view, { kind: 'swim', paths: told.paths }, 'won');
    case 'round-started':
    case 'round-opened':
      return shown(view, undefined, 'start');
    case 'lost':
      return shown(view, undefined, 'lost');
    default:
      return shown(view);
  }
}

const shown = (view: View, motion?: Motion, sound?: string): Step => ({ view, motion, sound });

function laid(view: View, told: Told): View {
  const tile: Laid = { square: told.square, tile: told.tile, open: told.open, bird: false };
  return { ...view, held: undefined, board: [...view.board.filter((each) => each.square !== tile.square), tile] };
}

const without = (view: View, squares: string[]): View => ({
  ...view,
  from: undefined,
  board: view.board.filter((each) => !squares.includes(each.square)),
});

const winged = (view: View, square: string, bird: boolean): View => ({
  ...view,
  board: view.board.map((each) => (each.square === square ? { ...each, bird } : each)),
});

function swept(view: View, hits: Hit[]): View {
  const saved = hits.filter((hit) => hit.fate === 'saved-by-bird').reduce(
    (now, hit) => winged(now, hit.square, false),
    view,
  );
  return without(saved, hits.filter((hit) => hit.fate.startsWith('swept')).map((hit) => hit.square));
}
