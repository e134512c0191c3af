/** What the server tells of a match: docs/engine/skeleton.md. */
export interface View {
  stones: number;
  /** Who plays; once the heap is empty, who took the last stone; -1 before somebody starts. */
  turn: number;
}

/** The stones of the heap by their numbers, the lowest first. */
export const stonesOf = (view: View): number[] => Array.from({ length: view.stones }, (_, stone) => stone);
