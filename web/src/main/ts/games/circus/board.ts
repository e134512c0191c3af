import { boardOf } from '../../board/board';
import { draw } from './draw';
import { show } from './motion';
import { drag, key, spots, START } from './spots';
import { step } from './step';
import { STYLE } from './style';

/** The board of Flip Circus: a ring of ten tokens, with what can be done in its middle. */
export const CircusBoard = boardOf({
  style: STYLE,
  mode: START,
  extra: { gaze: [] },
  layout: () => undefined,
  step,
  show,
  spots,
  draw,
  key,
  drag,
  clears: true,
});
