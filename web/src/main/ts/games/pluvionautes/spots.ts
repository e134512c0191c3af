import type { BoardState, Drag, Effect, Spot as Thing } from '../../board/state';
import { type Aim, changed, drawn, goodAim, grip, isPulled, parse, PARTS, RANGES, word as throwWord } from './aim';
import { CELLS, MIDDLE, neighbours, slotOf, waysFrom } from './cells';
import { type Layout, sliderValue } from './layout';
import * as say from './say';
import { floor } from './space';
import type { Pose } from './track';
import type { Asks, Figures, Goods, PluvView } from './view';

/** The first half of a choice: how the die is to be thrown, or whether it goes on alone. */
export interface Mode {
  aim?: Aim;
  target?: string;
  alone?: boolean;
}

/** Something to point at, and what of the game it is. */
export interface Spot extends Thing<Mode> {
  cell?: string;
  slot?: string;
  goods?: Goods;
  part?: keyof Aim;
}

/** What is in the air, where the die came to rest, and which group is being counted. */
export interface Extra {
  flying: string[];
  rest?: Pose;
  counted?: { cells: string[]; text: string };
}

export type Pluvionautes = BoardState<PluvView, Mode, Layout, Extra>;

export const START: Mode = {};

/** Whether the die is really to be thrown now, by me. */
export const throwing = ({ view, sight, legal }: Pluvionautes): boolean =>
  view.phase === 'throw' && sight.sample && legal.size > 0;
export const aimOf = ({ mode }: Pluvionautes): Aim => mode.aim ?? goodAim(MIDDLE);

/** The throw that is prepared, or that the cell which is pointed at stands for. */
export function throwOf(board: Pluvionautes, over?: Spot): string {
  if (throwing(board)) return throwWord(over?.opens?.target ? goodAim(over.cell!) : aimOf(board));
  return over?.word?.startsWith('target ') ? over.word : '';
}

/** Of a thousand such throws, how many end on each cell (and `off`), once the server has said so. */
export function landings(board: Pluvionautes, word: string): Map<string, number> | undefined {
  const figures = word ? (board.tried(word)?.figures as Figures | undefined) : undefined;
  return figures?.landings && new Map(figures.landings.map(({ to, count }) => [to, count]));
}

export function spots(board: Pluvionautes): Spot[] {
  return [...cells(board), ...slots(board), ...controls(board), ...missions(board)];
}

/** The move that pointing at a cell stands for. */
function cellWord(board: Pluvionautes, name: string): string | undefined {
  const { view, legal, mode } = board;
  switch (view.phase) {
    case 'recall':
      return `recall ${name}`;
    case 'throw':
      return board.sight.sample ? undefined : `target ${name}`;
    case 'land':
      return `land ${name}`;
    case 'place-sun':
      return `sun ${name}`;
    case 'place-monsoon':
      return `monsoon ${name}`;
    case 'move':
      return `move ${name}`;
    case 'tow':
      return `tow ${name}`;
    case 'anchor':
      return `anchor ${name}`;
    case 'navigate':
      return !mode.alone && (legal.has(`tow ${name}`) || !legal.has(`step ${name}`)) ? `tow ${name}` : `step ${name}`;
    default:
      return undefined;
  }
}

/** Where arrows lead from a cell, by the keys of spots. */
const ways = (name: string): Spot['ways'] =>
  Object.fromEntries(Object.entries(waysFrom(name)).map(([arrow, to]) => [arrow, `cell-${to}`]));

function cells(board: Pluvionautes): Spot[] {
  const aiming = throwing(board);
  return CELLS.map(({ name }) => {
    const word = board.legal.size ? cellWord(board, name) : undefined;
    const lit = word !== undefined && board.legal.has(word);
    if (aiming) return aimSpot(board, name);
    return {
      id: `cell-${name}`,
      zone: 'sky',
      cell: name,
      word,
      lit,
      label: say.cellLabel(board, name, lit ? word : undefined),
      // Between the cells lie slots then, and arrows find what is nearest.
      ways: board.view.phase === 'anchor' ? undefined : ways(name),
    };
  });
}

/** A cell to throw at: the first tap takes a good aim at it, the second one throws. */
function aimSpot(board: Pluvionautes, name: string): Spot {
  const again = board.mode.target === name;
  const aim = goodAim(name);
  return {
    id: `cell-${name}`,
    zone: 'sky',
    cell: name,
    lit: true,
    ways: ways(name),
    label: say.cellLabel(board, name, throwWord(aim)),
    ...(again
      ? { word: throwWord(aim) }
      : { opens: { aim, target: name }, said: board.stage.words.say('board.again', { cell: name }) }),
  };
}

