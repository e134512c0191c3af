import { html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type Box } from '../board/box';
import { Piece } from '../core/element';
import type { BoardElement } from './board';

const MARGIN = 6;
const ARROW = 64;

/** A light on what a lesson speaks of, and an arrow to the first of it; the rest of the board lies in the shade. */
@customElement('lesson-light')
export class LessonLight extends Piece {
  @property({ attribute: false })
  board: () => BoardElement | null = () => null;
  /** Keys of the board's spots, or selectors of its parts. */
  @property({ attribute: false })
  at: readonly string[] = [];
  private frame = 0;
  private place: Box = { x: 0, y: 0, w: 0, h: 0 };
  private holes: Box[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    const look = (): void => {
      this.look();
      this.frame = requestAnimationFrame(look);
    };
    look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    cancelAnimationFrame(this.frame);
  }

  private things(): Element[] {
    const board = this.board();
    const root = board?.shadowRoot ?? board;
    const select = (each: string) => (/^[.[]/.test(each) ? each : `[data-key="${each}"]`);
    return root ? this.at.flatMap((each) => [...root.querySelectorAll(select(each))]) : [];
  }

  /** Boards move, are scrolled and drawn anew: where things are is looked up with every picture. */
  private look(): void {
    const board = this.board();
    if (!board) return;
    const own = this.getBoundingClientRect();
    const boxOf = (each: Element): Box => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return {
        x: Math.round(left - own.left),
        y: Math.round(top - own.top),
        w: Math.round(width),
        h: Math.round(height),
      };
    };
    const place = boxOf(board);
    const seen = (each: Box): boolean => each.w > 0 && within(each, place);
    const holes = this.things().filter((each) => !covered(each)).map(boxOf).filter(seen);
    if (JSON.stringify([place, holes]) === JSON.stringify([this.place, this.holes])) return;
    [this.place, this.holes] = [place, holes];
    this.requestUpdate();
  }

  /** What is spoken of next comes into view. */
  override updated(changed: Map<PropertyKey, unknown>): void {
    const before = changed.get('at') as readonly string[] | undefined;
    const [first] = this.things();
    if (!first || !changed.has('at') || before?.join() === this.at.join()) return;
    first.scrollIntoView({ block: covered(first) ? 'center' : 'nearest' });
  }

  override render() {
    if (this.holes.length === 0) return nothing;
    const { x, y, w, h } = this.place;
    return html`<svg aria-hidden="true">
      <mask id="lesson-holes"><rect fill="#fff" x=${x} y=${y} width=${w} height=${h} />${
      this.holes.map((each) => svg`<path d=${rounded(each)} />`)
    }</mask>
      <rect class="shade" rx="14" mask="url(#lesson-holes)" x=${x} y=${y} width=${w} height=${h} />${
      this.holes.map((each) => svg`<path class="rim" d=${rounded(each)} />`)
    }${arrow(this.holes[0], this.place)}</svg>`;
  }
}

const within = (box: Box, place: Box): boolean => {
  const middle = box.y + box.h / 2;
  return middle > place.y && middle < place.y + place.h;
};

/** What stays at the lower edge of a small board lies over this thing. */
function covered(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const root = thing.getRootNode() as Document | ShadowRoot;
  let over = root.elementFromPoint(left + width / 2, top + height / 2);
  while (over && getComputedStyle(over).position !== 'sticky') over = over.parentElement;
  return over !== null && !over.contains(thing);
}

function rounded({ x, y, w, h }: Box): string {
  const r = Math.min(16, (w + 2 * MARGIN) / 2, (h + 2 * MARGIN) / 2);
  const [wide, high] = [w + 2 * MARGIN - 2 * r, h + 2 * MARGIN - 2 * r];
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x - MARGIN + r} ${y - MARGIN}h${wide}${turn(r, r)}v${high}${turn(-r, r)}h${-wide}${turn(-r, -r)}v${-high}${
    turn(r, -r)
  }z`;
}

/** The arrow comes from where there is more room: from above or from below. */
function arrow({ x, y, w, h }: Box, place: Box) {
  const above = y - place.y > ARROW + MARGIN || y - place.y > place.y + place.h - y - h;
  const [tip, way] = above ? [y - MARGIN - 4, -1] : [y + h + MARGIN + 4, 1];
  return svg`<g transform="translate(${x + w / 2} ${tip}) scale(1 ${way})">
    <path class="arrow" d="M0 0L15 20H6V${ARROW - 12}H-6V20H-15Z" /></g>`;
}
