import { Verbatim } from '../../core/words';
import type { Stage } from '../../table/board';

/** A move in words, as a hint says it. */
export function describe(word: string, stage: Stage): string {
  const [verb, first, second] = word.split(' ');
  const say = (args: Record<string, unknown> = {}) => stage.words.say(`move.${verb}`, args);
  switch (verb) {
    case 'go':
      return say({ direction: `direction.${first}` });
    case 'lower':
      return say({ tile: `tile.${second}`, name: new Verbatim(stage.seats[Number(first)]?.name ?? first) });
    case 'swap':
      return say({ one: Number(first), other: Number(second) });
    case 'play':
    case 'discard':
    case 'give':
      return say({ number: Number(first) });
    case 'flip':
      return say({ at: first });
    case 'pass':
    case 'pay':
      return say();
    default:
      return say({ tile: `tile.${first}` });
  }
}
