/**
 * Animals as silhouettes whose eyes look at the Boat, and the Boat itself: on the board and on the home page.
 * Squares of 100 units.
 */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Animal } from './view';

/** An eye at a place; the pupil is turned to the Boat, which is to the right and below before mirroring. */
const eye = (x: number, y: number, r: number): SVGTemplateResult =>
  svg`<circle class="eye" cx=${x} cy=${y} r=${r}/><circle class="pupil" cx=${x + r * 0.36} cy=${y + r * 0.3}
    r=${r * 0.48}/>`;

const CAT = svg`<path class="fur tail" d="M66 82C84 84 90 66 80 58"/>
  <path class="fur" d="M32 88C27 62 37 52 50 52S73 62 68 88Z"/><path class="fur"
    d="M33 44C33 34 34 22 36 13L46 24H54L64 13C66 22 67 34 67 44C67 54 60 60 50 60S33 54 33 44Z"/>
  ${eye(43, 39, 5)}${eye(57, 39, 5)}<path class="nose" d="M47.5 48h5l-2.5 3Z"/>`;

const DOG = svg`<path class="fur tail" d="M68 82C82 78 84 70 82 62"/><path class="fur"
  d="M30 88C26 62 36 54 50 54S74 62 70 88Z"/>
  <path class="fur" d="M35 36C35 22 42 17 50 17S65 22 65 36V48C65 58 58 63 50 63S35 58 35 48Z"/>
  <path class="fur ear" d="M37 22C27 20 21 28 23 44C24 52 31 52 33 44L38 28Z"/><path class="fur ear"
    d="M63 22C73 20 79 28 77 44C76 52 69 52 67 44L62 28Z"/>
  <ellipse class="muzzle" cx="50" cy="52" rx="10" ry="8"/>${eye(43, 37, 4.6)}${eye(57, 37, 4.6)}<ellipse class="nose"
    cx="50" cy="48" rx="4.5" ry="3"/>`;

const CAPYBARA = svg`<path class="fur"
  d="M10 88V70C10 54 24 47 42 48C46 36 56 30 68 32C70 27 75 27 76 33C86 36 92 44 92 54C92 62 86 66 76 66L74
    88H62V78H28V88Z"/>
  <path class="fur ear" d="M66 34C65 27 71 24 75 29Z"/><path class="mouth"
    d="M80 60C84 60 88 58 90 55"/>${eye(74, 44, 4.4)}<ellipse class="nose" cx="89" cy="48" rx="2.4" ry="3.2"/>`;

const LEMUR = svg`<path class="fur tail stripes" d="M66 84C90 84 92 58 80 50C70 44 74 28 86 30"/><path class="rings"
  d="M66 84C90 84 92 58 80 50C70 44 74 28 86 30"/>
  <path class="fur" d="M32 88C28 66 36 56 50 56S71 66 68 88Z"/><path class="fur"
    d="M31 42C31 30 38 24 50 24S69 30 69 42S60 60 50 60S31 54 31 42Z"/>
  <circle class="fur" cx="33" cy="27" r="8"/><circle class="fur" cx="67" cy="27" r="8"/><path class="muzzle"
    d="M36 40C36 32 46 32 50 38C54 32 64 32 64 40C64 50 57 56 50 56S36 50 36 40Z"/>
  ${eye(43, 41, 5.6)}${eye(57, 41, 5.6)}<ellipse class="nose" cx="50" cy="51" rx="3.2" ry="2.4"/>`;

const DRAWN: Record<Animal, SVGTemplateResult> = { cat: CAT, dog: DOG, capybara: CAPYBARA, lemur: LEMUR };

/** The animal alone, turned towards the middle of the board. */
export const animal = (which: Animal, leftwards: boolean): SVGTemplateResult =>
  svg`<g class="animal" data-animal=${which}><g
    transform=${leftwards ? 'translate(100 0) scale(-1 1)' : ''}>${DRAWN[which]}</g></g>`;

/** All four looking over the rail. */
const CREW = svg`<g transform="translate(10 38) scale(.3)">${CAT}</g><g
  transform="translate(29 36) scale(.3)">${DOG}</g>
  <g transform="translate(47 40) scale(.28)">${CAPYBARA}</g><g transform="translate(65 37) scale(.3)">${LEMUR}</g>`;

/** The Boat under sail, with a lamp. */
export const vessel = (aboard: boolean): SVGTemplateResult =>
  svg`<g class="boat"><path class="sail" d="M47 22V60H20C24 44 34 30 47 22Z"/><path class="sail b"
      d="M54 28C66 36 74 46 78 60H54Z"/>
    <path class="mast" d="M50.5 16V64"/>${aboard ? CREW : nothing}<path class="hull"
      d="M14 64H88C84 78 76 84 66 84H36C24 84 18 76 14 64Z"/><path class="plank" d="M20 71H83"/>
    <circle class="lamp" cx="50.5" cy="16" r="6"/></g>`;
