import type { Stage } from '../../table/board';
import { parse, preview } from './aim';

/** A move in words, as a hint says it. */
export function describe(word: string, stage: Stage): string {
  const [verb, first] = word.split(' ');
  const say = (key: string, args: Record<string, unknown> = {}) => stage.words.say(`move.${key}`, args);
  if (verb === 'throw') return say('throw', { cell: likeliest(word) });
  if (verb === 'set') return say('set', { face: Number(first) });
  if (verb === 'sun' || verb === 'monsoon') return say('place', { cell: first });
  return say(verb, { cell: first ?? '' });
}

const likeliest = (word: string): string =>
  [...preview(parse(word))].filter(([to]) => to !== 'off').reduce((best, each) => (each[1] > best[1] ? each : best), ['3.3', 0])[0];
