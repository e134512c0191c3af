/** What the server tells of a match of Flow: docs/engine/flow.md. */

export type Edge = 'n' | 'e' | 's' | 'w';
export type Animal = 'cat' | 'dog' | 'capybara' | 'lemur';
export type Card = 'support' | 'bird' | 'current' | 'fishing' | 'calm-waters' | 'return';

export interface Laid {
  square: string;
  tile: string;
  open: string;
  bird: boolean;
}

export interface Hand {
  seat: number;
  size: number;
  cards?: Card[];
}

export interface View {
  phase: string;
  seat: number;
  round: number;
  turnsTaken: number;
  turns: number;
  deadline?: number;
  overtime: boolean;
  scenarios: string[];
  boat: string;
  board: Laid[];
  wet: string[];
  joined: Animal[];
  pile: number;
  revealed: string[];
  discard: string[];
  held?: string;
  from?: string;
  playing?: Card;
  cardPile: number;
  cardDiscard: Card[];
  calmWaters: boolean;
  cardPlayed: boolean;
  birds: number;
  hands: Hand[];
  talk: boolean;
}

/** What follows from it by the rules. */
export interface Figures {
  /** How long the clock that runs now lasts in all. */
  clockMillis?: number;
  /** How many tiles Fishing reveals. */
  fishing?: number;
}

export const EDGES: readonly Edge[] = ['n', 'e', 's', 'w'];

export const isObstacle = (tile: string): boolean => tile.startsWith('obstacle') || tile === 'scenario-obstacle';

export const laidOn = (view: View, square: string): Laid | undefined =>
  view.board.find((each) => each.square === square);

/** A tile in play that is to be put down. */
export const isPlacing = (view: View): boolean =>
  ['place', 'current-to', 'return-to'].includes(view.phase) && view.held !== undefined;
