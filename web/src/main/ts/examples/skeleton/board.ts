import { boardOf } from '../../board/board';
import { draw } from './draw';
import { show } from './motion';
import { spots } from './spots';
import { step } from './step';
import { STYLE } from './style';

/** The smallest board: a click is a whole move, and one drawing serves all screens. */
export const SkeletonBoard = boardOf({
  style: STYLE,
  mode: {},
  extra: {},
  layout: () => undefined,
  step,
  show,
  spots,
  draw,
});
