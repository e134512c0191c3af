/** Where on the board a line of the log leads. */
import type { Told } from '../../table/board';

/** The cells that an event names; a slot lies between two. */
export const places = ({ cell, cells = [], way = [], from, to, slot = '' }: Told): string[] =>
  [cell, ...cells, ...way, from, to, ...String(slot).split('|')].filter(Boolean).map((each) => `cell-${each}`);
