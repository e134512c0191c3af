/** The pieces as pictures. */
import { svg } from 'lit';
import { FLOOR, WIDTH } from './layout';

export const GROUND = svg`<path class="ground" d="M8 ${FLOOR}H${WIDTH - 8}" aria-hidden="true"/>`;

/** A stone round 0, 0. */
export const STONE = svg`<g class="body"><path class="rock"
  d="M-25 6C-26 -10 -12 -21 3 -20C18 -20 27 -8 25 6C23 19 12 24 -2 23C-16 24 -24 18 -25 6Z"/>
  <path class="shine" d="M-14 -3C-11 -11 -4 -14 4 -13"/></g>`;
