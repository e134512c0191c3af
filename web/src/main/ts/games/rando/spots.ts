import { across, around, down, type Box } from '../../board/box';
import type { Sight, Stage } from '../../table/board';
import { cardAt, pitch, spotOf, type Layout } from './layout';
import { hikerOf, place, step, stretch, type Place } from './trail';
import { DIRECTIONS, seatOf, TILES, type Colour, type RandoView, type Tile } from './view';
import * as say from './say';

export type Zone = 'map' | 'tiles' | 'hand' | 'markers' | 'rivals' | 'table';

/** A thing on the board that can be pointed at: where it is, what it is, and the move that it would play. */
export interface Spot {
  id: string;
  zone: Zone;
  box: Box;
  label: string;
  word?: string; // the move it stands for now, legal or not
  lit: boolean;
  opens?: Mode; // a choice of two steps: the first one
  ring?: Box; // what is lit, where that is less than what takes the pointer
}

/** The first half of a choice in two steps: the Joker's tile, or one of two markers. */
export interface Mode {
  joker?: boolean;
  picked?: number;
}

/** Whether pressing it is this move, or the first half of it. */
export function leadsTo(spot: Spot, word: string): boolean {
  if (spot.word === word) return true;
  const [verb, ...ranks] = word.split(' ');
  if (spot.opens?.picked !== undefined) return verb === 'swap' && ranks.includes(String(spot.opens.picked));
  return spot.opens?.joker === true && verb === 'joker';
}

export interface Scene {
  view: RandoView;
  sight: Sight;
  stage: Stage;
  layout: Layout;
  mode: Mode;
  me: number;
  legal: Set<string>;
}

export function sceneOf(sight: Sight, stage: Stage, view: RandoView, layout: Layout, mode: Mode): Scene {
  return { view, sight, stage, layout, mode, me: seatOf(sight.viewer), legal: new Set(sight.moves.map(m => m.word)) };
}

export function spots(scene: Scene): Spot[] {
  return [
    ...onTable(scene),
    ...onMap(scene),
    ...ways(scene),
    ...markers(scene),
    ...tiles(scene),
    ...hand(scene),
    ...buttons(scene),
    ...rivals(scene),
  ];
}

function spot(scene: Scene, zone: Zone, id: string, box: Box, label: string, word?: string): Spot {
  const lit = word !== undefined && scene.legal.has(word);
  return { id, zone, box, label, word: scene.legal.size ? word : undefined, lit };
}

function onTable(scene: Scene): Spot[] {
  const { layout } = scene;
  const { track } = layout;
  return [spot(scene, 'table', 'track', track, say.track(scene)), spot(scene, 'table', 'pile', layout.pile, say.pile(scene))];
}

function onMap(scene: Scene): Spot[] {
  const { view, layout } = scene;
  const r = pitch(layout) * 0.42;
  const at = (word: string) => spotOf(layout, place(word), view.width, view.height);
  const tokens = view.tokens
    .filter(token => token.at)
    .map(token => {
      const { x, y } = at(token.at);
      return spot(
        scene,
        'map',
        `token-${token.at}`,
        around(x, y, r),
        say.token(scene, token),
        view.stage === 'landslide' ? `flip ${token.at}` : undefined,
      );
    });
  const hikers = view.hikers
    .filter(hiker => hiker.at)
    .map(hiker => {
      const { x, y } = at(hiker.at);
      return spot(scene, 'map', `hiker-${hiker.colour}`, around(x, y, r), say.hiker(scene, hiker));
    });
  return [...tokens, ...hikers];
}

const within = (view: RandoView, at: Place, by: Place): boolean =>
  at.x + by.x >= 0 && at.x + by.x < view.width && at.y + by.y >= 0 && at.y + by.y < view.height;

/** The way to the next crossing, as broad as a finger: from beside the hiker to just before it. */
function towards(from: Place, by: Place, far: number): Box {
  const [long, broad] = [far * 0.88, far];
  const [w, h] = by.x ? [long, broad] : [broad, long];
  return { x: from.x + by.x * far * 0.54 - w / 2, y: from.y + by.y * far * 0.54 - h / 2, w, h };
}

/** The four ways out of the crossing of the hiker that is to walk. */
function ways(scene: Scene): Spot[] {
  const { view, layout, legal } = scene;
  const hiker = view.hiker && hikerOf(view, view.hiker);
  if (view.stage !== 'hike' || !hiker || legal.size === 0) return [];
  const from = spotOf(layout, place(hiker.at), view.width, view.height);
  const far = pitch(layout, Math.max(view.width, view.height));
  return DIRECTIONS.filter(direction => within(view, place(hiker.at), step(direction))).map(direction => {
    const ahead = stretch(view, view.hiker as Colour, direction);
    const found = spot(scene, 'map', `go-${direction}`, towards(from, step(direction), far), say.way(scene, direction, ahead), `go ${direction}`);
    return { ...found, ring: around(found.box.x + found.box.w / 2, found.box.y + found.box.h / 2, far * 0.22) };
  });
}

