import type { Reel } from '../../board/animation';
import type { Sight, Stage, Told } from '../../table/board';
import { pitch, spotOf, type Layout } from './layout';
import { crossing, place, step } from './trail';
import { OBSTACLES, type Direction, type RandoView } from './view';

/** What the animation needs of the board: the view that is drawn meanwhile, its nodes, and a way to draw again. */
export interface Film {
  view: RandoView;
  layout: Layout;
  stage: Stage;
  me: number;
  node(id: string): SVGElement | null;
  draw(): Promise<unknown>;
  float(at: { x: number; y: number }, text: string): void;
  reel: Reel;
  /** Whether somebody wants to see no more. */
  cut(): boolean;
}

type Frames = Keyframe[];

const play = (film: Film, id: string, frames: Frames, duration: number, easing = 'ease-in-out'): Promise<void> =>
  film.reel.play(film.node(id), frames, duration, { easing, fill: 'none' });

const shift = (x: number, y: number): string => `translate(${x}px, ${y}px)`;

/** A stretch on foot: a little hop at each crossing. */
async function walk(film: Film, told: Told): Promise<void> {
  const [from, to] = [place(told.from as string), place(told.to as string)];
  const by = step(told.direction as Direction);
  const count = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const gap = pitch(film.layout, Math.max(film.view.width, film.view.height));
  film.stage.sound(count ? 'steps' : 'turn-round');
  const hop = gap * 0.14;
  const frames: Frames =
    count === 0
      ? [{ transform: shift(0, 0) }, { transform: shift(by.x * gap * 0.25, by.y * gap * 0.25 - hop) }, { transform: shift(0, 0) }]
      : Array.from({ length: 2 * count + 1 }, (_, i) => ({
          transform: shift((by.x * gap * i) / 2, (by.y * gap * i) / 2 - (i % 2 ? hop : 0)),
        }));
  await play(film, `walk-${told.hiker}`, frames, count === 0 ? 180 : Math.min(150 + 130 * count, 760), 'linear');
  const hiker = film.view.hikers.find(h => h.colour === told.hiker);
  if (hiker) hiker.at = crossing(to);
  await film.draw();
}

/** A token turns like a coin. */
async function flip(film: Film, at: string): Promise<void> {
  const token = film.view.tokens.find(t => t.at === at);
  if (!token) return;
  await play(film, `turn-${at}`, [{ transform: 'scale(1, 1)' }, { transform: 'scale(0.04, 1.08)' }], 110, 'ease-in');
  token.side = token.side === 'value' ? 'obstacle' : 'value';
  await film.draw();
  await play(film, `turn-${at}`, [{ transform: 'scale(0.04, 1.08)' }, { transform: 'scale(1, 1)' }], 130, 'ease-out');
}

async function score(film: Film, told: Told): Promise<void> {
  film.stage.sound(told.times === 2 ? 'double' : 'bell');
  film.float(spotOf(film.layout, place(told.at as string), film.view.width, film.view.height), `+${told.points}`);
  const seat = film.view.seats[told.seat as number];
  seat.points += told.points as number;
  seat.total += told.points as number;
  await flip(film, told.at as string);
}

async function climb(film: Film, told: Told): Promise<void> {
  film.stage.sound('whistle');
  const kind = OBSTACLES.indexOf(told.obstacle as never);
  const seat = film.view.seats[told.seat as number];
  const before = seat.levels[kind];
  film.float(spotOf(film.layout, place(told.at as string), film.view.width, film.view.height), `▲${told.steps}`);
  seat.levels[kind] = told.level as number;
  await film.draw();
  const gap = (film.layout.scales.w * 0.58) / film.view.scale;
  void play(
    film,
    `level-${told.seat}-${told.obstacle}`,
    [{ transform: shift((before - (told.level as number)) * gap, 0) }, { transform: shift(0, 0) }],
    380,
  );
  await flip(film, told.at as string);
}

