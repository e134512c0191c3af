import type { OfGame } from './protocol';
import { isSolved } from './streak';

/** The easiest one of this motif, or of all, that is not solved; when all are, they begin anew after this one. */
export function nextOf(all: OfGame, motif: string, after = ''): string {
  const some = all.puzzles.filter((each) => !motif || each.motif === motif);
  const list = some.length ? some : all.puzzles;
  const open = list.find((each) => each.id !== after && !isSolved(each.id));
  const at = list.findIndex((each) => each.id === after);
  return (open ?? list[(at + 1) % list.length]).id;
}
