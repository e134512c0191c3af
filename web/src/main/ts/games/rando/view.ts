/** What the server tells of a match of Flip' Rando: docs/engine/rando.md. */
export type Colour = 'red' | 'yellow' | 'green' | 'blue';
export type Obstacle = 'rockfall' | 'bramble' | 'fallen-tree' | 'ford';
export type Tile = 'hike' | 'draw' | 'lower' | 'raise' | 'reorder' | 'joker';
export type Direction = 'north' | 'east' | 'south' | 'west';
export type Kind = 'sprint' | 'second-wind' | 'shortcut' | 'landslide' | 'signpost' | 'hidden';

export interface Token {
  colour: Colour;
  value: number;
  at: string;
  side: 'value' | 'obstacle';
}
export interface Hiker {
  colour: Colour;
  at: string;
}
export interface TileSeen {
  tile: Tile;
  state: 'active' | 'blocked' | 'removed';
  multiplier: number;
}
export interface Card {
  colour: Colour;
  kind: Kind;
}
export interface SeatView {
  points: number;
  fromScales: number;
  total: number;
  tiles: TileSeen[];
  levels: number[];
  hand: Card[];
  chosen: boolean;
  choice: string;
}
export interface RandoView {
  stage: string;
  part: string;
  round: number;
  track: string[];
  first: number;
  seat: number;
  using: string;
  times: number;
  done: number;
  hiker: Colour | '';
  came: Direction | '';
  stretch: number;
  stretches: number;
  width: number;
  height: number;
  tokens: Token[];
  hikers: Hiker[];
  markers: { obstacle: Obstacle; weight: number }[];
  scale: number;
  top: Colour | '';
  pile: number;
  discard: { colour: Colour; kinds: number[] }[];
  handLimit: number;
  ranges: { tile: Tile; least: number; most: number }[];
  seats: SeatView[];
}

export const COLOURS: Colour[] = ['red', 'yellow', 'green', 'blue'];
export const OBSTACLES: Obstacle[] = ['rockfall', 'bramble', 'fallen-tree', 'ford'];
export const TILES: Tile[] = ['hike', 'draw', 'lower', 'raise', 'reorder', 'joker'];
export const DIRECTIONS: Direction[] = ['north', 'east', 'south', 'west'];

/** Each colour has its own obstacle, in the same order. */
export const obstacleOf = (colour: Colour): Obstacle => OBSTACLES[COLOURS.indexOf(colour)];

/** The hiker who walks now or next; nobody once the match has ended, by the rules or because somebody gave it up. */
export const walkerOf = ({ view, stage }: { view: RandoView; stage: { over: boolean } }): Colour | '' =>
  stage.over || view.stage === 'over' ? '' : view.hiker || view.top;

/** The hiker whose card lies on top of the pile. */
export const nextOf = (board: { view: RandoView; stage: { over: boolean } }): Colour | '' =>
  walkerOf(board) && board.view.top;

/** What follows from it by the rules. */
export interface Figures {
  /** By seat, what its level on each obstacle's scale is worth now. */
  worth?: number[][];
  /** What giving no card and lowering nothing costs at the end of a round. */
  giveLoss?: number;
  lowerLoss?: number;
}

export const hikerOf = (view: RandoView, colour: string): Hiker | undefined =>
  view.hikers.find((hiker) => hiker.colour === colour);
