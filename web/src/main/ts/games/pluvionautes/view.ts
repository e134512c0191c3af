/** What the server tells of a match of Les Pluvionautes: docs/engine/pluvionautes.md. */
export type Terrain = 'plain' | 'forest' | 'mountain';
export type Cloud = 'rain' | 'sun' | 'fog';
export type Goods = 'flowers' | 'mushrooms' | 'crystals' | 'cows' | 'reindeer' | 'llamas';
export type Weather = 'sun' | 'monsoon';

export interface Island {
  cell: string;
  terrain: Terrain;
  animals: number;
  plantation: number;
}
export interface Loose {
  cell: string;
  cloud: Cloud;
}
export interface Anchored {
  slot: string;
  cloud: Cloud;
}
export interface WeatherDie {
  die: Weather;
  cells: string[];
  value: number;
}
export interface Balloon {
  cells: string[];
  face: number;
  points: number;
  turned: boolean;
  carried: string;
}
export interface Board {
  islands: Island[];
  clouds: Loose[];
  anchored: Anchored[];
  airships: string[][];
  weather: WeatherDie[];
}
export interface Asks {
  mission: string;
  plantation: Goods;
  herd: Goods;
}
export interface PluvView {
  phase: string;
  turn: number;
  first: number;
  round: number;
  rounds: number;
  throwsLeft: number;
  aim: string;
  navigation: '' | 'islands' | 'clouds';
  board: Board;
  balloon: Balloon;
  anchoredClouds: number;
  endAt: number;
  inPlay: Asks[];
  missions: string[];
  largest: { goods: Goods; points: number; cells: string[] }[];
  /** Only while it is played back: the throw that comes down now has been seen. */
  flown?: boolean;
}

/** What follows from it by the rules. */
export interface Figures {
  /** What each island gives now. */
  yields?: { cell: string; animals: number; plantation: number }[];
  /** Islands that fog holds. */
  foggy?: string[];
  /** What entering a cell costs, by its terrain; `empty` where there is none. */
  costs?: Record<Terrain | 'empty', number>;
  /** What the viewer's own mission is worth now. */
  mission?: number;
  /** What each mission in play is worth now. */
  worths?: { mission: string; points: number }[];
  /** Of a thousand throws like the one that has just been made, how many end on each cell, or `off` the board. */
  landings?: { to: string; count: number }[];
}

export const TERRAINS: Terrain[] = ['plain', 'forest', 'mountain'];
export const HERDS: Record<Terrain, Goods> = { plain: 'cows', forest: 'reindeer', mountain: 'llamas' };
export const PLANTS: Record<Terrain, Goods> = { plain: 'flowers', forest: 'mushrooms', mountain: 'crystals' };

export const islandAt = (view: PluvView, cell: string): Island | undefined =>
  view.board.islands.find((each) => each.cell === cell);
export const cloudAt = (view: PluvView, cell: string): Loose | undefined =>
  view.board.clouds.find((each) => each.cell === cell);
export const airshipAt = (view: PluvView, cell: string): number =>
  view.board.airships.findIndex((cells) => cells.includes(cell));
export const weatherAt = (view: PluvView, cell: string): WeatherDie[] =>
  view.board.weather.filter((each) => each.cells.includes(cell));

/** What is in tow, e.g. `plain 1 1` or `rain`, as a piece on a cell. */
export function carried(view: PluvView, cell: string): Island | Loose | undefined {
  const [kind, animals, plantation] = view.balloon.carried.split(' ');
  if (!kind) return undefined;
  if (animals === undefined) return { cell, cloud: kind as Cloud };
  return { cell, terrain: kind as Terrain, animals: Number(animals), plantation: Number(plantation) };
}

export const isIsland = (piece: Island | Loose): piece is Island => 'terrain' in piece;
