/** Where on the board a line of the log leads. */
import type { Told } from '../../table/board';
import { keyOf } from './spots';

/** The squares that an event names. */
export const places = ({ square, from, hits = [] }: Told): string[] =>
  [square, from, ...hits.map((each: { square: string }) => each.square)].filter(Boolean).map(keyOf);
