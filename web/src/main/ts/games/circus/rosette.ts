/** The rosette as a rose window: every pane is a token, joining the two artists that are on it. */
import { svg, type SVGTemplateResult } from 'lit';
import { at, polar } from './layout';
import type { Artist } from './view';
import { hint } from './print';

const RIM = 132;

/** One of the ten panes: the two artists of a token. */
export interface Pane {
  one: Artist;
  other: Artist;
}

export function panes(rosette: Artist[]): Pane[] {
  const spokes = rosette.map((artist) => ({ one: artist, other: 'clown' as Artist }));
  const rim = rosette.map((artist, i) => ({ one: artist, other: rosette[(i + 1) % rosette.length] }));
  return [...spokes, ...rim];
}

/** Draws the window; panes between `lit` and one of its possible backs shine. */
export function rosetteWindow(rosette: Artist[], lit: Artist | undefined, backs: Artist[]): SVGTemplateResult {
  const spot = (artist: Artist) =>
    artist === 'clown' ? { x: 0, y: 0 } : polar(RIM, rosette.indexOf(artist) / rosette.length);
  const shines = (pane: Pane) =>
    (pane.one === lit && backs.includes(pane.other)) || (pane.other === lit && backs.includes(pane.one));
  return svg`<g class="rosette ${lit ? 'asked' : ''}">
    <circle class="window" r="176"/>
    ${
    rosette.map((artist, i) => {
      const glass = petal(i / rosette.length, rosette.length);
      return svg`<path class="petal paint ${artist}" d=${glass}/><path class="weave" d=${glass}
        fill="url(#p-${artist})"/>`;
    })
  }
    <circle class="tracery" r=${RIM}/>
    ${
    panes(rosette).map((pane) => {
      const [a, b] = [spot(pane.one), spot(pane.other)];
      return svg`<line class="lead ${shines(pane) ? 'shines' : ''}" x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y}/>`;
    })
  }
    ${
    [...rosette, 'clown' as Artist].map((artist) => {
      const kind = artist === lit ? 'asked' : lit && backs.includes(artist) ? 'shines' : '';
      return svg`<g transform=${`${at(spot(artist))} scale(2)`}>${hint(artist, kind)}</g>`;
    })
  }
  </g>`;
}

/** A petal of coloured glass, from the middle to the rim. */
function petal(turn: number, count: number): string {
  const half = 0.5 / count - 0.006;
  const write = (radius: number, t: number) => {
    const point = polar(radius, t);
    return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  };
  return `M${write(30, turn)} L${write(164, turn - half)} A164 164 0 0 1 ${write(164, turn + half)} Z`;
}
