import { svg, type TemplateResult } from 'lit';
import type { Told } from '../../table/board';
import { aimOf, landings, type Pluvionautes, type Spot, throwing, throwOf } from './spots';
import { goodAim, hand, heading, reach } from './aim';
import { CELL, cell, CELLS, corners, slotPlace } from './cells';
import { dieArt, type DieKind, dieShadow } from './die';
import { heightOf, isleArt, type Yield } from './isle';
import { airshipArt, anchoredArt, looseArt } from './art';
import { type Eye, points, project } from './space';
import type { Pose } from './track';
import { lying } from './turn';
import { airshipAt, carried, cloudAt, type Figures, isIsland, type Island, islandAt, type PluvView } from './view';

export const topOf = (view: PluvView, name: string): number => heightOf(islandAt(view, name)?.terrain);
const LIFT = 5;

/** What an island gives now, as the server says; on its way, what is printed on it. */
export const yieldOf = ({ figures }: Pluvionautes, island: Island): Yield =>
  (figures as Figures).yields?.find((each) => each.cell === island.cell) ?? island;

export const isFoggy = ({ figures }: Pluvionautes, cell: string): boolean =>
  (figures as Figures).foggy?.includes(cell) ?? false;

/** All that stands in the box, the far things first. */
export function skyArt(board: Pluvionautes, lit: Set<string>, rest?: Pose): TemplateResult {
  const {
    view,
    layout: { eye },
  } = board;
  const things: { y: number; art: TemplateResult }[] = [];
  for (const { name, x, y } of CELLS) things.push({ y, art: cellArt(board, name, x, y, lit.has(name)) });
  for (const { slot, cloud } of view.board.anchored) {
    things.push({ y: slotPlace(slot).y - 1, art: anchoredArt(eye, slot, cloud) });
  }
  things.push(...weatherDice(board));
  const die = board.extra.flying.includes('balloon') ? undefined : restingDie(board, rest);
  if (die) things.push(die);
  return svg`<g aria-hidden="true" class="scene">${things.sort((a, b) => b.y - a.y).map((thing) => thing.art)}</g>`;
}

function cellArt(board: Pluvionautes, name: string, x: number, y: number, lit: boolean): TemplateResult {
  const {
    view,
    stage,
    layout: { eye },
  } = board;
  const island = islandAt(view, name);
  const z = heightOf(island?.terrain);
  const cloud = cloudAt(view, name);
  const airship = airshipAt(view, name);
  const foggy = island && isFoggy(board, name);
  return svg`${island ? isleArt(eye, x, y, 0, island, yieldOf(board, island)) : ''}
    ${lit ? svg`<polygon class="glow" points=${points(eye, corners(x, y, CELL - 4), z)} />` : ''}
    ${cellName(eye, name, x, y, z)}${foggy ? mist(eye, x, y, z) : ''}${
    cloud ? looseArt(eye, x, y, z, cloud.cloud, island !== undefined) : ''
  }
    ${airship >= 0 ? airshipArt(eye, x, y, z, stage.seats[airship], `ship-${airship}-${name.replace('.', '-')}`) : ''}`;
}

/** The name by which words speak of a cell, in its near corner. */
function cellName(eye: Eye, name: string, x: number, y: number, z: number): TemplateResult {
  const at = project(eye, x, y - CELL * 0.42, z);
  return svg`<text class="cell-name" x=${at.x.toFixed(1)} y=${at.y.toFixed(1)}
    font-size=${(7 * at.scale).toFixed(1)}>${name}</text>`;
}

/** Fog that holds an island lies over it in wisps. */
function mist(eye: Eye, x: number, y: number, z: number): TemplateResult {
  const at = project(eye, x, y - 2, z + 2);
  return svg`<path class="wisp"
    transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${at.scale.toFixed(3)})"
    d="M-17 -7q4 -3 8.5 0t8.5 0 8.5 0 8.5 0M-15 2q4 -3 8 0t8 0 8 0 8 0M-17 10q4 -3 8.5 0t8.5 0 8.5 0 8.5 0" />`;
}

