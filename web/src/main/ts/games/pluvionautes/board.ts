import { boardOf } from '../../board/board';
import { draw } from './draw';
import { layoutFor } from './layout';
import { show } from './motion';
import { advise, drag, type Extra, first, key, spots, START } from './spots';
import { step } from './step';
import { STYLE } from './style';

const EXTRA: Extra = { flying: [] };

/** The board of Les Pluvionautes: a wooden box of sky and the desk in front of it. */
export const PluvionautesBoard = boardOf({
  style: STYLE,
  mode: START,
  extra: EXTRA,
  layout: layoutFor,
  step,
  show,
  spots,
  draw,
  key,
  drag,
  first,
  advise,
});
