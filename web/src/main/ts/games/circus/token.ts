/**
 * One token of the ring: a printed disc with the hints of its back, and what the viewer knows or is being shown of it.
 */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { face } from './art';
import { at, hintPlaces } from './layout';
import { type Artist, candidates, noteAt, shownAt, type Token, type View } from './view';
import { hint } from './print';

/** The disc alone, radius 98. */
export const disc = (artist: Artist): SVGTemplateResult =>
  svg`
  <circle class="rim" r="98"/>
  <g clip-path="url(#disc)">
    <circle class="paint ${artist}" r="92"/><circle class="pattern" r="92" fill="url(#p-${artist})"/>
    <g transform="translate(-5 6) scale(.9)">${face(artist)}</g>
  </g>
  <circle class="edge" r="92"/>`;

/** Everything on a place of the ring but what depends on focus and choice. */
export function drawToken(token: Token, view: View): SVGTemplateResult {
  const peek = shownAt(view, token.position);
  return svg`<g class="turn">${disc(token.artist)}${hints(token, view)}</g>${peek ? drawPeek(peek) : nothing}`;
}

/** Who can be on the back by the rosette; the notebook crosses out who cannot. */
function hints(token: Token, view: View): SVGTemplateResult {
  const open = candidates(view, token.position);
  const known = noteAt(view, token.position)?.how ?? 'open';
  const places = hintPlaces(token.backs.length);
  return svg`<g class="hints">${
    token.backs.map((artist, i) => {
      const kind = !open.includes(artist) ? 'out' : known === 'open' ? '' : known;
      return svg`<g transform=${`${at(places[i])} scale(1.2)`}>${hint(artist, kind)}</g>`;
    })
  }</g>`;
}

/** A back that the viewer is being shown: the coin slid half from under its token, with an eye. */
const drawPeek = (artist: Artist): SVGTemplateResult =>
  svg`<g class="peek" transform="translate(46 -46)">
  <g transform="scale(.52)">${disc(artist)}</g>
  <g class="eye" transform="translate(-34 -34)"><circle r="17"/><path d="M-11 0Q0 -11 11 0Q0 11 -11 0Z"/><circle
    class="pupil" r="4"/></g></g>`;
