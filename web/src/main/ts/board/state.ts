import type { CSSResultGroup, TemplateResult } from 'lit';
import type { Seat, Sight, Stage, Told, Trial } from '../table/board';
import type { Screen, Stepped } from './playback';

/** What a game gives to the one board engine, and what the engine gives back to be drawn. */

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/**
 * A thing on a board that can be pointed at: what it is in words, the move it stands for, and whether that is legal
 * now.
 */
export interface Spot<Mode = object> {
  /** Its key: the same over all redraws. */
  id: string;
  label: string;
  lit: boolean;
  /** For what is chosen first: whether it is chosen. */
  pressed?: boolean;
  /** The move it stands for now, legal or not. */
  word?: string;
  /** The first half of a choice in two steps, and what is said then. */
  opens?: Mode;
  said?: string;
  /** Tab goes from zone to zone, arrows walk everywhere. */
  zone: string;
  /** A finger shows with the first tap what the second one does: what is said in between. */
  twice?: string;
  /** Where arrows lead, if not to what is nearest. */
  ways?: Partial<Record<Arrow, string>>;
  /** A slider: left and right change what it holds. */
  value?: { least: number; most: number; now: number };
}

/** What comes of a key or a drag: a step of a choice, a move, a sentence. */
export interface Effect<Mode> {
  mode?: Mode;
  word?: string;
  said?: string;
  sound?: string;
  /** What is pointed at by it. */
  over?: string;
}

export interface Point {
  x: number;
  y: number;
}

/** Something is pulled along. Points are in units of the drawing that it lies in. */
export interface Drag {
  /** What was taken hold of: the value of its `data-drag`. */
  id: string;
  phase: 'down' | 'move' | 'drop' | 'cancel';
  from: Point;
  at: Point;
  /** The key of the spot under the pointer; and the one that is seen above a finger. */
  over: string;
  above: string;
}

/** All that a board is drawn from. */
export interface BoardState<View, Mode, Layout = unknown, Extra = unknown> {
  readonly sight: Sight;
  /** The view to draw: the sight's, or while something is played back an earlier one. */
  readonly view: View;
  readonly stage: Stage;
  readonly layout: Layout;
  /** What follows from the view by the rules, as the server has worked it out. */
  readonly figures: any;
  /** The seat whose eyes these are; -1 for a spectator. */
  readonly seat: number;
  /** The words of the legal moves; none while something is played back. */
  readonly legal: ReadonlySet<string>;
  /** How far a choice of several steps has gone. */
  readonly mode: Mode;
  /** The key of what is pointed at or has the focus. */
  readonly over: string;
  /** The move whose ghost is drawn: the one that is pointed at, or that a hint is about. */
  readonly aimed: string;
  /** The move that a hint is about. */
  readonly advised: string;
  /** Why not, or what has been said last; and whether it is a refusal. */
  readonly note: string;
  readonly refused: boolean;
  readonly ping: { at: string; seat?: Seat };
  /** What a motion puts on the drawing for a while. */
  readonly extra: Extra;
  readonly spots: ReadonlyMap<string, Spot<Mode>>;
  /** What would be told of a legal move; nothing as long as that is not known. */
  tried(word: string): Trial | undefined;
}

/** One game's board: functions of the state, and a style. The engine owns pointers, keys, playback and focus. */
export interface BoardGame<View, Mode extends object, Motion, Layout, Extra extends object> {
  style: CSSResultGroup;
  /** A choice that has not begun. */
  mode: Mode;
  extra: Extra;
  layout(width: number, height: number, view: View): Layout;
  /** What an event changes in a view, and how that is shown. Pure. */
  step(view: View, told: Told, figures: any): Stepped<View, Motion>;
  /** Shows a motion; `turn` draws the board as it is afterwards. */
  show(
    motion: Motion,
    screen: Screen<BoardState<View, Mode, Layout, Extra>, Extra>,
    turn: () => Promise<void>,
  ): Promise<void>;
  spots(board: BoardState<View, Mode, Layout, Extra>): Spot<Mode>[];
  draw(board: BoardState<View, Mode, Layout, Extra>): TemplateResult;
  /** A key that only this game knows, on a spot or beside all of them. */
  key?(
    name: string,
    board: BoardState<View, Mode, Layout, Extra>,
    spot: Spot<Mode> | undefined,
    fast: boolean,
  ): Effect<Mode> | undefined;
  drag?(drag: Drag, board: BoardState<View, Mode, Layout, Extra>): Effect<Mode> | undefined;
  /** The step of a choice that leads to a hint's move. */
  advise?(word: string): Mode | undefined;
  /** Where a phone shows the upper part of the board first. */
  isAbove?(view: View): boolean;
  /** A tap beside everything takes a choice back. */
  clears?: boolean;
  /** The spot that gets the focus first; without it the first one that is lit. */
  first?(board: BoardState<View, Mode, Layout, Extra>): string | undefined;
}

/** The seat that looks; -1 for a spectator. */
export const seatOf = (viewer: string): number => (/^\d+$/.test(viewer) ? Number(viewer) : -1);
