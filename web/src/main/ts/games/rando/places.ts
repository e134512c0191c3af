/** Where on the board a line of the log leads. */
import type { Told } from '../../table/board';

/** The crossings that an event names, by the tokens that lie there. */
export const places = ({ at, from, to }: Told): string[] =>
  [at, from, to].filter(Boolean).map((each) => `token-${each}`);
