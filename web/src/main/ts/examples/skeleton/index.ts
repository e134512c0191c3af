import type { GameClient } from '../../table/board';
import { SkeletonBoard } from './board';
import { LESSON } from './lesson';
import { places } from './places';
import { line, move, prompt } from './say';
import { SOUNDS } from './sounds';
import { story } from './story';

const TAG = 'skeleton-board';
if (!customElements.get(TAG)) customElements.define(TAG, SkeletonBoard);

const client: GameClient = {
  tag: TAG,
  prompt,
  say: line,
  places,
  describe: move,
  lesson: LESSON,
  sounds: SOUNDS,
  story,
};

export default client;
