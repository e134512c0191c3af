/** The story of a match: what each mission was worth all along, now that they are open. */
import type { Plot, Sight } from '../../table/board';
import type { Figures, PluvView } from './view';

export function story(sights: Sight[]): Plot {
  const last = sights.at(-1)?.view as PluvView | undefined;
  const worth = ({ figures }: Sight, mission: string): number =>
    (figures as Figures | undefined)?.worths?.find((each) => each.mission === mission)?.points ?? 0;
  return {
    label: 'plot.missions',
    lines: (last?.missions ?? []).map((mission, seat) => ({
      seat,
      points: sights.map((sight) => worth(sight, mission)),
    })),
  };
}
