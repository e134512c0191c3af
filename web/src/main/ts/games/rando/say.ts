import { Verbatim } from '../../core/words';
import type { Scene } from './spots';
import { crossing, type Stretch } from './trail';
import { obstacleOf, type Card, type Direction, type Hiker, type TileSeen, type Token } from './view';

/** Every thing on the board in words: for the caption, and for those who listen instead of looking. */
type Args = Record<string, unknown>;

const words = (scene: Scene, key: string, args: Args = {}): string => scene.stage.words.say(`board.${key}`, args);

export const seatName = (scene: Scene, seat: number): string => scene.stage.seats[seat]?.name ?? String(seat + 1);

/** Said as it was typed. */
const person = (scene: Scene, seat: number): Verbatim => new Verbatim(seatName(scene, seat));

export function track(scene: Scene): string {
  const { round, track: spaces } = scene.view;
  const space = spaces[Math.max(0, round - 1)];
  return `${words(scene, 'track', { round, rounds: spaces.length, space: `space.${space}` })} ${words(scene, `space.${space}`)}`;
}

export function pile(scene: Scene): string {
  const { view } = scene;
  const discarded = view.discard.reduce((sum, of) => sum + of.kinds.reduce((a, b) => a + b, 0), 0);
  const top = view.top ? words(scene, 'pile.top', { colour: `colour.${view.top}` }) : '';
  return `${words(scene, 'pile', { count: view.pile })} ${top} ${words(scene, 'pile.discard', { count: discarded })}`;
}

export function token(scene: Scene, seen: Token): string {
  const args = { at: seen.at, colour: `colour.${seen.colour}`, value: seen.value, obstacle: `obstacle.${obstacleOf(seen.colour)}` };
  return words(scene, `token.${seen.side}`, args);
}

export const hiker = (scene: Scene, seen: Hiker): string => words(scene, 'hiker', { at: seen.at, colour: `colour.${seen.colour}` });

/** What a stretch would bring: "north to d2: scores 4 points (doubled)". */
export function way(scene: Scene, direction: Direction, ahead?: Stretch): string {
  if (!ahead) return '';
  const to = crossing(ahead.to);
  const key = to === crossing(ahead.from) ? 'way.stays' : 'way';
  return words(scene, key, { direction: `direction.${direction}`, to, meeting: meeting(scene, ahead) });
}

export function meeting(scene: Scene, ahead: Stretch): string {
  const twice = ahead.double ? ' ' + words(scene, 'way.double') : '';
  if (ahead.meets === 'border') return words(scene, 'way.border');
  if (ahead.meets === 'value') return words(scene, 'way.value', { points: reward(ahead) }) + twice;
  if (ahead.meets === 'obstacle') {
    return words(scene, 'way.obstacle', { steps: reward(ahead), obstacle: `obstacle.${obstacleOf(ahead.token!.colour)}` }) + twice;
  }
  return ahead.pushed
    ? words(scene, 'way.push', { colour: `colour.${ahead.pushed.colour}`, then: meeting(scene, ahead.pushed) })
    : words(scene, 'way.stop');
}

export const reward = (ahead: Stretch): number => (ahead.meets === 'value' ? ahead.token!.value : 1) * (ahead.double ? 2 : 1);

/** A row of the scales: its weight now, and what each player's level is worth. */
export function scale(scene: Scene, index: number): string {
  const { view } = scene;
  const { obstacle, weight } = view.markers[index];
  const kind = ['rockfall', 'bramble', 'fallen-tree', 'ford'].indexOf(obstacle);
  const all = view.seats.map((seat, i) =>
    words(scene, 'scale.seat', { name: person(scene, i), level: seat.levels[kind], points: seat.levels[kind] * weight }),
  );
  return `${words(scene, 'scale', { rank: index + 1, obstacle: `obstacle.${obstacle}`, weight })} ${all.join(', ')}`;
}

/** What exchanging two markers would mean to each player, in points now. */
export function swap(scene: Scene, one: number, other: number): string {
  const { view } = scene;
  const [a, b] = [view.markers[one - 1], view.markers[other - 1]];
  const gains = view.seats.map((_, seat) =>
    words(scene, 'swap.seat', { name: person(scene, seat), gain: signed(swapGain(scene, seat, one, other)) }),
  );
  return `${words(scene, 'swap', { one: `obstacle.${a.obstacle}`, other: `obstacle.${b.obstacle}` })} ${gains.join(', ')}`;
}

export function swapGain(scene: Scene, seat: number, one: number, other: number): number {
  const { markers, seats } = scene.view;
  const level = (rank: number) => seats[seat].levels[['rockfall', 'bramble', 'fallen-tree', 'ford'].indexOf(markers[rank - 1].obstacle)];
  return (level(other) - level(one)) * (markers[one - 1].weight - markers[other - 1].weight);
}

export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0');

export function tile(scene: Scene, seen: TileSeen): string {
  const range = scene.view.ranges.find(r => r.tile === seen.tile);
  const args = { tile: `tile.${seen.tile}`, times: seen.multiplier, most: range?.most ?? 0 };
  const own = seen.state !== 'active' ? `tile.${seen.state}` : seen.tile === 'joker' ? 'tile.joker' : 'tile.active';
  const key = scene.mode.joker && seen.tile !== 'joker' ? 'tile.lent' : own;
  return `${words(scene, key, args)} ${words(scene, `help.${seen.tile}`, { colour: scene.view.top ? `colour.${scene.view.top}` : '' })}`;
}

export function rivalTile(scene: Scene, seat: number, seen: TileSeen): string {
  const key = seen.state !== 'active' ? `rival.${seen.state}` : seen.tile === 'joker' ? 'rival.joker' : 'rival.active';
  return words(scene, key, { name: person(scene, seat), tile: `tile.${seen.tile}`, times: seen.multiplier });
}

export function card(scene: Scene, seen: Card): string {
  const colour = `colour.${seen.colour}`;
  if (seen.kind === 'hidden') return words(scene, 'card.hidden', { colour });
  return `${words(scene, 'card', { colour, kind: `card-kind.${seen.kind}` })} ${words(scene, `card.${seen.kind}`, { colour })}`;
}

export const button = (scene: Scene, word: string): string =>
  words(scene, word === 'pass' && ['reorder', 'hike'].includes(scene.view.stage) ? 'button.enough' : `button.${word}`);
