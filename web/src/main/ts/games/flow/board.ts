import { boardOf } from '../../board/board';
import { draw } from './draw';
import { show } from './motion';
import { advise, drag, first, key, spots, START } from './spots';
import { step } from './step';
import { STYLE } from './style';

/** The board of Flow: a flooded valley of seven by seven squares, and the tray below it. */
export const FlowBoard = boardOf({
  style: STYLE,
  mode: START,
  extra: { swept: [] },
  layout: () => undefined,
  step,
  show,
  spots,
  draw,
  key,
  drag,
  first,
  advise,
});
