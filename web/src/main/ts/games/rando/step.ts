/** What an event changes in the view, and how that is shown. */
import type { Stepped } from '../../board/playback';
import type { Told } from '../../table/board';
import {
  type Card,
  type Direction,
  type Obstacle,
  OBSTACLES,
  type RandoView,
  type SeatView,
  type TileSeen,
  type Token,
} from './view';

export type Motion =
  | { kind: 'walk'; hiker: string; from: string; to: string; direction: Direction }
  | { kind: 'gain'; at: string; text: string; climbed?: { seat: number; obstacle: Obstacle; by: number } }
  | { kind: 'exchange'; one: number; other: number }
  | { kind: 'turn'; seat: number; tile: string }
  | { kind: 'pulse'; seat: number; tile: string }
  | { kind: 'deal'; seat: number };

type Step = Stepped<RandoView, Motion>;

/** Events that are heard and change nothing that the next view would not say. */
const SOUNDS: Record<string, string> = {
  'card-played': 'card',
  'card-discarded': 'card',
  'card-given': 'card',
  'back-given': 'card',
  'round-ended': 'round',
  'points-lost': 'lose',
  'hiker-met': 'bump',
  'border-met': 'bounce',
  'tiles-restored': 'tile',
  'pile-made': 'card',
};

export function step(view: RandoView, told: Told): Step {
  switch (told.event) {
    case 'hiker-walked':
      return walked(view, told);
    case 'value-scored':
      return scored(view, told);
    case 'scale-climbed':
      return climbed(view, told);
    case 'markers-swapped':
      return exchanged(view, told);
    case 'tile-blocked':
      return turned(view, told, 'blocked');
    case 'tile-turned':
      return turned(view, told, 'active');
    case 'tile-removed':
      return turned(view, told, 'removed');
    case 'multiplier-raised':
      return multiplied(view, told, 'up');
    case 'multiplier-lowered':
      return multiplied(view, told, 'down');
    case 'card-drawn':
    case 'back-drawn':
      return dealt(view, told);
    case 'top-shown':
      return { view: { ...view, top: told.colour } };
    default:
      return { view, sound: SOUNDS[told.event] };
  }
}

function walked(view: RandoView, { hiker, from, to, direction }: Told): Step {
  const hikers = view.hikers.map((each) => (each.colour === hiker ? { ...each, at: to } : each));
  return {
    view: { ...view, hikers },
    motion: { kind: 'walk', hiker, from, to, direction },
    sound: from === to ? 'turn-round' : 'steps',
  };
}

function scored(view: RandoView, { seat, at, points, times }: Told): Step {
  const paid = seated(view, seat, (each) => ({ ...each, points: each.points + points, total: each.total + points }));
  return {
    view: flipped(paid, at),
    motion: { kind: 'gain', at, text: `+${points}` },
    sound: times > 1 ? 'double' : 'bell',
  };
}

function climbed(view: RandoView, { seat, at, obstacle, steps, level }: Told): Step {
  const kind = OBSTACLES.indexOf(obstacle);
  const by = level - view.seats[seat].levels[kind];
  const higher = seated(
    view,
    seat,
    (each) => ({ ...each, levels: each.levels.map((now, i) => (i === kind ? level : now)) }),
  );
  return {
    view: flipped(higher, at),
    motion: { kind: 'gain', at, text: `▲${steps}`, climbed: { seat, obstacle, by } },
    sound: 'whistle',
  };
}

function exchanged(view: RandoView, told: Told): Step {
  const [one, other] = [told.one, told.other].map((name) => view.markers.findIndex((each) => each.obstacle === name));
  if (one < 0 || other < 0) return { view };
  const at = (i: number): number => (i === one ? other : i === other ? one : i);
  const markers = view.markers.map((each, i) => ({ ...each, obstacle: view.markers[at(i)].obstacle }));
  return { view: { ...view, markers }, motion: { kind: 'exchange', one, other }, sound: 'sign' };
}

function turned(view: RandoView, { seat, tile }: Told, state: TileSeen['state']): Step {
  return { view: retiled(view, seat, tile, { state }), motion: { kind: 'turn', seat, tile }, sound: 'tile' };
}

function multiplied(view: RandoView, { seat, tile, to }: Told, sound: string): Step {
  return { view: retiled(view, seat, tile, { multiplier: to }), motion: { kind: 'pulse', seat, tile }, sound };
}

/** A card comes from the pile; of somebody else's only the back is told. */
function dealt(view: RandoView, { seat, colour, kind = 'hidden' }: Told): Step {
  const card: Card = { colour, kind };
  const held = seated({ ...view, pile: view.pile - 1 }, seat, (each) => ({ ...each, hand: [...each.hand, card] }));
  return { view: held, motion: { kind: 'deal', seat }, sound: 'card' };
}

const seated = (view: RandoView, seat: number, change: (seat: SeatView) => SeatView): RandoView => ({
  ...view,
  seats: view.seats.map((each, i) => (i === seat ? change(each) : each)),
});

const retiled = (view: RandoView, seat: number, tile: string, change: Partial<TileSeen>): RandoView =>
  seated(
    view,
    seat,
    (each) => ({ ...each, tiles: each.tiles.map((seen) => (seen.tile === tile ? { ...seen, ...change } : seen)) }),
  );

/** A token shows its other side. */
function flipped(view: RandoView, at: string): RandoView {
  const over = (token: Token): Token => ({ ...token, side: token.side === 'value' ? 'obstacle' : 'value' });
  return { ...view, tokens: view.tokens.map((token) => (token.at === at ? over(token) : token)) };
}