/** Weather dice lie beside each other on their cell, or between the cells that one of them touches. */
function weatherDice({ view, layout: { eye }, extra }: Pluvionautes): { y: number; art: TemplateResult }[] {
  const lie = view.board.weather.filter((each) => !extra.flying.includes(each.die));
  return lie.map(({ die, cells, value }, index) => {
    const { x, y } = centre(cells);
    const z = cells.length === 1 ? topOf(view, cells[0]) : 0;
    const shared = view.board.weather.every((each) => each.cells.join() === cells.join());
    const pose: Pose = {
      x: x + (shared && index ? -9 : cells.length > 1 ? 0 : 9),
      y: y - (cells.length > 1 ? 0 : 6),
      z: z + 8,
      turn: lying(value, 0.5),
    };
    return { y: pose.y - 2, art: svg`${dieShadow(eye, pose, z)}${dieArt(eye, die, pose)}` };
  });
}

/** The middle of several cells. */
function centre(cells: string[]): { x: number; y: number } {
  const at = cells.map(cell);
  return {
    x: at.reduce((sum, each) => sum + each.x, 0) / at.length,
    y: at.reduce((sum, each) => sum + each.y, 0) / at.length,
  };
}

export const dieKind = (
  board: Pluvionautes,
): DieKind => (board.stage.options.advanced === 'on' ? 'advanced' : 'balloon');

/** Where the die lies: where it fell, or in the middle of its cell; with what it tows below it. */
export function restPose(view: PluvView): Pose | undefined {
  const { cells, face, carried: piece } = view.balloon;
  if (!cells.length) return undefined;
  const { x, y } = centre(cells);
  const ground = piece && !/rain|sun|fog/.test(piece)
    ? heightOf(piece.split(' ')[0] as never) + LIFT
    : cells.length === 1
    ? topOf(view, cells[0])
    : 0;
  return { x: x + (piece ? 0 : 4), y: y - (piece ? 0 : 5), z: ground + 8, turn: lying(face || 3) };
}

function restingDie(board: Pluvionautes, rest?: Pose): { y: number; art: TemplateResult } | undefined {
  const {
    view,
    layout: { eye },
  } = board;
  const pose = rest ?? restPose(view);
  if (!pose || !view.balloon.cells.length) return undefined;
  const towed = towedArt(board, pose.x, pose.y, view.balloon.cells[0]);
  return {
    y: pose.y - (view.balloon.carried ? 8 : 4),
    art: svg`${towed}${dieShadow(eye, pose, pose.z - 8)}${dieArt(eye, dieKind(board), pose)}`,
  };
}

/** The piece in tow, lifted a little. */
export function towedArt(board: Pluvionautes, x: number, y: number, at: string): TemplateResult {
  const {
    view,
    layout: { eye },
  } = board;
  const piece = carried(view, at);
  if (!piece) return svg``;
  return isIsland(piece)
    ? isleArt(eye, x, y, LIFT, piece, piece)
    : looseArt(eye, x, y, topOf(view, at) + 3, piece.cloud, false);
}

// ---- What would happen ---------------------------------------------------------------------------------------------

/** Cells shaded by how many of a thousand throws end there. */
export function scatterArt(board: Pluvionautes, over?: Spot): TemplateResult {
  const {
    view,
    layout: { eye },
  } = board;
  const table = landings(board, throwOf(board, over));
  if (!table) return svg``;
  return svg`<g class="scatter"
    aria-hidden="true">${
    CELLS.filter(({ name }) => (table.get(name) ?? 0) >= 8).map(({ name, x, y }) => {
      const count = table.get(name)!;
      const at = project(eye, x, y + 15, topOf(view, name));
      return svg`<polygon class="likely" opacity=${Math.min(0.62, 0.12 + Math.sqrt(count / 1000) * 0.6).toFixed(2)}
      points=${points(eye, corners(x, y, CELL - 3), topOf(view, name))} />
      ${count >= 50 ? svg`<text class="percent" x=${at.x} y=${at.y}>${Math.round(count / 10)} %</text>` : ''}`;
    })
  }</g>`;
}

