import { html, nothing, svg, type TemplateResult } from 'lit';

const HEAD = 12;

interface Point {
  x: number;
  y: number;
}

/** Arrows over a board, each from one thing to another; what is not drawn has none. */
export function arrowsOn(board: HTMLElement, pairs: [from: string, to: string][]): TemplateResult | typeof nothing {
  const box = board.getBoundingClientRect();
  const place = (key: string): DOMRect | undefined =>
    board.shadowRoot?.querySelector(`[data-key="${key}"]`)?.getBoundingClientRect();
  const drawn = pairs.map(([from, to]) => {
    const [a, b] = [place(from), place(to)];
    return a && b ? arrow(middle(a, box), middle(b, box), radius(a), radius(b)) : nothing;
  });
  return html`<svg class="arrows" viewBox=${`0 0 ${box.width} ${box.height}`} width=${box.width} height=${box.height}
    aria-hidden="true">${drawn}</svg>`;
}

const middle = (thing: DOMRect, box: DOMRect): Point => ({
  x: thing.left + thing.width / 2 - box.left,
  y: thing.top + thing.height / 2 - box.top,
});

const radius = (thing: DOMRect): number => Math.min(thing.width, thing.height) * 0.38;

/** A bow with a head, from edge to edge, so that it hides neither its ends nor what lies between. */
function arrow(middleOf: Point, to: Point, leave: number, short: number): TemplateResult {
  const out = Math.atan2(to.y - middleOf.y, to.x - middleOf.x);
  const from = { x: middleOf.x + Math.cos(out) * leave, y: middleOf.y + Math.sin(out) * leave };
  const bend = { x: (from.x + to.x) / 2 - (to.y - from.y) * 0.18, y: (from.y + to.y) / 2 + (to.x - from.x) * 0.18 };
  const way = Math.atan2(to.y - bend.y, to.x - bend.x);
  const tip = { x: to.x - Math.cos(way) * short, y: to.y - Math.sin(way) * short };
  const wing = (turn: number) => `${tip.x - Math.cos(way + turn) * HEAD} ${tip.y - Math.sin(way + turn) * HEAD}`;
  const line = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`;
  const head = `M${wing(0.5)}L${tip.x} ${tip.y}L${wing(-0.5)}`;
  return svg`<path class="under" d=${line + head}></path><path d=${line + head}></path>`;
}
