/** What the server says about a game of Flip Circus, and what may be done, as a board needs it. */

export type Artist = 'acrobat' | 'magician' | 'fortune-teller' | 'strongman' | 'tamer' | 'clown';

export const ARTISTS: readonly Artist[] = ['acrobat', 'magician', 'fortune-teller', 'strongman', 'tamer', 'clown'];
export const PLACES = 10;

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
  shown: { position: number; artist: Artist }[];
  notebook: Note[];
  ending?: string;
}

export const next = (position: number) => (position % PLACES) + 1;
export const before = (position: number) => ((position + PLACES - 2) % PLACES) + 1;
export const opposite = (position: number) => ((position + PLACES / 2 - 1) % PLACES) + 1;
export const areNeighbours = (a: number, b: number) => next(a) === b || next(b) === a;

/** The word for swapping two places: the lower number first, as the engine writes it. */
export const swapWord = (a: number, b: number) => `swap ${Math.min(a, b)} ${Math.max(a, b)}`;

/** Places that an artist's power reaches from a position: where the ghost of it is drawn. */
export function reach(artist: Artist, position: number): number[] {
  if (artist === 'acrobat') return [opposite(position)];
  if (artist === 'magician' || artist === 'fortune-teller') return [before(position), next(position)];
  return [];
}

/** The side of a seat: seats 0 and 2 against 1 and 3. */
export const sideOf = (seat: number) => seat % 2;

/** The artists that can be on the back of the token there: by the notebook if there is one, else by the rosette. */
export function candidates(view: View, position: number): Artist[] {
  const note = view.notebook.find(each => each.position === position);
  return note ? note.backs : (tokenAt(view, position)?.backs ?? []);
}

export const tokenAt = (view: View, position: number) => view.ring.find(each => each.position === position);
export const shownAt = (view: View, position: number) => view.shown.find(each => each.position === position)?.artist;
export const noteAt = (view: View, position: number) => view.notebook.find(each => each.position === position);

/** Exchanges what lies on two places, whatever the view says about it. */
export function exchanged(view: View, a: number, b: number): View {
  const moved = <T extends { position: number }>(things: T[]) =>
    things
      .map(each => ({ ...each, position: each.position === a ? b : each.position === b ? a : each.position }))
      .sort((one, other) => one.position - other.position);
  return { ...view, ring: moved(view.ring), shown: moved(view.shown), notebook: moved(view.notebook) };
}

/** Turns a token over; who can be on its back now is for the next view to say. */
export function turned(view: View, position: number, artist: Artist): View {
  const ring = view.ring.map(each => (each.position === position ? { ...each, artist, backs: [] } : each));
  const others = <T extends { position: number }>(things: T[]) => things.filter(each => each.position !== position);
  return { ...view, ring, shown: others(view.shown), notebook: others(view.notebook) };
}
