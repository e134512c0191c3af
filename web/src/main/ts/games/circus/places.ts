/** Where on the board a line of the log leads. */
import type { Told } from '../../table/board';
import { keyOf } from './spots';

/** The tokens that an event names, by their positions. */
export const places = ({ position, other, opposite, left, right, looked }: Told): string[] =>
  [position, other, opposite, left, right, looked].filter((each) => typeof each === 'number').map(keyOf);
