/** What an event changes on the board, and how that is shown: the difference between two views, one event at a time. */
import type { Told } from '../../table/board';
import type { Animal, Laid, View } from './model';

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
  | { kind: 'swim'; paths: { animal: Animal; squares: string[] }[] }
  | { kind: 'none' };

export interface Step {
  view: View;
  motion: Motion;
  sound?: string;
}

export function step(view: View, told: Told): Step {
  switch (told.event) {
    case 'tile-drawn':
    case 'tile-taken':
    case 'tile-picked':
      return { view: { ...view, held: told.tile }, motion: { kind: 'pop', what: '.held' }, sound: 'drip' };
    case 'tile-placed':
    case 'tile-returned':
      return { view: laid(view, told), motion: { kind: 'land', square: told.square }, sound: 'pour' };
    case 'obstacle-placed':
      return { view: laid(view, { ...told, tile: 'scenario-obstacle', open: '' }), motion: { kind: 'land', square: told.square }, sound: 'stone' };
    case 'tile-moved':
      return { view: laid(without(view, [told.from]), told), motion: { kind: 'glide', from: told.from, square: told.square }, sound: 'pour' };
    case 'tile-removed':
      return { view: without(view, [told.square]), motion: { kind: 'leave', square: told.square }, sound: 'drip' };
    case 'bird-placed':
      return { view: winged(view, told.square, true), motion: { kind: 'pop', what: `[data-piece=${told.square}] .bird` }, sound: 'bird' };
    case 'tile-turned-up':
      return { view: { ...view, revealed: [...view.revealed, told.tile] }, motion: { kind: 'pop', what: '.pick:last-of-type' }, sound: 'drip' };
    case 'wave':
      return { view: swept(view, told.hits), motion: { kind: 'wave', white: told.white, black: told.black, hits: told.hits }, sound: 'wave' };
    case 'won':
      return { view, motion: { kind: 'swim', paths: told.paths }, sound: 'won' };
    case 'round-started':
      return { view, motion: { kind: 'none' }, sound: 'start' };
    case 'lost':
      return { view, motion: { kind: 'none' }, sound: 'lost' };
    default:
      return { view, motion: { kind: 'none' } };
  }
}

function laid(view: View, told: Told): View {
  const tile: Laid = { square: told.square, tile: told.tile, open: told.open, bird: false };
  return { ...view, held: undefined, board: [...view.board.filter(each => each.square !== tile.square), tile] };
}

const without = (view: View, squares: string[]): View => ({ ...view, from: undefined, board: view.board.filter(each => !squares.includes(each.square)) });

const winged = (view: View, square: string, bird: boolean): View => ({
  ...view,
  board: view.board.map(each => (each.square === square ? { ...each, bird } : each)),
});

function swept(view: View, hits: Hit[]): View {
  const saved = hits.filter(hit => hit.fate === 'saved-by-bird').reduce((now, hit) => winged(now, hit.square, false), view);
  return without(saved, hits.filter(hit => hit.fate.startsWith('swept')).map(hit => hit.square));
}
