/** The story of a match: everybody's total, move by move. */
import type { Plot, Sight } from '../../table/board';
import type { RandoView } from './view';

export function story(sights: Sight[]): Plot {
  const views = sights.map((sight) => sight.view as RandoView);
  const seats = views.at(-1)?.seats.length ?? 0;
  return {
    label: 'plot.points',
    lines: Array.from({ length: seats }, (_, seat) => ({ seat, points: views.map((view) => view.seats[seat].total) })),
  };
}
