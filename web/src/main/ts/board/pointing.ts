import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Stage } from '../table/board';
import { Pings } from './pings';
import type { Drag, Point, Spot } from './state';

/** How long one points at what cannot be done before the reason is asked for. */
const PAUSE_MILLIS = 400;
/**
 * How far a pointer goes before a tap becomes a drag, and how far above a finger one sees what it carries, in pixels.
 */
const SLIP = 8;
const FINGER = 44;

interface Board extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  stage: Stage;
  spot(id: string): Spot | undefined;
  /** Does what a spot stands for, or says why not. */
  act(spot: Spot): void;
  /** Says why a move is not legal: in the status line, or below what was tapped too. */
  explain(word: string, tapped: boolean): void;
  /** Whether there is anything to decide now. */
  readonly asked: boolean;
  /** Somebody taps beside everything. */
  aside(): void;
  /** A key that only the game knows; false: it is none. */
  key(name: string, spot: Spot | undefined, fast: boolean): boolean;
  drag(drag: Drag): void;
  /** Takes the first step of a choice back; false if there was none. */
  back(): boolean;
  /** Somebody acts: what is still being shown is cut short. */
  settle(): void;
}

interface Hold {
  id: string;
  element: Element;
  from: PointerEvent;
  started: boolean;
}

/**
 * The grammar of all boards: pointing at a thing with a `data-key` shows what it is and what it would do, a tap or
 * Enter does it, and
 * where that is not legal says why. A thing with a `data-drag` can be pulled along, with a finger too: the browser must
 * not take such a
 * touch for scrolling, and anywhere else it may.
 */
export class Pointing implements ReactiveController {
  over = '';
  note = '';
  /** Whether the note says why something cannot be done. */
  refused = false;
  readonly pings: Pings;
  private hold?: Hold;
  private finger = false;
  private dragged = false;
  /** What a pointer went down on, as it was drawn then, and its key. */
  private downOn?: { element: Element; key: string };
  private asking = 0;
  private readonly listeners: [string, (event: any) => void][] = [
    ['pointerleave', (event) => this.left(event)],
    ['pointerdown', (event) => this.down(event)],
    ['pointermove', (event) => this.moved(event)],
    ['pointerup', (event) => this.up(event)],
    ['pointercancel', (event) => this.up(event)],
    ['touchmove', (event) => this.hold && event.cancelable && event.preventDefault()],
    ['wheel', (event) => this.host.key('wheel', this.at(event), false) && event.preventDefault()],
    ['click', (event) => this.click(event)],
    ['keydown', (event) => this.pressed(event)],
  ];
  /** What goes from one thing of the board to another does not leave its shadow. */
  private readonly inside: [string, (event: any) => void][] = [
    ['pointerover', (event) => this.hovered(event)],
    ['focusin', (event) => this.focused(event)],
    ['focusout', () => this.finger || this.point('')],
  ];

  constructor(private readonly host: Board) {
    this.pings = new Pings(host, 'data-key');
    host.addController(this);
  }

  hostConnected(): void {
    for (const [name, hear] of this.listeners) this.host.addEventListener(name, hear, { passive: false });
    for (const [name, hear] of this.inside) this.host.renderRoot.addEventListener(name, hear);
    document.addEventListener('keydown', this.unaddressed);
  }

  hostDisconnected(): void {
    for (const [name, hear] of this.listeners) this.host.removeEventListener(name, hear);
    for (const [name, hear] of this.inside) this.host.renderRoot.removeEventListener(name, hear);
    document.removeEventListener('keydown', this.unaddressed);
  }

  /** A sentence below the board and for those who listen. */
  tell(text: string, refused = false): void {
    this.note = text;
    this.refused = refused;
    this.host.stage.tell(text);
    this.host.requestUpdate();
  }

  forget(): void {
    clearTimeout(this.asking);
    this.note = '';
    this.refused = false;
  }

  point(id: string): void {
    if (id === this.over) return;
    this.over = id;
    this.forget();
    this.host.requestUpdate();
    const spot = this.host.spot(id);
    const word = spot && !spot.lit && this.host.asked ? spot.word : undefined;
    if (word) this.asking = window.setTimeout(() => this.host.explain(word, false), PAUSE_MILLIS);
  }

  private at(event: Event): Spot | undefined {
    return this.host.spot(keyOf(event.composedPath()[0] as Element));
  }

  // ---- A mouse or a finger -----------------------------------------------------------------------------------------

