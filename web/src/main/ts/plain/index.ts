import { type GameClient, tell } from '../table/board';
import { PlainBoard } from './board';
import { moveInWords } from './words';

if (!customElements.get('plain-board')) customElements.define('plain-board', PlainBoard);

/** Any game, drawn from words alone: what it plays like before somebody has made a board for it. */
const client: GameClient = {
  tag: 'plain-board',
  prompt: (sight, stage) => stage.words.say(sight.moves.length ? 'plain.choose' : 'plain.wait'),
  say: tell,
  describe: (word, stage) => moveInWords(word, stage.words),
  lesson: { seats: 2, seat: 0, options: {}, script: [], steps: [] },
  sounds: {},
};

export default client;
