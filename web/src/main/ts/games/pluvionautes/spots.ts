import type { Sight, Stage } from '../../table/board';
import { goodAim, word as throwWord, type Aim } from './aim';
import { CELLS, neighbours, slotOf } from './cells';
import type { Layout } from './layout';
import * as say from './say';
import { seatOf, type Asks, type Goods, type PluvView } from './view';

/** The first half of a choice: how the die is to be thrown, or whether it goes on alone. */
export interface Mode {
  aim?: Aim;
  target?: string;
  alone?: boolean;
}

/** Something to point at: what it is, and the move that it would play. */
export interface Spot {
  id: string;
  label: string;
  lit: boolean;
  word?: string;
  opens?: Mode;
  cell?: string;
  slot?: string;
  goods?: Goods;
  part?: keyof Aim;
}

export interface Scene {
  view: PluvView;
  sight: Sight;
  stage: Stage;
  layout: Layout;
  mode: Mode;
  me: number;
  legal: Set<string>;
}

export function sceneOf(sight: Sight, stage: Stage, view: PluvView, layout: Layout, mode: Mode): Scene {
  return { view, sight, stage, layout, mode, me: seatOf(sight.viewer), legal: new Set(sight.moves.map(move => move.word)) };
}

/** Whether the die is really to be thrown now, by me. */
export const throwing = (scene: Scene): boolean => scene.view.phase === 'throw' && scene.sight.sample && scene.legal.size > 0;
export const aimOf = (scene: Scene): Aim => scene.mode.aim ?? goodAim('3.3');

export function spots(scene: Scene): Spot[] {
  return [...cells(scene), ...slots(scene), ...controls(scene), ...missions(scene)];
}

/** The move that pointing at a cell stands for. */
function cellWord(scene: Scene, name: string): string | undefined {
  const { view, legal, mode } = scene;
  switch (view.phase) {
    case 'recall':
      return `recall ${name}`;
    case 'throw':
      return scene.sight.sample ? undefined : `target ${name}`;
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

function cells(scene: Scene): Spot[] {
  const aiming = throwing(scene);
  return CELLS.map(({ name }) => {
    const word = scene.legal.size ? cellWord(scene, name) : undefined;
    const lit = word !== undefined && scene.legal.has(word);
    if (aiming) return aimSpot(scene, name);
    return { id: `cell-${name}`, cell: name, word, lit, label: say.cellLabel(scene, name, lit ? word : undefined) };
  });
}

/** A cell to throw at: the first tap takes a good aim at it, the second one throws. */
function aimSpot(scene: Scene, name: string): Spot {
  const again = scene.mode.target === name;
  const aim = goodAim(name);
  return {
    id: `cell-${name}`,
    cell: name,
    lit: true,
    label: say.cellLabel(scene, name, `target ${name}`),
    ...(again ? { word: throwWord(aim) } : { opens: { aim, target: name } }),
  };
}

/** Free slots around the die, where a cloud is to be anchored. */
function slots(scene: Scene): Spot[] {
  const { view, legal } = scene;
  const at = view.balloon.cells[0];
  if (view.phase !== 'anchor' || legal.size === 0 || !at) return [];
  return neighbours(at)
    .map(next => {
      const word = `anchor ${next}`;
      const slot = slotOf(at, next);
      return { id: `slot-${slot}`, slot, word, lit: legal.has(word), label: say.slotLabel(scene, slot) };
    })
    .filter(spot => spot.lit);
}

const PARTS: (keyof Aim)[] = ['release', 'direction', 'strength', 'spin'];

function controls(scene: Scene): Spot[] {
  const { legal, mode } = scene;
  if (throwing(scene)) {
    const aim = aimOf(scene);
    const sliders = PARTS.map(part => ({ id: `aim-${part}`, part, lit: true, label: say.part(scene, part), opens: { ...mode, aim } }));
    return [...sliders, { id: 'throw', lit: true, word: throwWord(aim), label: say.throwLabel(scene) }];
  }
  const faces = [2, 3, 4, 5]
    .filter(face => legal.has(`set ${face}`))
    .map(face => ({ id: `set-${face}`, word: `set ${face}`, lit: true, label: say.faceLabel(scene, face) }));
  const both = CELLS.some(({ name }) => legal.has(`tow ${name}`)) && CELLS.some(({ name }) => legal.has(`step ${name}`));
  const alone =
    scene.view.phase === 'navigate' && both
      ? [{ id: 'alone', lit: true, opens: { alone: !mode.alone }, label: say.aloneLabel(scene) }]
      : [];
  const end = legal.has('end') ? [{ id: 'end', word: 'end', lit: true, label: say.endLabel(scene) }] : [];
  return [...faces, ...alone, ...end];
}

/** My own mission, if I have one and may see it. */
export const mine = (scene: Scene): Asks | undefined => scene.view.inPlay.find(each => each.mission === scene.view.missions[scene.me]);

function missions(scene: Scene): Spot[] {
  const kinds = new Set<Goods>(scene.view.inPlay.flatMap(each => [each.plantation, each.herd]));
  return [...kinds].map(goods => ({ id: `goods-${goods}`, goods, lit: false, label: say.goodsLabel(scene, goods) }));
}
