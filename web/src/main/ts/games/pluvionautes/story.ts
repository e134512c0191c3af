/** The story of a match: what each mission was worth all along, now that they are open. */
import type { Plot, Sight } from '../../table/board';
import type { PluvView } from './view';

export function story(sights: Sight[]): Plot {
  const views = sights.map((sight) => sight.view as PluvView);
  const last = views.at(-1);
  const worth = (view: PluvView, mission: string): number => {
    const asks = last?.inPlay.find((each) => each.mission === mission);
    return view.largest
      .filter((each) => each.goods === asks?.plantation || each.goods === asks?.herd)
      .reduce((sum, each) => sum + each.points, 0);
  };
  return {
    label: 'plot.missions',
    lines: (last?.missions ?? []).map((mission, seat) => ({ seat, points: views.map((view) => worth(view, mission)) })),
  };
}
