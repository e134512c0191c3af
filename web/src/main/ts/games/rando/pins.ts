/** Hikers as map pins with hats: on the board and on the home page. */
import { svg, type TemplateResult } from 'lit';
import type { Colour } from './view';

/** Crowns of the four hats, so that a hiker is known by its silhouette too. */
const HATS: Record<Colour, string> = {
  red: 'M-10 -38C-9 -52 -2 -49 0 -46C2 -49 9 -52 10 -38Q0 -42 -10 -38Z',
  yellow: 'M-10 -38C-10 -49 10 -49 10 -38Q0 -42 -10 -38ZM-4 -50A4 4 0 1 1 4 -50A4 4 0 1 1 -4 -50',
  green: 'M-10 -38L-5 -50 6 -52 10 -38Q0 -42 -10 -38ZM5 -47L15 -58 9 -45Z',
  blue: 'M-9 -38L-8 -50H8L9 -38Q0 -42 -9 -38Z',
};

/** A hiker: a map pin with a face and a hat. Its point is at the origin. */
export const pin = (colour: Colour): TemplateResult =>
  svg`
  <ellipse class="shadow" cx="4" cy="1" rx="13" ry="4" />
  <path class="pin ${colour}" d="M0 0C-4 -11 -17 -16 -17 -30A17 17 0 1 1 17 -30C17 -16 4 -11 0 0Z" />
  <circle class="face" cx="0" cy="-29" r="11" />
  <circle class="eye" cx="-4" cy="-29" r="1.7" /><circle class="eye" cx="4" cy="-29" r="1.7" />
  <path class="smile" d="M-4 -24Q0 -21 4 -24" />
  <path class="hat ${colour}" d=${HATS[colour]} />
  <path class="brim ${colour}" d="M-17 -36Q0 -44 17 -36Q17 -33 14 -34Q0 -40 -14 -34Q-17 -33 -17 -36Z" />`;
