import type { GameClient, Sight, Told } from '../../table/board';
import { RandoBoard } from './board';
import { describe } from './describe';
import { lesson } from './lesson';
import { prompt, say } from './prompt';
import { sounds } from './sounds';
import type { RandoView } from './view';

customElements.define('rando-board', RandoBoard);

/** Set-up is not worth a line each. */
const SILENT = new Set(['token-placed', 'hiker-placed', 'marker-placed', 'top-shown', 'gift-chosen']);

/** Who meets something right beside goes nowhere; what was met has a line of its own. */
const stays = (told: Told): boolean => told.event === 'hiker-walked' && told.from === told.to;

const client: GameClient = {
  tag: 'rando-board',
  prompt,
  say: (told, stage) => (SILENT.has(told.event) || stays(told) ? '' : say(told, stage)),
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
