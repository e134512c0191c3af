import type { GameClient } from '../../table/board';
import { FlowBoard } from './board';
import { LESSON } from './lesson';
import { places } from './places';
import { line, move, prompt } from './say';
import { SOUNDS } from './sounds';
import { story } from './story';
import { FlowTimer } from './timer';

if (!customElements.get('flow-timer')) customElements.define('flow-timer', FlowTimer);
if (!customElements.get('flow-board')) customElements.define('flow-board', FlowBoard);

const client: GameClient = {
  tag: 'flow-board',
  prompt,
  say: line,
  places,
  describe: move,
  together: true,
  stroke: 'wave',
  lesson: LESSON,
  sounds: SOUNDS,
  story,
};

export default client;
