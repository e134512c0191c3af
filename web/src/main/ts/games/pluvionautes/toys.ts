/** Clouds of card and stitched airships: on the board and on the home page. */
import { svg, type TemplateResult } from 'lit';
import { shape } from '../../board/shapes';
import type { Seat } from '../../table/board';
import type { Cloud } from './view';

export const PUFF = 'M-14 6A6 6 0 0 1 -13 -5A8.5 8.5 0 0 1 2 -9A7.5 7.5 0 0 1 12.5 -3.5A5.4 5.4 0 0 1 13 6Z';

/** A cloud of thin card around the origin, 30 wide. Its sign tells rain, sunshine and fog apart without colour. */
export const cloudShape = (cloud: Cloud): TemplateResult =>
  svg`
  ${
    cloud === 'sun'
      ? svg`<g class="rays"><circle cx="7" cy="-8" r="6" />${
        [0, 45, 90, 135, 180, 225, 270, 315].map(
          (turn) => svg`<path d="M0 -8V-11" transform="translate(7 -8) rotate(${turn})" />`,
        )
      }</g>`
      : ''
  }
  <path class="puff ${cloud}" d=${PUFF} />
  ${
    cloud === 'rain'
      ? svg`<path class="drops"
        d="M-7 -1q-2.6 4 0 4.6q2.6 -.6 0 -4.6M0 -3q-2.6 4 0 4.6q2.6 -.6 0 -4.6M7 -1q-2.6 4 0 4.6q2.6 -.6 0 -4.6" />`
      : ''
  }
  ${
    cloud === 'sun'
      ? svg`<circle class="sunny" cx="0" cy="-.5" r="3.4" />
    <path class="sunny-rays"
      d="M0 -6V-5M0 4V5M-5.5 -.5H-4.5M4.5 -.5H5.5M-4 -4.5L-3.4 -3.9M4 -4.5L3.4 -3.9M-4 3.5L-3.4 2.9M4 3.5L3.4 2.9" />`
      : ''
  }
  ${
    cloud === 'fog'
      ? svg`<path class="mist" d="M-9 -3q2.2 -2 4.5 0t4.5 0 4.5 0 4.5 0M-9 1q2.2 -2 4.5 0t4.5 0 4.5 0 4.5 0" />`
      : ''
  }`;

/** An airship like a stitched toy, in the colour and with the shape of its seat. */
export const airshipShape = (seat: Pick<Seat, 'colour' | 'shape'>): TemplateResult =>
  svg`
  <path class="rope" d="M-5 5L-3 11M5 5L3 11" />
  <path class="fin" fill=${seat.colour} d="M-11 0L-17 -6V6Z" /><ellipse class="hull" fill=${seat.colour} cx="0" cy="0"
    rx="13" ry="8" />
  <path class="stitch" d="M-12.6 -2Q0 3.4 12.6 -2M-6 -7Q-8 0 -6 7M6 -7Q8 0 6 7" /><g
    class="crest">${shape(seat.shape, 0, -0.6, 4.6)}</g>
  <path class="basket" d="M-4 11H4L3 15.5H-3Z" />`;
