import { boardOf } from '../../board/board';
import { draw } from './draw';
import { layoutFor } from './layout';
import { show } from './motion';
import { spots, START } from './spots';
import { step } from './step';
import { STYLE } from './style';

/** The board of Flip' Rando: a trail map, everybody's tiles, scales and cards. */
export const RandoBoard = boardOf({
  style: STYLE,
  mode: START,
  extra: { floats: [] },
  layout: (width, height, view) => layoutFor(width, height, view.seats.length),
  step,
  show,
  spots,
  draw,
  isAbove: (view) => ['hike', 'landslide'].includes(view.stage),
});
