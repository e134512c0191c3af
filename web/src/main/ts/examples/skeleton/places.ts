/** Where on the board a line of the log leads: to the stone that lies uppermost after it. */
import type { Told } from '../../table/board';
import { keyOf } from './spots';

export const places = ({ left }: Told): string[] => (left > 0 ? [keyOf(left - 1)] : []);
