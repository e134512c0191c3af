/** Animals in the corners, and the Boat at its mooring. Squares of 100 units. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { animal, vessel } from './beasts';
import type { Animal } from './view';
import { bed, channels } from './water';

/** An animal space: an islet in a bay that opens to its two neighbours. */
export function animalSpace(which: Animal, open: string, safe: boolean, aboard: boolean): SVGTemplateResult {
  return svg`<rect class="bay" x="1.5" y="1.5" width="97" height="97" rx="10"/>
    <g clip-path="url(#tile)">${bed(channels(open), 'wet')}</g>
    <ellipse class="islet-shadow" cx="50" cy="84" rx="40" ry="13"/><ellipse class="islet" cx="50" cy="80" rx="38"
      ry="13"/>
    ${aboard ? nothing : animal(which, open.includes('w'))}${
    safe ? svg`<path class="safe" d="M78 14l6 7 12-14"/>` : nothing
  }`;
}

/** The Boat at its mooring, with a lamp. */
export function boat(open: string, lit: boolean, aboard: boolean): SVGTemplateResult {
  return svg`<rect class=${open.length > 1 ? 'bay' : 'land'} x="1.5" y="1.5" width="97" height="97" rx="10"/>
    <g clip-path="url(#tile)">${bed(channels(open), 'wet')}</g>
    <circle class="pool" cx="50" cy="54" r="37"/><circle class=${lit ? 'glow bright' : 'glow'} cx="50" cy="34" r="30"/>
    ${vessel(aboard)}`;
}
