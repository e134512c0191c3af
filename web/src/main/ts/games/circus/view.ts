/** What the server tells of a match of Flip Circus: docs/engine/circus.md. */

export type Artist = 'acrobat' | 'magician' | 'fortune-teller' | 'strongman' | 'tamer' | 'clown';

export interface Token {
  position: number;
  artist: Artist;
  backs: Artist[];
}

export interface Side {
  applause: number;
  posters: Artist[];
}

export interface Note {
  position: number;
  how: 'seen' | 'deduced' | 'open';
  backs: Artist[];
}

export interface View {
  phase: 'first-player' | 'deal' | 'turn' | 'clown-choice' | 'over';
  turn: number;
  seat: number;
  actionsDone: number;
  actionsLeft: number;
  ring: Token[];
  rosette: Artist[];
  sides: Side[];
  reserve: number;
  posters: Artist[];
  quietTurns: number;
  drawAfter: number;
  /** Where the limit decides: the side that would win there. */
  ahead?: number;
  shown: { position: number; artist: Artist }[];
  notebook: Note[];
  ending?: string;
}

/** What follows from it by the rules. */
export interface Figures {
  /** How many posters win. */
  postersToWin?: number;
  /** The side of each seat. */
  sides?: number[];
  /** The side that each seat plays against. */
  otherSides?: number[];
  /** The Applause that an action costs, and a look. */
  actionPrice?: number;
  lookPrice?: number;
  /** The Applause that Clowns bring or cost. */
  clownApplause?: number;
}

/** The artists that can be on the back of the token there: by the notebook if there is one, else by the rosette. */
export function candidates(view: View, position: number): Artist[] {
  const note = view.notebook.find((each) => each.position === position);
  return note ? note.backs : (tokenAt(view, position)?.backs ?? []);
}

export const tokenAt = (view: View, position: number) => view.ring.find((each) => each.position === position);
export const shownAt = (view: View, position: number) => view.shown.find((each) => each.position === position)?.artist;
export const noteAt = (view: View, position: number) => view.notebook.find((each) => each.position === position);
