import { fits, type OfGame, type Wanted } from './protocol';
import { isSolved } from './streak';

/** The easiest one that is wanted and not solved; when all are, they begin anew after this one. None: there is none. */
export function nextOf(all: OfGame, wanted: Wanted, after = ''): string | undefined {
  const list = all.puzzles.filter((each) => fits(each, wanted));
  const open = list.find((each) => each.id !== after && !isSolved(each.id));
  const at = list.findIndex((each) => each.id === after);
  return (open ?? list[(at + 1) % list.length])?.id;
}