async function swapMarkers(film: Film, told: Told): Promise<void> {
  film.stage.sound('sign');
  const { markers } = film.view;
  const [a, b] = [told.one, told.other].map(name => markers.findIndex(m => m.obstacle === name));
  if (a < 0 || b < 0) return;
  [markers[a].obstacle, markers[b].obstacle] = [markers[b].obstacle, markers[a].obstacle];
  await film.draw();
  const rise = (film.layout.scales.h / markers.length) * (b - a);
  void play(film, `row-${markers[b].obstacle}`, [{ transform: shift(0, -rise) }, { transform: shift(0, 0) }], 320);
  await play(film, `row-${markers[a].obstacle}`, [{ transform: shift(0, rise) }, { transform: shift(0, 0) }], 320);
}

async function turnTile(film: Film, told: Told, state: 'active' | 'blocked' | 'removed'): Promise<void> {
  film.stage.sound('tile');
  const id = told.seat === film.me ? `face-${told.tile}` : `face-${told.seat}-${told.tile}`;
  const seen = film.view.seats[told.seat as number].tiles.find(t => t.tile === told.tile);
  await play(film, id, [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0.05)' }], 100, 'ease-in');
  if (seen) seen.state = state;
  await film.draw();
  await play(film, id, [{ transform: 'scaleX(0.05)' }, { transform: 'scaleX(1)' }], 120, 'ease-out');
}

async function multiplier(film: Film, told: Told): Promise<void> {
  film.stage.sound(told.event === 'multiplier-raised' ? 'up' : 'down');
  const seen = film.view.seats[told.seat as number].tiles.find(t => t.tile === told.tile);
  if (seen) seen.multiplier = told.to as number;
  await film.draw();
  const id = told.seat === film.me ? `face-${told.tile}` : `face-${told.seat}-${told.tile}`;
  await play(film, id, [{ transform: 'scale(1)' }, { transform: 'scale(1.09)' }, { transform: 'scale(1)' }], 220);
}

/** A card of mine comes from the pile. */
async function draw(film: Film, told: Told): Promise<void> {
  film.stage.sound('card');
  const seat = film.view.seats[told.seat as number];
  seat.hand.push({ colour: told.colour as never, kind: (told.kind ?? 'hidden') as never });
  film.view.pile--;
  await film.draw();
  const { pile, hand } = film.layout;
  if (told.seat === film.me)
    await play(
      film,
      `drawn-${seat.hand.length}`,
      [{ transform: shift(pile.x - hand.x, pile.y - hand.y) }, { transform: shift(0, 0) }],
      300,
    );
}

async function other(film: Film, told: Told): Promise<void> {
  const sounds: Record<string, string> = {
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
  const sound = sounds[told.event];
  if (sound) film.stage.sound(sound);
  if (told.event === 'top-shown') {
    film.view.top = told.colour as never;
    await film.draw();
  }
}

function one(film: Film, told: Told): Promise<void> {
  switch (told.event) {
    case 'hiker-walked':
      return walk(film, told);
    case 'value-scored':
      return score(film, told);
    case 'scale-climbed':
      return climb(film, told);
    case 'markers-swapped':
      return swapMarkers(film, told);
    case 'tile-blocked':
      return turnTile(film, told, 'blocked');
    case 'tile-turned':
      return turnTile(film, told, 'active');
    case 'tile-removed':
      return turnTile(film, told, 'removed');
    case 'multiplier-raised':
    case 'multiplier-lowered':
      return multiplier(film, told);
    case 'card-drawn':
    case 'back-drawn':
      return draw(film, told);
    default:
      return other(film, told);
  }
}

/** Plays back what was told between two views; whatever happens, the board shows the later one afterwards. */
export async function show(film: Film, after: Sight): Promise<void> {
  for (const line of after.lines) {
    for (const told of line.told) if (!film.cut()) await one(film, told);
  }
}