/** The hand at the rim, where it points, and how hard. */
export function aimArt(board: Pluvionautes, over?: Spot): TemplateResult {
  if (!throwing(board)) return svg``;
  const {
    layout: { eye },
  } = board;
  const aim = over?.opens?.target ? goodAim(over.cell!) : aimOf(board);
  const from = hand(aim.release);
  const to = reach(aim);
  const angle = heading(aim);
  const pull = 6 * (aim.strength + 1);
  const [a, b] = [project(eye, from.x, from.y, 22), project(eye, to.x, to.y, 6)];
  const back = project(eye, from.x - Math.cos(angle) * pull * 0.35, from.y - Math.sin(angle) * pull * 0.35, 22);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 24 };
  const pose: Pose = { x: from.x, y: from.y, z: 22, turn: lying(5, angle) };
  return svg`<g class="aim" aria-hidden="true"><line class="band" x1=${back.x} y1=${back.y} x2=${a.x} y2=${a.y} />
    <path class="arc" d="M${a.x} ${a.y}Q${middle.x} ${middle.y} ${b.x} ${b.y}" /><circle class="end" cx=${b.x}
      cy=${b.y} r=${4 * eye.scale} />
    ${dieArt(eye, dieKind(board), pose)}</g>`;
}

/** The way that the server would tell of, with its price, and the piece that would come along. */
export function wayArt(board: Pluvionautes): TemplateResult {
  const { aimed, legal, view } = board;
  const [verb] = aimed.split(' ');
  if (!['move', 'tow', 'step'].includes(verb) || !legal.has(aimed)) return svg``;
  const way = wayTold(board.tried(aimed)?.told ?? [], view.balloon.points);
  return way ? wayGhost(board, way.cells, way.cost, verb === 'tow') : svg``;
}

function wayTold(told: Told[], points: number): { cells: string[]; cost: number } | undefined {
  const moved = told.find((each) => each.way || each.event === 'stepped');
  if (!moved) return undefined;
  return moved.way
    ? { cells: moved.way, cost: moved.cost }
    : { cells: [moved.from, moved.to], cost: points - moved.points };
}

function wayGhost(board: Pluvionautes, cells: string[], cost: number, tows: boolean): TemplateResult {
  const {
    view,
    layout: { eye },
  } = board;
  const path = cells.map((each, i) => {
    const at = project(eye, cell(each).x, cell(each).y, topOf(view, each) + 2);
    return `${i ? 'L' : 'M'}${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
  });
  const name = cells[cells.length - 1];
  const to = cell(name);
  const end = project(eye, to.x, to.y, topOf(view, name) + 2);
  const tag = project(eye, to.x, to.y + 18, topOf(view, name) + 8);
  return svg`<g class="ghost" aria-hidden="true"><path class="way" d=${path.join('')} />
    ${tows ? svg`<g class="ghost-piece">${towedArt(board, to.x, to.y, name)}</g>` : ''}
    <circle class="way-end" cx=${end.x} cy=${end.y} r=${5 * end.scale} />
    <g transform="translate(${tag.x.toFixed(1)} ${tag.y.toFixed(1)}) scale(${(eye.scale / 2.4).toFixed(2)})"><circle
      class="price" r="17" />
      <text class="price-text" y="1">${cost}</text></g></g>`;
}

/** The islands of a group, outlined. */
export function groupArt(board: Pluvionautes, cells: string[]): TemplateResult {
  const {
    view,
    layout: { eye },
  } = board;
  return svg`<g aria-hidden="true">${
    cells.map((name) =>
      svg`<polygon class="group"
    points=${points(eye, corners(cell(name).x, cell(name).y, CELL - 2), topOf(view, name))} />`
    )
  }</g>`;
}
