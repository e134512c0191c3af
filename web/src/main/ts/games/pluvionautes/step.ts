/** What an event changes in the view, and how that is shown. */
import { SHOWN, type Stepped } from '../../board/playback';
import type { Told } from '../../table/board';
import { below } from './die';
import { type Balloon, type Board, type Cloud, cloudAt, islandAt, type PluvView, type Terrain } from './view';

export type Motion =
  | { kind: 'flight'; show: unknown }
  | { kind: 'toss'; cells: string[]; face: number; aim: string }
  | { kind: 'glide'; way: string[] }
  | { kind: 'dock'; cell: string }
  | { kind: 'anchor'; slot: string }
  | { kind: 'ship'; seat: number; cell: string; down: boolean }
  | { kind: 'count'; missions: string[] }
  | { kind: 'settle' };

type Step = Stepped<PluvView, Motion>;

const SETTLE: Motion = { kind: 'settle' };

export function step(view: PluvView, told: Told): Step {
  switch (told.event) {
    case SHOWN:
      return { view: { ...view, flown: true }, motion: { kind: 'flight', show: told.show }, sound: 'throw' };
    case 'die-thrown':
      return { view: { ...view, aim: `throw ${told.release}` } };
    case 'target-named':
      return { view: { ...view, aim: '' } };
    case 'die-landed':
      return landed(view, told);
    case 'die-lost':
      return { view: { ...ballooned(view, { cells: [] }), flown: false }, motion: SETTLE, sound: 'lost' };
    case 'landing-chosen':
      return { view: ballooned(view, { cells: [told.cell] }), motion: SETTLE };
    case 'face-set':
      return { view: ballooned(view, { face: told.face }), motion: SETTLE };
    case 'end-triggered':
      return { view, sound: 'gong' };
    case 'game-over':
      return { view, motion: { kind: 'count', missions: told.missions }, sound: 'gong' };
    default:
      return travelled(view, told);
  }
}

function travelled(view: PluvView, told: Told): Step {
  switch (told.event) {
    case 'die-moved':
    case 'cloud-towed':
      return glided(view, told.way);
    case 'island-towed':
      return { ...glided(view, told.way), view: left(arrived(view, told.way), told.way.at(-1)) };
    case 'island-docked':
      return docked(view, told, lifted(view, told.cell, 'island'));
    case 'cloud-docked':
      return docked(view, told, lifted(view, told.cell, 'cloud'));
    case 'stepped':
      return stepped(view, told);
    case 'piece-left':
      return { view: left(view, told.cell), motion: SETTLE };
    case 'cloud-anchored':
      return anchored(view, told);
    case 'airship-landed':
      return shipped(view, told, true);
    case 'airship-taken-off':
      return shipped(view, told, false);
    default:
      return { view };
  }
}

// ---- The die
// ---------------------------------------------------------------------------------------------------------

const ballooned = (view: PluvView, change: Partial<Balloon>): PluvView => ({
  ...view,
  balloon: { ...view.balloon, ...change },
});
const laid = (view: PluvView, change: Partial<Board>): PluvView => ({ ...view, board: { ...view.board, ...change } });
const arrived = (view: PluvView, way: string[]): PluvView => ballooned(view, { cells: [way[way.length - 1]] });
const glided = (view: PluvView, way: string[]): Step => ({
  view: arrived(view, way),
  motion: { kind: 'glide', way },
  sound: 'wind',
});

/** A throw that nobody has seen (no dexterity, lessons) is shown all the same. */
function landed(view: PluvView, { cells, face }: Told): Step {
  const now = { ...ballooned(view, { cells, face, carried: '', turned: false }), flown: false };
  return view.flown
    ? { view: now, motion: SETTLE }
    : { view: now, motion: { kind: 'toss', cells, face, aim: view.aim }, sound: 'throw' };
}

/** The die is turned over, and what it stands on is tied to it. */
function docked(view: PluvView, { cell, points }: Told, lifted: PluvView): Step {
  const face = below(view.balloon.face);
  return {
    view: ballooned(lifted, { cells: [cell], face, points, turned: true }),
    motion: { kind: 'dock', cell },
    sound: 'dock',
  };
}

/** A step of the advanced navigation; what was towed so far is taken along, or picked up. */
function stepped(view: PluvView, { from, to, towed, points }: Told): Step {
  const taken = towed !== 'nothing' && !view.balloon.carried
    ? lifted(view, from, String(towed).startsWith('cloud') ? 'cloud' : 'island')
    : view;
  return glided(ballooned(taken, { points }), [from, to]);
}

// ---- Pieces
// ----------------------------------------------------------------------------------------------------------

/** Takes a piece from its cell into tow. */
function lifted(view: PluvView, cell: string, kind: 'island' | 'cloud'): PluvView {
  const { islands, clouds } = view.board;
  const [island, cloud] = [islandAt(view, cell), cloudAt(view, cell)];
  if (kind === 'cloud' && cloud) {
    return ballooned(laid(view, { clouds: clouds.filter((each) => each !== cloud) }), { carried: cloud.cloud });
  }
  if (!island) return view;
  const carried = `${island.terrain} ${island.animals} ${island.plantation}`;
  return ballooned(laid(view, { islands: islands.filter((each) => each !== island) }), { carried });
}

/** Puts what is in tow down. */
function left(view: PluvView, cell: string): PluvView {
  const { islands, clouds } = view.board;
  const [kind, animals, plantation] = view.balloon.carried.split(' ');
  const free = ballooned(view, { carried: '' });
  if (!kind) return free;
  if (animals === undefined) return laid(free, { clouds: [...clouds, { cell, cloud: kind as Cloud }] });
  const island = { cell, terrain: kind as Terrain, animals: Number(animals), plantation: Number(plantation) };
  return laid(free, { islands: [...islands, island] });
}

function anchored(view: PluvView, { slot, cloud }: Told): Step {
  const all = [...view.board.anchored, { slot, cloud }];
  const now = { ...laid(ballooned(view, { carried: '' }), { anchored: all }), anchoredClouds: view.anchoredClouds + 1 };
  return {
    view: now,
    motion: { kind: 'anchor', slot },
    sound: cloud === 'sun' ? 'shine' : cloud === 'rain' ? 'rain' : 'wind',
  };
}

function shipped(view: PluvView, { seat, cell }: Told, down: boolean): Step {
  const free = down ? ballooned(left(view, cell), { cells: [] }) : view;
  const ships = free.board.airships.map((
    cells,
    i,
  ) => (i !== seat ? cells : down ? [...cells, cell] : cells.filter((each) => each !== cell)));
  return {
    view: laid(free, { airships: ships }),
    motion: { kind: 'ship', seat, cell, down },
    sound: down ? 'land' : 'wind',
  };
}