/** Rows of the scales in the order of their markers; in a Reorder two of them are exchanged. */
function markers(scene: Scene): Spot[] {
  const { view, layout, mode, legal } = scene;
  const swapping = view.stage === 'reorder' && legal.size > 0;
  return view.markers.map((_, index) => {
    const rank = index + 1;
    const box = down(layout.scales, view.markers.length, index, 4);
    if (!swapping) return spot(scene, 'markers', `marker-${rank}`, box, say.scale(scene, index));
    if (mode.picked === undefined) {
      return { ...spot(scene, 'markers', `marker-${rank}`, box, say.scale(scene, index)), opens: { picked: rank }, lit: true };
    }
    if (mode.picked === rank) return { ...spot(scene, 'markers', `marker-${rank}`, box, say.scale(scene, index)), opens: {}, lit: true };
    const word = `swap ${Math.min(mode.picked, rank)} ${Math.max(mode.picked, rank)}`;
    return spot(scene, 'markers', `marker-${rank}`, box, say.swap(scene, mode.picked, rank), word);
  });
}

/** What using a tile of mine means at each stage. */
function tileWord(scene: Scene, tile: Tile): string | undefined {
  const { view, mode, me } = scene;
  switch (view.stage) {
    case 'use-tile':
      return mode.joker && tile !== 'joker' ? `joker ${tile}` : `use ${tile}`;
    case 'turn-tile':
      return `turn ${tile}`;
    case 'restore':
      return `block ${tile}`;
    case 'remove':
      return `remove ${tile}`;
    case 'raise':
      return tile === 'joker' ? undefined : `raise ${tile}`;
    case 'lower-own':
      return tile === 'joker' ? undefined : `lower ${me} ${tile}`;
    default:
      return undefined;
  }
}

function tiles(scene: Scene): Spot[] {
  const { view, layout, mode, me, legal } = scene;
  const seat = view.seats[me];
  return TILES.map((tile, index) => {
    const box = across(layout.tiles, TILES.length, index, layout.name === 'wide' ? 6 : 4);
    const seen = seat.tiles[index];
    const found = spot(scene, 'tiles', `tile-${tile}`, box, say.tile(scene, seen), tileWord(scene, tile));
    if (tile !== 'joker' || view.stage !== 'use-tile' || legal.size === 0) return found;
    const possible = [...legal].some(word => word.startsWith('joker '));
    return possible ? { ...found, opens: mode.joker ? {} : { joker: true }, lit: true } : { ...found, word: 'joker hike' };
  });
}

function hand(scene: Scene): Spot[] {
  const { view, layout, me } = scene;
  const cards = view.seats[me].hand;
  const verb = { 'play-card': 'play', shed: 'discard', give: 'give' }[view.stage];
  return cards.map((card, index) =>
    spot(scene, 'hand', `card-${index + 1}`, cardAt(layout, cards.length, index), say.card(scene, card), verb && `${verb} ${index + 1}`),
  );
}

function buttons(scene: Scene): Spot[] {
  const { layout, legal } = scene;
  return ['pass', 'pay']
    .filter(word => legal.has(word))
    .map(word => spot(scene, 'hand', word, layout.button, say.button(scene, word), word));
}

/** Who plays besides me, in turn order from my left. */
export const rivalsOf = (scene: Scene): number[] => scene.view.seats.map((_, i) => (scene.me + i) % scene.view.seats.length).slice(1);

export function rivalBox(scene: Scene, index: number): Box {
  const { rivals, rival } = scene.layout;
  return { x: rivals.x, y: rivals.y + index * rival, w: rivals.w, h: rival - 6 };
}

export function rivalTile(box: Box, index: number): Box {
  const wide = box.w * 0.73;
  return across({ x: box.x, y: box.y + box.h * 0.36, w: wide, h: box.h * 0.64 }, TILES.length, index, 3);
}

function rivals(scene: Scene): Spot[] {
  const { view } = scene;
  return rivalsOf(scene).flatMap((seat, index) => {
    const box = rivalBox(scene, index);
    return view.seats[seat].tiles.map((seen, i) =>
      spot(
        scene,
        'rivals',
        `rival-${seat}-${seen.tile}`,
        rivalTile(box, i),
        say.rivalTile(scene, seat, seen),
        view.stage === 'lower' && seen.tile !== 'joker' ? `lower ${seat} ${seen.tile}` : undefined,
      ),
    );
  });
}