  private hovered(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && !this.hold?.started) this.point(this.at(event)?.id ?? '');
  }

  /** A finger that is lifted has not left: what it pointed at stays. */
  private left(event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.point('');
  }

  private down(event: PointerEvent): void {
    this.host.settle();
    this.finger = event.pointerType !== 'mouse';
    this.dragged = false;
    const target = event.composedPath()[0] as Element;
    this.downOn = event.button === 0 ? { element: target, key: keyOf(target) } : undefined;
    const element = target.closest?.('[data-drag]');
    if (!element || event.button !== 0) return;
    this.hold = { id: element.getAttribute('data-drag')!, element, from: event, started: false };
    this.drag(event, 'down');
  }

  private moved(event: PointerEvent): void {
    const { hold } = this;
    if (!hold || this.pings.held) return;
    const far = Math.hypot(event.clientX - hold.from.clientX, event.clientY - hold.from.clientY) > SLIP;
    if (!hold.started && !far) return;
    if (!hold.started) this.host.setPointerCapture(event.pointerId);
    hold.started = true;
    this.drag(event, 'move');
  }

  private up(event: PointerEvent): void {
    const { hold } = this;
    if (hold?.started) this.drag(event, event.type === 'pointerup' ? 'drop' : 'cancel');
    this.dragged = hold?.started === true;
    this.hold = undefined;
    if (event.type === 'pointerup' && !this.dragged && !this.pings.held) this.redrawn(event);
  }

  /** What was drawn anew under a pointer that is down gets no click from the browser; the tap counts all the same. */
  private redrawn({ clientX, clientY }: PointerEvent): void {
    const { downOn } = this;
    if (!downOn?.key || downOn.element.isConnected || this.under(clientX, clientY, '') !== downOn.key) return;
    this.tap(this.host.spot(downOn.key));
    // Should a click come nevertheless, it has been heard.
    this.dragged = true;
    setTimeout(() => this.dragged = false);
  }

  private drag(event: PointerEvent, phase: Drag['phase']): void {
    const { id, element, from } = this.hold!;
    const place = (each: PointerEvent): Point => within(element, each);
    const above = event.pointerType === 'mouse' ? 0 : FINGER;
    const under = (up: number): string => this.under(event.clientX, event.clientY - up, id);
    this.host.drag({ id, phase, from: place(from), at: place(event), over: under(0), above: under(above) });
  }

  /** What lies there, below what is being pulled along. */
  private under(x: number, y: number, pulled: string): string {
    const keys = (this.host.shadowRoot?.elementsFromPoint(x, y) ?? []).map(keyOf);
    return keys.find((key) => key && key !== pulled) ?? '';
  }

  /**
   * The click that ends a drag is none. A finger shows first where the spot says so; a step of a choice leaves what it
   * pointed at.
   */
  private click(event: MouseEvent): void {
    if (this.dragged) return void (this.dragged = false);
    const target = event.composedPath()[0] as Element;
    const spot = this.at(event);
    if (spot || !target.closest?.('[data-drag]')) this.tap(spot);
  }

  private tap(spot: Spot | undefined): void {
    const seen = !this.finger || this.over === spot?.id;
    if (!this.finger || !spot?.opens) this.point(spot?.id ?? '');
    if (!spot) this.host.aside();
    else if (spot.twice && spot.lit && !seen) this.tell(spot.twice);
    else this.host.act(spot);
  }

  // ---- A keyboard
  // ----------------------------------------------------------------------------------------------------

  private focused(event: Event): void {
    if (!(event.composedPath()[0] as Element).matches(':focus-visible')) return;
    this.finger = false;
    this.point(this.at(event)?.id ?? '');
  }

  private pressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    this.host.settle();
    if (!this.typed(event, this.at(event))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A letter that is typed while nothing has the focus is meant for the board, e.g. R after a click. */
  private readonly unaddressed = (event: KeyboardEvent): void => {
    if (event.target !== document.body || event.key.length !== 1 || document.querySelector('dialog[open]')) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.host.key(event.key, this.host.spot(this.over), event.shiftKey)) event.preventDefault();
  };

  private typed(event: KeyboardEvent, spot: Spot | undefined): boolean {
    if (event.key === 'Escape') return this.host.back();
    if (event.key !== 'Enter' && event.key !== ' ') return this.host.key(event.key, spot, event.shiftKey);
    if (spot) this.host.act(spot);
    return spot !== undefined;
  }
}

const keyOf = (element: Element | null): string => element?.closest?.('[data-key]')?.getAttribute('data-key') ?? '';

/** A point in the units of the drawing that an element lies in. */
function within(element: Element, { clientX, clientY }: PointerEvent): Point {
  const matrix = (element.closest('svg') as SVGSVGElement | null)?.getScreenCTM();
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: clientX, y: clientY };
}
