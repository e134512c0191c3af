/** The story of a match: how the heap became smaller, one line for all. */
import type { Plot, Sight } from '../../table/board';
import type { View } from './view';

export function story(sights: Sight[]): Plot {
  const points = sights.map((sight) => (sight.view as View).stones);
  return { label: 'view.stones', lines: [{ seat: -1, points }] };
}
