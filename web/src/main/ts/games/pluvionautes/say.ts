import { Verbatim } from '../../core/words';
import { preview, scatter, type Aim } from './aim';
import { slotOf, neighbours } from './cells';
import { aimOf, type Scene } from './spots';
import { airshipAt, cloudAt, HERDS, islandAt, PLANTS, weatherAt, type Goods } from './view';
import { docking, fogBeside, ways, yields } from './way';

/** Everything on the board in words: for the caption, and for those who listen instead of looking. */
type Args = Record<string, unknown>;
export const words = (scene: Scene, key: string, args: Args = {}): string => scene.stage.words.say(`board.${key}`, args);
export const seatName = (scene: Scene, seat: number): string => scene.stage.seats[seat]?.name ?? String(seat + 1);
const counted = (scene: Scene, goods: Goods, count: number): string => words(scene, `some.${goods}`, { count });

/** What lies on a cell. */
export function contents(scene: Scene, name: string): string {
  const { view } = scene;
  const said: string[] = [];
  const island = islandAt(view, name);
  if (island) {
    const now = yields(view, name);
    said.push(
      words(scene, 'isle', {
        terrain: `terrain.${island.terrain}`,
        animals: counted(scene, HERDS[island.terrain], now.animals),
        plants: counted(scene, PLANTS[island.terrain], now.plantation),
      }),
    );
  }
  const cloud = cloudAt(view, name);
  if (cloud) said.push(words(scene, island ? 'cloud-on' : 'cloud', { cloud: `cloud.${cloud.cloud}` }));
  const airship = airshipAt(view, name);
  if (airship >= 0) said.push(words(scene, 'airship', { name: new Verbatim(seatName(scene, airship)) }));
  for (const die of weatherAt(view, name)) said.push(words(scene, 'weather', { die: `weather.${die.die}`, value: die.value }));
  if (island && fogBeside(view, name)) said.push(words(scene, 'fogged'));
  const beside = view.board.anchored.filter(each => neighbours(name).some(next => each.slot === slotOf(name, next)));
  if (beside.length) said.push(words(scene, 'beside', { clouds: beside.map(each => `cloud.${each.cloud}`) }));
  if (view.balloon.cells.includes(name)) said.push(words(scene, 'die-here'));
  return said.length ? said.join(', ') : words(scene, 'empty');
}

/** A cell, and what choosing it would do. */
export function cellLabel(scene: Scene, name: string, word?: string): string {
  const here = `${name}: ${contents(scene, name)}`;
  const then = word ? consequence(scene, name, word.split(' ')[0]) : '';
  return then ? `${here}. ${then}` : here;
}

function consequence(scene: Scene, name: string, verb: string): string {
  const { view } = scene;
  const from = view.balloon.cells[0];
  if (verb === 'target') return chances(scene, scatter(name), name);
  if (verb === 'anchor' && from) return slotLabel(scene, slotOf(from, name));
  if (!from || !['move', 'tow', 'step'].includes(verb)) return '';
  const cost = ways(view, from).get(name)?.cost ?? 0;
  const price = words(scene, 'costs', { cost, left: view.balloon.points - cost });
  if (verb !== 'move') return price;
  const { docks, held } = docking(view, name);
  const dock = docks
    ? words(scene, 'docks', { piece: docks, points: 7 - view.balloon.face })
    : held
      ? words(scene, `held.${held}`)
      : words(scene, 'docks.nothing');
  return `${price} ${dock}`;
}

/** How likely a target is, and the chance to miss the board. */
export function chances(scene: Scene, table: Map<string, number>, target: string): string {
  const share = (count: number) => Math.round(count / 10);
  const near = neighbours(target).reduce((sum, next) => sum + (table.get(next) ?? 0), table.get(target) ?? 0);
  return words(scene, 'chances', { here: share(table.get(target) ?? 0), near: share(near), off: share(table.get('off') ?? 0) });
}

/** Where a throw tends to land. */
export function throwLabel(scene: Scene): string {
  const table = preview(aimOf(scene));
  const best = [...table].filter(([to]) => to !== 'off').sort((a, b) => b[1] - a[1])[0]?.[0] ?? '3.3';
  return `${words(scene, 'throw', { cell: best })} ${chances(scene, table, best)}`;
}

export const part = (scene: Scene, which: keyof Aim): string => words(scene, `aim.${which}`);
export const faceLabel = (scene: Scene, face: number): string => words(scene, 'set', { face, other: 7 - face });
export const aloneLabel = (scene: Scene): string => words(scene, scene.mode.alone ? 'along' : 'alone');
export const endLabel = (scene: Scene): string => words(scene, scene.view.navigation === 'clouds' ? 'end.clouds' : 'end.islands');

export function slotLabel(scene: Scene, slot: string): string {
  const cloud = scene.view.balloon.carried || 'rain';
  const both = slot
    .split('|')
    .map(name => islandAt(scene.view, name))
    .filter(Boolean).length;
  return `${words(scene, 'slot', { slot })} ${words(scene, `anchor.${cloud}`, { islands: both })}`;
}

export function goodsLabel(scene: Scene, goods: Goods): string {
  const largest = scene.view.largest.find(each => each.goods === goods);
  return words(scene, 'largest', { goods: `goods.${goods}`, points: largest?.points ?? 0, cells: largest?.cells ?? [] });
}

/** The state of the die in a sentence. */
export function dieLabel(scene: Scene): string {
  const { balloon, throwsLeft, phase } = scene.view;
  if (!balloon.cells.length) return phase === 'throw' ? words(scene, 'tries', { count: throwsLeft }) : words(scene, 'die.hand');
  const airship = scene.stage.options.advanced !== 'on' && (balloon.face === 1 || balloon.face === 6);
  if (airship && balloon.points === 0) return words(scene, 'die.airship');
  if (phase === 'navigate') return words(scene, 'die.left', { points: balloon.points });
  const points = phase === 'land' || phase.startsWith('place') ? balloon.face : balloon.points;
  return words(scene, balloon.turned ? 'die.turned' : 'die.shows', { points, other: 7 - balloon.face });
}