/** Free slots around the die, where a cloud is to be anchored. */
function slots(board: Pluvionautes): Spot[] {
  const { view, legal } = board;
  const at = view.balloon.cells[0];
  if (view.phase !== 'anchor' || legal.size === 0 || !at) return [];
  return neighbours(at)
    .map((next) => {
      const word = `anchor ${next}`;
      const slot = slotOf(at, next);
      return { id: `slot-${slot}`, zone: 'sky', slot, word, lit: legal.has(word), label: say.slotLabel(board, slot) };
    })
    .filter((spot) => spot.lit);
}

function controls(board: Pluvionautes): Spot[] {
  const { legal, mode } = board;
  if (throwing(board)) return [...PARTS.map((part) => slider(board, part)), thrown(board)];
  const faces = [...legal].filter((word) => word.startsWith('set ')).map((word) => face(board, word));
  const both = ['tow ', 'step '].every((verb) => [...legal].some((word) => word.startsWith(verb)));
  const opens: Mode = mode.alone ? START : { alone: true };
  const alone: Spot = { id: 'alone', zone: 'desk', lit: true, opens, label: say.aloneLabel(board) };
  const end: Spot = { id: 'end', zone: 'desk', word: 'end', lit: true, label: say.endLabel(board) };
  return [...faces, ...(board.view.phase === 'navigate' && both ? [alone] : []), ...(legal.has('end') ? [end] : [])];
}

function slider(board: Pluvionautes, part: keyof Aim): Spot {
  const [least, most] = RANGES[part];
  return {
    id: `aim-${part}`,
    zone: 'desk',
    part,
    lit: true,
    label: say.part(board, part),
    value: { least, most, now: aimOf(board)[part] },
  };
}

const thrown = (board: Pluvionautes): Spot => ({
  id: 'throw',
  zone: 'desk',
  lit: true,
  word: throwWord(aimOf(board)),
  label: say.throwLabel(board),
});

function face(board: Pluvionautes, word: string): Spot {
  const number = Number(word.split(' ')[1]);
  return { id: `set-${number}`, zone: 'desk', word, lit: true, label: say.faceLabel(board, number) };
}

/** My own mission, if I have one and may see it. */
export const mine = (board: Pluvionautes): Asks | undefined =>
  board.view.inPlay.find((each) => each.mission === board.view.missions[board.seat]);

function missions(board: Pluvionautes): Spot[] {
  const kinds = new Set<Goods>(board.view.inPlay.flatMap((each) => [each.plantation, each.herd]));
  return [...kinds].map((goods) => ({
    id: `goods-${goods}`,
    zone: 'missions',
    goods,
    lit: false,
    label: say.goodsLabel(board, goods),
  }));
}

// ---- Hands
// -----------------------------------------------------------------------------------------------------------

/** Left and right change what a slider holds; R turns between towing and going alone. */
export function key(
  name: string,
  board: Pluvionautes,
  spot: Thing<Mode> | undefined,
  fast: boolean,
): Effect<Mode> | undefined {
  const alone = board.spots.get('alone');
  if (name.toLowerCase() === 'r' && alone) return { mode: alone.opens };
  const { part } = (spot ?? {}) as Partial<Spot>;
  if (!part || !throwing(board) || !['ArrowLeft', 'ArrowRight'].includes(name)) return undefined;
  const aim = changed(aimOf(board), part, name === 'ArrowRight' ? 1 : -1, fast);
  return { mode: { aim }, said: String(aim[part]) };
}

/** The die is drawn back from the rim and let go; or a slider is moved. */
export function drag(drag: Drag, board: Pluvionautes): Effect<Mode> | undefined {
  if (!throwing(board)) return undefined;
  return drag.id === 'rim' ? pull(drag, board) : slide(drag, board);
}

function slide({ id, at }: Drag, board: Pluvionautes): Effect<Mode> {
  const { part } = board.spots.get(id) as Spot;
  const aim = aimOf(board);
  return part ? { mode: { aim: { ...aim, [part]: sliderValue(board.layout, part, at.x) } } } : {};
}

function pull({ phase, from, at }: Drag, board: Pluvionautes): Effect<Mode> | undefined {
  const { eye } = board.layout;
  const [start, now] = [floor(eye, from.x, from.y), floor(eye, at.x, at.y)];
  if (phase === 'down') return { mode: { aim: grip(aimOf(board), start) } };
  const far = { x: now.x - start.x, y: now.y - start.y };
  if (phase === 'move') return isPulled(far) ? { mode: { aim: drawn(aimOf(board), far.x, far.y) } } : undefined;
  return phase === 'drop' && isPulled(far) ? { word: throwWord(aimOf(board)) } : undefined;
}

export const advise = (
  word: string,
): Mode | undefined => (word.startsWith('throw ') ? { aim: parse(word) } : undefined);

/** A throw is aimed from the middle on. */
export const first = (board: Pluvionautes): string | undefined => (throwing(board) ? `cell-${MIDDLE}` : undefined);
