import type { Words } from '../core/words';
import type { Choice } from '../table/board';

/**
 * A move for people: `bid 3 5` is said as `move.bid` with `{0}` and `{1}`, where the game has such a phrase; otherwise
 * the word
 * that programs write stands for itself.
 */
export function moveInWords(word: string, words: Words): string {
  const [verb, ...args] = word.split(' ');
  const key = `move.${verb}`;
  if (!words.has(key)) return word;
  return words.say(
    key,
    args.map((each) => (/^-?\d+$/.test(each) ? Number(each) : each)),
  );
}

/** The name of a field of a view: `view.<field>` where the game has it; otherwise `diceLeft` is read as "dice left". */
export function fieldInWords(field: string, words: Words): string {
  const key = `view.${field}`;
  return words.has(key) ? words.say(key) : field.replace(/[A-Z]/g, (each) => ' ' + each.toLowerCase());
}

/** A single value: yes and no, a number, somebody's name where the field is a seat, or a thing of the game. */
export function valueInWords(value: unknown, field: string, words: Words, seats: string[]): string {
  if (typeof value === 'boolean') return words.say(value ? 'table.yes' : 'plain.no');
  if (typeof value === 'number' && /^(seat|turn|winner)$/i.test(field)) return seats[value] ?? '–';
  if (typeof value === 'string') return value === '' ? '–' : words.thing(value, field);
  return value === null || value === undefined ? '–' : String(value);
}

/** Moves that begin with the same word stand together, in the order in which they came. */
export function byVerb(moves: Choice[]): Choice[][] {
  const groups = new Map<string, Choice[]>();
  for (const move of moves) {
    const verb = move.word.split(' ')[0];
    groups.set(verb, [...(groups.get(verb) ?? []), move]);
  }
  return [...groups.values()];
}
