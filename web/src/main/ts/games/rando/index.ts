import type { GameClient, Sight } from '../../table/board';
import { RandoBoard } from './board';
import { describe } from './describe';
import { lesson } from './lesson';
import { prompt, say } from './prompt';
import { sounds } from './sounds';
import type { RandoView } from './view';

customElements.define('rando-board', RandoBoard);

/** Set-up is not worth a line each. */
const SILENT = new Set(['token-placed', 'hiker-placed', 'marker-placed', 'top-shown', 'gift-chosen']);

const client: GameClient = {
  tag: 'rando-board',
  prompt,
  say: (told, stage) => (SILENT.has(told.event) ? '' : say(told, stage)),
  describe,
  lesson,
  sounds,
  story: (sights: Sight[]) => {
    const views = sights.map(sight => sight.view as RandoView);
    const seats = views.at(-1)?.seats.length ?? 0;
    return {
      label: 'plot.points',
      lines: Array.from({ length: seats }, (_, seat) => ({ seat, points: views.map(view => view.seats[seat].total) })),
    };
  },
};

export default client;
