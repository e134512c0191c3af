import { Verbatim } from '../../core/words';
import { type Sight, type Stage, tell, type Telling, type Told } from '../../table/board';
import { type Aim, aimedAt, parse, percent } from './aim';
import { neighbours, slotOf } from './cells';
import { below, isAirship } from './die';
import { dieKind, isFoggy, yieldOf } from './field';
import { aimOf, landings, type Pluvionautes, throwOf } from './spots';
import { airshipAt, cloudAt, type Goods, HERDS, islandAt, PLANTS, type PluvView, weatherAt } from './view';

type Args = Record<string, unknown>;

const SETUP = new Set(['lay', 'seed', 'toss', 'choose-missions', 'deal', 'first']);

/** What can I do now? One sentence. */
export function prompt(sight: Sight, stage: Stage): string {
  const view = sight.view as PluvView;
  const say = (key: string, args: Args = {}) => stage.words.say(`prompt.${key}`, args);
  if (view.phase === 'over') return say('over');
  if (sight.moves.length === 0) {
    const doing = view.turn < 0 || SETUP.has(view.phase) ? 'setup' : view.phase;
    return say('wait', {
      name: new Verbatim(stage.seats[Math.max(0, view.turn)]?.name ?? ''),
      doing: say(`doing.${doing}`),
    });
  }
  const { balloon } = view;
  const piece = balloon.carried.split(' ')[0];
  const args = {
    points: balloon.points,
    tries: view.throwsLeft,
    piece: piece ? `${/rain|sun|fog/.test(piece) ? 'cloud' : 'terrain'}.${piece}` : '',
  };
  if (view.phase === 'throw') return say(sight.sample ? 'throw' : 'target', args);
  if (view.phase === 'navigate') return say(`navigate.${view.navigation}`, args);
  return say(view.phase, args);
}

/** Laying out the sky is not worth a line for each piece. */
const TELLING: Telling = {
  kinds: { die: 'weather', missions: 'mission' },
  silent: ['island-laid', 'cloud-laid', 'seed-drawn', 'mission-hidden', 'die-thrown'],
};

/** A line of the log; a way is said from cell to cell. */
export const line = (told: Told, stage: Stage): string =>
  tell(Array.isArray(told.way) ? { ...told, way: told.way.join(' – ') } : told, stage, TELLING);

/** A move in words, as a hint says it. */
export function move(word: string, stage: Stage): string {
  const [verb, first] = word.split(' ');
  const say = (key: string, args: Args = {}) => stage.words.say(`move.${key}`, args);
  if (verb === 'throw') return say('throw', { cell: aimedAt(parse(word)) });
  if (verb === 'set') return say('set', { face: Number(first) });
  if (verb === 'sun' || verb === 'monsoon') return say('place', { cell: first });
  return say(verb, { cell: first ?? '' });
}

// ---- Everything on the board: for the caption, and for those who listen instead of looking
// ---------------------------

export const words = (board: Pluvionautes, key: string, args: Args = {}): string =>
  board.stage.words.say(`board.${key}`, args);
export const seatName = (board: Pluvionautes, seat: number): string =>
  board.stage.seats[seat]?.name ?? String(seat + 1);
const counted = (board: Pluvionautes, goods: Goods, count: number): string => words(board, `some.${goods}`, { count });

/** What lies on a cell. */
export function contents(board: Pluvionautes, name: string): string {
  const { view } = board;
  const said: string[] = [];
  const island = islandAt(view, name);
  if (island) {
    const now = yieldOf(board, island);
    said.push(
      words(board, 'isle', {
        terrain: `terrain.${island.terrain}`,
        animals: counted(board, HERDS[island.terrain], now.animals),
        plants: counted(board, PLANTS[island.terrain], now.plantation),
      }),
    );
  }
  const cloud = cloudAt(view, name);
  if (cloud) said.push(words(board, island ? 'cloud-on' : 'cloud', { cloud: `cloud.${cloud.cloud}` }));
  const airship = airshipAt(view, name);
  if (airship >= 0) said.push(words(board, 'airship', { name: new Verbatim(seatName(board, airship)) }));
  for (const die of weatherAt(view, name)) {
    said.push(words(board, 'weather', { die: `weather.${die.die}`, value: die.value }));
  }
  if (island && isFoggy(board, name)) said.push(words(board, 'fogged'));
  const beside = view.board.anchored.filter((each) => each.slot.split('|').includes(name));
  if (beside.length) said.push(words(board, 'beside', { clouds: beside.map((each) => `cloud.${each.cloud}`) }));
  if (view.balloon.cells.includes(name)) said.push(words(board, 'die-here'));
  return said.length ? said.join(', ') : words(board, 'empty');
}

