import type { GameClient } from '../../table/board';
import { RandoBoard } from './board';
import { LESSON } from './lesson';
import { places } from './places';
import { line, move, prompt } from './say';
import { SOUNDS } from './sounds';
import { story } from './story';

if (!customElements.get('rando-board')) customElements.define('rando-board', RandoBoard);

const client: GameClient = {
  tag: 'rando-board',
  prompt,
  say: line,
  places,
  describe: move,
  lesson: LESSON,
  sounds: SOUNDS,
  story,
};

export default client;
