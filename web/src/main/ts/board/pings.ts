import {
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  svg,
  type SVGTemplateResult,
  unsafeCSS,
} from 'lit';
import type { Seat, Stage } from '../table/board';
import { shape } from './shapes';
import text from './pings.css';

const SHOWN_MILLIS = 2_500;
/** How long a finger stays until it points, and how far it may slip meanwhile, in pixels. */
const HELD_MILLIS = 500;
const SLIP = 12;

interface Board extends ReactiveControllerHost, HTMLElement {
  stage: Stage;
}

/**
 * Look here, everybody: a right click, a finger that stays, or the key P points at the thing under it, which is what
 * has the given
 * attribute. Others see a mark there for a moment.
 */
export class Pings implements ReactiveController {
  /** What somebody points at just now, and who. */
  at = '';
  seat?: Seat;
  /** The finger that is down has pointed; lifting it does nothing more. */
  held = false;
  private timer = 0;
  private from = { x: 0, y: 0 };

  constructor(
    private readonly host: Board,
    private readonly attribute: string,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.host.addEventListener('contextmenu', this.menu);
    this.host.addEventListener('pointerdown', this.down);
    this.host.addEventListener('pointermove', this.moved);
    this.host.addEventListener('pointerup', this.up);
    this.host.addEventListener('pointercancel', this.up);
    this.host.addEventListener('click', this.click, true);
    this.host.addEventListener('keydown', this.typed);
  }

  hostDisconnected(): void {
    this.up();
    this.host.removeEventListener('contextmenu', this.menu);
    this.host.removeEventListener('pointerdown', this.down);
    this.host.removeEventListener('pointermove', this.moved);
    this.host.removeEventListener('pointerup', this.up);
    this.host.removeEventListener('pointercancel', this.up);
    this.host.removeEventListener('click', this.click, true);
    this.host.removeEventListener('keydown', this.typed);
  }

  /** Somebody points at something: it is marked for a moment. */
  show(at: string, seat?: Seat): void {
    this.at = at;
    this.seat = seat;
    this.host.requestUpdate();
    setTimeout(() => {
      if (this.at === at) this.at = '';
      this.host.requestUpdate();
    }, SHOWN_MILLIS);
  }

  private thing(event: Event): string {
    const node = (event.composedPath()[0] as Element).closest?.(`[${this.attribute}]`);
    return node?.getAttribute(this.attribute) ?? '';
  }

  private readonly menu = (event: Event): void => {
    const thing = this.thing(event);
    if (!thing) return;
    event.preventDefault();
    if (!this.held) this.point(thing);
  };

  private readonly down = (event: PointerEvent): void => {
    this.held = false;
    clearTimeout(this.timer);
    const thing = this.thing(event);
    if (!thing || event.pointerType === 'mouse') return;
    this.from = { x: event.clientX, y: event.clientY };
    this.timer = window.setTimeout(() => this.point(thing, true), HELD_MILLIS);
  };

  private readonly moved = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > SLIP) clearTimeout(this.timer);
  };

  private readonly up = (): void => clearTimeout(this.timer);

  /** The click that ends a long press is none. */
  private readonly click = (event: Event): void => {
    if (!this.held) return;
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
  };

  private readonly typed = (event: KeyboardEvent): void => {
    const thing = event.key.toLowerCase() === 'p' && !event.ctrlKey && !event.metaKey && !event.altKey
      ? this.thing(event)
      : '';
    if (thing) this.point(thing);
  };

  private point(thing: string, held = false): void {
    clearTimeout(this.timer);
    this.held = held;
    this.host.stage.ping(thing);
  }
}

/** A ring round what is pointed at, with the shape and the colour of who points. */
export function pingMark(x: number, y: number, radius: number, seat: Seat | undefined): SVGTemplateResult {
  const size = radius * 0.3;
  return svg`<g class="ping" transform="translate(${x} ${y})" aria-hidden="true">
    <circle class="ping-back" r=${radius} stroke-width=${radius * 0.2}></circle>
    <circle class="ping-ring" r=${radius} stroke-width=${radius * 0.1}
      stroke=${seat?.colour ?? 'var(--coral)'}></circle>
    ${
    seat
      ? svg`<g transform="translate(${radius * 0.7} ${radius * -0.7})"><circle class="ping-badge"
        r=${size * 1.45}></circle>
          <g fill=${seat.colour}>${shape(seat.shape, 0, 0, size)}</g></g>`
      : nothing
  }
  </g>`;
}

export const PING_STYLE = unsafeCSS(text);
