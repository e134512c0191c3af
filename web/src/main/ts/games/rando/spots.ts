import { around, type Box } from '../../board/box';
import type { BoardState, Spot as Thing } from '../../board/state';
import {
  cardAt,
  isOnMap,
  type Layout,
  place,
  reach,
  rivalBox,
  rivalTile,
  rowAt,
  spotOf,
  tileAt,
  wayOut,
} from './layout';
import * as say from './say';
import { DIRECTIONS, hikerOf, type RandoView, type Tile, TILES } from './view';

/** The first half of a choice in two steps: the Joker's tile, or one of two markers. */
export interface Mode {
  joker?: boolean;
  picked?: number;
}

/** A thing on the board, and where it is. */
export interface Spot extends Thing<Mode> {
  box: Box;
  /** What is lit, where that is less than what takes the pointer. */
  ring?: Box;
}

/** Gains that rise from where they were made. */
export interface Extra {
  floats: { x: number; y: number; text: string; key: number }[];
}

export type Rando = BoardState<RandoView, Mode, Layout, Extra>;

export const START: Mode = {};

/** The seat that looks; who only watches sees the table from the first seat. */
export const meOf = ({ seat }: Rando): number => Math.max(0, seat);

/** Whether pressing it is this move, or the first half of it. */
export function leadsTo(spot: Thing<Mode>, word: string): boolean {
  if (spot.word === word) return true;
  const [verb, ...ranks] = word.split(' ');
  if (spot.opens?.picked !== undefined) return verb === 'swap' && ranks.includes(String(spot.opens.picked));
  return spot.opens?.joker === true && verb === 'joker';
}

export function spots(board: Rando): Spot[] {
  return [
    ...onTable(board),
    ...onMap(board),
    ...ways(board),
    ...markers(board),
    ...tiles(board),
    ...hand(board),
    ...buttons(board),
    ...rivals(board),
  ];
}

function spot(board: Rando, zone: string, id: string, box: Box, label: string, word?: string): Spot {
  const lit = word !== undefined && board.legal.has(word);
  return { id, zone, box, label, word: board.legal.size ? word : undefined, lit };
}

function onTable(board: Rando): Spot[] {
  const { layout } = board;
  const { track } = layout;
  return [
    spot(board, 'table', 'track', track, say.track(board)),
    spot(board, 'table', 'pile', layout.pile, say.pile(board)),
  ];
}

function onMap(board: Rando): Spot[] {
  const { view, layout } = board;
  const r = reach(layout);
  const at = (word: string) => spotOf(layout, place(word), view.width, view.height);
  const tokens = view.tokens
    .filter((token) => token.at)
    .map((token) => {
      const { x, y } = at(token.at);
      return spot(
        board,
        'map',
        `token-${token.at}`,
        around(x, y, r),
        say.token(board, token),
        view.stage === 'landslide' ? `flip ${token.at}` : undefined,
      );
    });
  const hikers = view.hikers
    .filter((hiker) => hiker.at)
    .map((hiker) => {
      const { x, y } = at(hiker.at);
      return spot(board, 'map', `hiker-${hiker.colour}`, around(x, y, r), say.hiker(board, hiker));
    });
  return [...tokens, ...hikers];
}

/** The four ways out of the crossing of the hiker that is to walk. */
function ways(board: Rando): Spot[] {
  const { view, layout, legal } = board;
  const hiker = view.hiker && hikerOf(view, view.hiker);
  if (view.stage !== 'hike' || !hiker || legal.size === 0) return [];
  return DIRECTIONS.filter((direction) => isOnMap(view, hiker.at, direction)).map((direction) => {
    const { box, ring } = wayOut(layout, view, hiker.at, direction);
    return { ...spot(board, 'map', `go-${direction}`, box, say.way(board, direction), `go ${direction}`), ring };
  });
}

/** Rows of the scales in the order of their markers; in a Reorder two of them are exchanged. */
function markers(board: Rando): Spot[] {
  const { view, layout, mode, legal } = board;
  const swapping = view.stage === 'reorder' && legal.size > 0;
  return view.markers.map((_, index) => {
    const rank = index + 1;
    const box = rowAt(layout, view.markers.length, index);
    if (!swapping) return spot(board, 'markers', `marker-${rank}`, box, say.scale(board, index));
    if (mode.picked === undefined) {
      return {
        ...spot(board, 'markers', `marker-${rank}`, box, say.scale(board, index)),
        opens: { picked: rank },
        said: board.stage.words.say('board.swap.choose'),
        lit: true,
      };
    }
    if (mode.picked === rank) {
      return {
        ...spot(board, 'markers', `marker-${rank}`, box, say.scale(board, index)),
        opens: START,
        said: board.stage.words.say('board.stepped-back'),
        lit: true,
      };
    }
    const word = `swap ${Math.min(mode.picked, rank)} ${Math.max(mode.picked, rank)}`;
    return spot(board, 'markers', `marker-${rank}`, box, say.swap(board, mode.picked, rank, word), word);
  });
}

/** What using a tile of mine means at each stage. */
function tileWord(board: Rando, tile: Tile): string | undefined {
  const { view, mode } = board;
  const me = meOf(board);
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

function tiles(board: Rando): Spot[] {
  const { view, layout, mode, legal } = board;
  const me = meOf(board);
  const seat = view.seats[me];
  return TILES.map((tile, index) => {
    const box = tileAt(layout, TILES.length, index);
    const seen = seat.tiles[index];
    const found = spot(board, 'tiles', `tile-${tile}`, box, say.tile(board, seen), tileWord(board, tile));
    if (tile !== 'joker' || view.stage !== 'use-tile' || legal.size === 0) return found;
    const possible = [...legal].some((word) => word.startsWith('joker '));
    const said = board.stage.words.say(mode.joker ? 'board.stepped-back' : 'board.joker.choose');
    return possible
      ? { ...found, opens: mode.joker ? START : { joker: true }, said, lit: true }
      : { ...found, word: 'joker hike' };
  });
}

function hand(board: Rando): Spot[] {
  const { view, layout } = board;
  const me = meOf(board);
  const cards = view.seats[me].hand;
  const verb = { 'play-card': 'play', shed: 'discard', give: 'give' }[view.stage];
  return cards.map((card, index) =>
    spot(
      board,
      'hand',
      `card-${index + 1}`,
      cardAt(layout, cards.length, index),
      say.card(board, card),
      verb && `${verb} ${index + 1}`,
    )
  );
}

function buttons(board: Rando): Spot[] {
  const { layout, legal } = board;
  return ['pass', 'pay']
    .filter((word) => legal.has(word))
    .map((word) => spot(board, 'hand', word, layout.button, say.button(board, word), word));
}

/** Who plays besides me, in turn order from my left. */
export const rivalsOf = (board: Rando): number[] =>
  board.view.seats.map((_, i) => (meOf(board) + i) % board.view.seats.length).slice(1);

function rivals(board: Rando): Spot[] {
  const { view } = board;
  return rivalsOf(board).flatMap((seat, index) => {
    const box = rivalBox(board.layout, index);
    return view.seats[seat].tiles.map((seen, i) =>
      spot(
        board,
        'rivals',
        `rival-${seat}-${seen.tile}`,
        rivalTile(box, TILES.length, i),
        say.rivalTile(board, seat, seen),
        view.stage === 'lower' && seen.tile !== 'joker' ? `lower ${seat} ${seen.tile}` : undefined,
      )
    );
  });
}
