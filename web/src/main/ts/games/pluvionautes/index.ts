import type { GameClient, Sight } from '../../table/board';
import { PluvionautesBoard } from './board';
import { describe } from './describe';
import { lesson } from './lesson';
import { prompt, say } from './prompt';
import { sounds } from './sounds';
import type { PluvView } from './view';

customElements.define('pluvionautes-board', PluvionautesBoard);

/** Laying out the sky is not worth a line for each piece. */
const SILENT = new Set(['island-laid', 'cloud-laid', 'seed-drawn', 'mission-hidden', 'die-thrown']);

const client: GameClient = {
  tag: 'pluvionautes-board',
  prompt,
  say: (told, stage) => (SILENT.has(told.event) ? '' : say(told, stage)),
  describe,
  lesson,
  sounds,
  /** What each mission was worth all along, now that they are open. */
  story: (sights: Sight[]) => {
    const views = sights.map(sight => sight.view as PluvView);
    const last = views.at(-1);
    const worth = (view: PluvView, mission: string) => {
      const asks = last?.inPlay.find(each => each.mission === mission);
      return view.largest
        .filter(each => each.goods === asks?.plantation || each.goods === asks?.herd)
        .reduce((sum, each) => sum + each.points, 0);
    };
    return {
      label: 'plot.missions',
      lines: (last?.missions ?? []).map((mission, seat) => ({ seat, points: views.map(view => worth(view, mission)) })),
    };
  },
};

export default client;