/** A cell, and what choosing it would do. */
export function cellLabel(board: Pluvionautes, name: string, word?: string): string {
  const here = `${name}: ${contents(board, name)}`;
  const then = word ? consequence(board, name, word) : '';
  return then ? `${here}. ${then}` : here;
}

/** What the server would tell of the move that is pointed at. */
function consequence(board: Pluvionautes, name: string, word: string): string {
  const verb = word.split(' ')[0];
  const from = board.view.balloon.cells[0];
  if (verb === 'anchor' && from) return slotLabel(board, slotOf(from, name));
  if (board.over !== `cell-${name}`) return '';
  if (['throw', 'target'].includes(verb)) return chances(board, word, name);
  if (!['move', 'tow', 'step'].includes(verb)) return '';
  const told = board.tried(word)?.told ?? [];
  return told.map((each) => would(board, each)).filter(Boolean).join(' ');
}

function would(board: Pluvionautes, told: Told): string {
  const { points } = board.view.balloon;
  switch (told.event) {
    case 'die-moved':
    case 'island-towed':
    case 'cloud-towed':
      return words(board, 'costs', { cost: told.cost, left: points - told.cost });
    case 'stepped':
      return words(board, 'costs', { cost: points - told.points, left: told.points });
    case 'island-docked':
      return words(board, 'docks', { piece: `terrain.${told.terrain}`, points: told.points });
    case 'cloud-docked':
      return words(board, 'docks', { piece: `cloud.${told.cloud}`, points: told.points });
    case 'not-docked':
      return undocked(board, told.reason.split('.')[1]);
    default:
      return '';
  }
}

const undocked = (board: Pluvionautes, reason: string): string =>
  words(board, reason === 'nothing' ? 'docks.nothing' : `held.${reason}`);

/** How likely a throw is to end at a cell, and to miss the board, as the server says. */
function chances(board: Pluvionautes, word: string, target: string): string {
  const table = landings(board, word);
  if (!table) return '';
  const near = neighbours(target).reduce((sum, next) => sum + (table.get(next) ?? 0), table.get(target) ?? 0);
  return words(board, 'chances', {
    here: percent(table.get(target) ?? 0),
    near: percent(near),
    off: percent(table.get('off') ?? 0),
  });
}

/** Where a throw tends to land. */
export function throwLabel(board: Pluvionautes): string {
  const cell = aimedAt(aimOf(board));
  return `${words(board, 'throw', { cell })} ${chances(board, throwOf(board), cell)}`.trim();
}

export const part = (board: Pluvionautes, which: keyof Aim): string => words(board, `aim.${which}`);
export const faceLabel = (board: Pluvionautes, face: number): string =>
  words(board, 'set', { face, other: below(face) });
export const aloneLabel = (board: Pluvionautes): string => words(board, board.mode.alone ? 'along' : 'alone');
export const endLabel = (board: Pluvionautes): string =>
  words(board, board.view.navigation === 'clouds' ? 'end.clouds' : 'end.islands');

export function slotLabel(board: Pluvionautes, slot: string): string {
  const cloud = board.view.balloon.carried || 'rain';
  const both = slot
    .split('|')
    .map((name) => islandAt(board.view, name))
    .filter(Boolean).length;
  return `${words(board, 'slot', { slot })} ${words(board, `anchor.${cloud}`, { islands: both })}`;
}

export function goodsLabel(board: Pluvionautes, goods: Goods): string {
  const largest = board.view.largest.find((each) => each.goods === goods);
  return words(board, 'largest', {
    goods: `goods.${goods}`,
    points: largest?.points ?? 0,
    cells: largest?.cells ?? [],
  });
}

/** At the end: a group that counts for somebody's mission. */
export function countLabel(
  board: Pluvionautes,
  seat: number,
  { goods, points }: { goods: Goods; points: number },
): string {
  return words(board, 'counts', { name: new Verbatim(seatName(board, seat)), goods: `goods.${goods}`, points });
}

/** The state of the die in a sentence. */
export function dieLabel(board: Pluvionautes): string {
  const { balloon, throwsLeft, phase } = board.view;
  if (!balloon.cells.length) {
    return phase === 'throw' ? words(board, 'tries', { count: throwsLeft }) : words(board, 'die.hand');
  }
  if (isAirship(dieKind(board), balloon.face) && balloon.points === 0) return words(board, 'die.airship');
  if (phase === 'navigate') return words(board, 'die.left', { points: balloon.points });
  const points = phase === 'land' || phase.startsWith('place') ? balloon.face : balloon.points;
  return words(board, balloon.turned ? 'die.turned' : 'die.shows', { points, other: below(balloon.face) });
}
