import { svg } from 'lit';

/** The crest that runs over a row or down a column with the water behind it; out of sight until a wave comes. */
export const FOAM = svg`<clipPath id="valley"><rect x="-8" y="-8" width="716" height="716" rx="18"/></clipPath>
  <g clip-path="url(#valley)" aria-hidden="true">
    <g class="foam row">
      <rect class="wash" x="-760" y="3" width="790" height="94" rx="30"/>
      <path class="crest" d="M0 -6C46 8 58 30 44 50C62 70 50 92 2 106C-30 84 -40 20 0 -6Z"/>
      <path class="spray" d="M8 6C40 18 46 32 34 50C48 66 40 84 10 96"/>
      <circle cx="58" cy="18" r="5"/><circle cx="66" cy="52" r="6"/><circle cx="58" cy="84" r="4"/>
    </g>
    <g class="foam column">
      <rect class="wash" x="3" y="-760" width="94" height="790" rx="30"/>
      <path class="crest" d="M-6 0C8 46 30 58 50 44C70 62 92 50 106 2C84 -30 20 -40 -6 0Z"/>
      <path class="spray" d="M6 8C18 40 32 46 50 34C66 48 84 40 96 10"/>
      <circle cx="18" cy="58" r="5"/><circle cx="52" cy="66" r="6"/><circle cx="84" cy="58" r="4"/>
    </g>
  </g>`;
