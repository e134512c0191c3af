import type { Sound } from '../core/sound';
import { Verbatim, type Words } from '../core/words';

/** The contract between the table and the boards: what a board is given, and what it gives back. */

export interface Choice {
  word: string;
  move: number;
}

export interface Told {
  event: string;
  [field: string]: any;
}

/**
 * What one entry of the log told this viewer. `table`: what the table did; `show`: what there is to see of a thrown
 * die.
 */
export interface Line {
  version: number;
  actor: number | string;
  told: Told[];
  table?: string;
  show?: any;
}

/** The match through one viewer's eyes. `sample`: there are more legal moves than are listed. */
export interface Sight {
  viewer: string;
  lines: Line[];
  view: any;
  moves: Choice[];
  sample: boolean;
  undo: number;
  /** What follows from the view by the rules: boards hold none. */
  figures?: any;
}

/**
 * What a legal move would tell this viewer, up to where it reveals something; and the view after it, if it reveals
 * nothing.
 */
export interface Trial {
  told: Told[];
  view?: any;
  figures?: any;
}

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'star' | 'hexagon';

/** Somebody at the table. The colour is a CSS value, e.g. `var(--water)`. */
export interface Seat {
  seat: number;
  name: string;
  you: boolean;
  bot: boolean;
  shape: Shape;
  colour: string;
}

/** What the table gives to a board. */
export interface Stage {
  seats: Seat[];
  game: string;
  options: Record<string, string>;
  /** Sentences in the chosen language: the game's words first, then the house's. */
  words: Words;
  /** Plays this move. */
  choose(word: string): void;
  /** The reason why a move is not legal, in a sentence; empty when it is legal. */
  why(word: string): Promise<string>;
  /** What a legal move would bring, without playing it; nothing where that cannot be known. */
  try(word: string): Promise<Trial | undefined>;
  /** A sentence for the status line and for screen readers. */
  tell(text: string): void;
  sound(name: string): void;
  /** Points at something, for everybody at the table to see. */
  ping(at: string): void;
  /** Game time now, and when the game's own clock acts; interpolated between updates. */
  clock(): { at: number; dueAt?: number };
  /** What is shown is how the match ended, by the rules or because somebody gave it up: nothing comes next. */
  over: boolean;
  motion: boolean;
  patterns: boolean;
  dark: boolean;
}

/** The element that draws one game. */
export interface BoardElement extends HTMLElement {
  sight: Sight;
  stage: Stage;
  /**
   * Plays back how one sight became the next; resolves at the end, or once skipped. The element has been given `after`
   * and has drawn
   * it when this is called, so the state is right even if it is cut. Without motion (`stage.motion`) one only hears it.
   */
  playBack?(before: Sight, after: Sight): Promise<void>;
  skip?(): void;
  /** Shows where somebody points, and says what is there. */
  pinged?(at: string, seat: Seat | undefined): string;
  /** Lights up what a line of the log speaks of, by the keys of spots; none: no longer. */
  light?(keys: readonly string[]): void;
  /** Shows what a hint is about, before it is played; empty: no longer. */
  advise?(word: string): void;
}

/** One game's part of the client: the default export of `games/<game>/index.ts`, a chunk of its own. */
export interface GameClient {
  /** The board's element, e.g. `circus-board`. */
  tag: string;
  /** "What can I do now?" in one sentence. */
  prompt(sight: Sight, stage: Stage): string;
  /** A line of the log in words; empty: not worth a line. `tell` does for most. */
  say(told: Told, stage: Stage): string;
  /** The places that an event names, as keys of the board's spots. */
  places?(told: Told): string[];
  /** Everybody plays on one side, and wins or loses with all the others. */
  together?: boolean;
  /** The event that chance decides the game by again and again: a review lists each with what it did. */
  stroke?: string;
  /** A move in words for people, e.g. in a hint; without it the move's own word is shown. */
  describe?(word: string, stage: Stage): string;
  lesson: Lesson;
  sounds: Record<string, Sound>;
  /** The story of a finished match: one line per seat, drawn small at the end. */
  story?(sights: Sight[], stage: Stage): Plot;
}

// ---- Lessons -------------------------------------------------------------------------------------------------------

/** A first lesson on a real table: a position to start from, and what chance and the opponent do. */
export interface Lesson {
  seats: number;
  /** Where the learner sits. */
  seat: number;
  options: Record<string, string>;
  /** A position of the game; without one, the usual beginning. */
  start?: object;
  /** In order, what chance and other seats do; what the learner has to do is in the steps. */
  script: { actor: string; move: string }[];
  steps: LessonStep[];
}

/** One thing to understand or to do. */
export interface LessonStep {
  /** Key of the sentence to read, among the game's words. */
  text: string;
  /** The moves that do it: words, or words that match. None: there is a button to go on. */
  moves?: (string | RegExp)[];
  /** What the sentence speaks of: keys of spots, or selectors of parts of the board. An arrow points at the first. */
  at?: readonly string[];
  /** Key of a sentence for somebody who tries another move. */
  nudge?: string;
  /** Goes on by itself once this holds, e.g. after the opponent has moved. */
  until?(sight: Sight): boolean;
}

// ---- The story of a match ------------------------------------------------------------------------------------------

export interface Plot {
  /** Key of what is counted. */
  label: string;
  /** For each seat (or one for all, seat -1) the count after each moment. */
  lines: { seat: number; points: number[] }[];
  /** Moments worth a mark, by index. */
  marks?: { at: number; text: string }[];
}

// ---- What every board uses -----------------------------------------------------------------------------------------

const SHAPES: Shape[] = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon'];
const COLOURS = ['--water', '--coral', '--sun', '--leaf', '--plum', '--ink'];

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length];
}

export function colourOf(seat: number): string {
  return `var(${COLOURS[seat % COLOURS.length]})`;
}

/** The name of who sits there, as they wrote it: somebody called Clown is no clown of the game. */
export function nameOf(seat: number, stage: Stage): Verbatim {
  return new Verbatim(stage.seats[seat]?.name ?? String(seat));
}

/** How a game says its events, beside the phrases; most need none of it. */
export interface Telling {
  /**
   * Which words a field's things are called by, where they are not named like the field: of every event, or of one
   * (`hiker-met.other`).
   */
  kinds?: Record<string, string>;
  /** Events that are not worth a line. */
  silent?: readonly string[];
}

/** Fields that hold seats. */
const PEOPLE = ['seat', 'seats', 'by', 'others'];

/**
 * An event in words, from `told.<event>`, with people's names for seats; nothing where it has no words.
 */
export function tell(told: Told, stage: Stage, { kinds = {}, silent = [] }: Telling = {}): string {
  const key = `told.${told.event}`;
  if (!stage.words.has(key) || silent.includes(told.event)) return '';
  const said = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => said(field, each));
    if (typeof value === 'number' && PEOPLE.includes(field)) return nameOf(value, stage);
    const kind = kinds[`${told.event}.${field}`] ?? kinds[field];
    return kind && typeof value === 'string' && value ? `${kind}.${value}` : value;
  };
  const fields = Object.entries({ ...stage.options, ...told });
  return stage.words.say(key, Object.fromEntries(fields.map(([field, value]) => [field, said(field, value)])));
}
