/** All words: what can I do now, what is there, and what has happened. */
import { nameOf, type Sight, type Stage, tell, type Told } from '../../table/board';
import type { View } from './view';

export function prompt(sight: Sight, stage: Stage): string {
  const { stones, turn } = sight.view as View;
  const { words } = stage;
  if (turn < 0) return words.say('board.starting');
  const name = nameOf(turn, stage);
  if (stones === 0) return words.say('told.won', { seat: name });
  return sight.moves.length > 0 ? words.say('board.choose') : words.say('board.waiting', { name });
}

export const takes = (count: number, stage: Stage): string => stage.words.say('move.take', [count]);

/** A move in words, for a hint. */
export const move = (word: string, stage: Stage): string => takes(Number(word.split(' ')[1]), stage);

/** A line of the log. */
export const line = (told: Told, stage: Stage): string => tell(told, stage);
