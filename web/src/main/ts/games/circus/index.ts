import type { GameClient } from '../../table/board';
import { CircusBoard } from './board';
import { LESSON } from './lesson';
import { places } from './places';
import { line, move, prompt } from './say';
import { SOUNDS } from './sounds';
import { story } from './story';

if (!customElements.get('circus-board')) customElements.define('circus-board', CircusBoard);

const client: GameClient = {
  tag: 'circus-board',
  prompt,
  say: line,
  places,
  describe: move,
  lesson: LESSON,
  sounds: SOUNDS,
  story,
};

export default client;
