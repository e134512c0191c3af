import type { GameClient } from '../../table/board';
import { PluvionautesBoard } from './board';
import { LESSON } from './lesson';
import { places } from './places';
import { line, move, prompt } from './say';
import { SOUNDS } from './sounds';
import { story } from './story';

if (!customElements.get('pluvionautes-board')) customElements.define('pluvionautes-board', PluvionautesBoard);

const client: GameClient = {
  tag: 'pluvionautes-board',
  prompt,
  say: line,
  places,
  describe: move,
  lesson: LESSON,
  sounds: SOUNDS,
  story,
};

export default client;
