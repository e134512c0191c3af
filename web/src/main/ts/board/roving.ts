import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Arrow, Spot } from './state';

type Thing = HTMLElement | SVGElement;

interface Board extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  spot(id: string): Spot | undefined;
}

/**
 * The board by keyboard: Tab goes from zone to zone, with one stop in each; arrows walk to the nearest thing that way,
 * as it is seen
 * on the screen, or where the spot says. Things are the elements with a `data-key`.
 */
export class Roving implements ReactiveController {
  private current = '';
  private readonly stops = new Map<string, string>();
  /** Whether the last thing that was done here was done by keyboard. */
  private keyed = false;
  /** Whether the focus was here last, and nobody has taken it elsewhere. */
  private held = false;

  constructor(private readonly host: Board) {
    host.addController(this);
  }

  hostConnected(): void {
    this.host.addEventListener('keydown', this.typed, true);
    this.host.addEventListener('pointerdown', this.pointed, true);
    this.host.addEventListener('keydown', this.pressed);
    this.host.renderRoot.addEventListener('focusin', this.focused);
    for (const each of ELSEWHERE) document.addEventListener(each, this.elsewhere);
  }

  hostDisconnected(): void {
    this.host.removeEventListener('keydown', this.typed, true);
    this.host.removeEventListener('pointerdown', this.pointed, true);
    this.host.removeEventListener('keydown', this.pressed);
    this.host.renderRoot.removeEventListener('focusin', this.focused);
    for (const each of ELSEWHERE) document.removeEventListener(each, this.elsewhere);
  }

  hostUpdated(): void {
    const zones = new Map<string, Thing[]>();
    for (const each of this.all()) {
      zones.set(each.dataset.zone ?? '', [...(zones.get(each.dataset.zone ?? '') ?? []), each]);
    }
    for (const [zone, things] of zones) {
      const stop = things.find((each) => each.dataset.key === this.stops.get(zone)) ?? things.find(isLit) ?? things[0];
      for (const each of things) each.setAttribute('tabindex', each === stop ? '0' : '-1');
    }
  }

  /** Puts the focus on this thing, or on where it was last, or on the first that can be acted on. */
  focus(key = this.current): void {
    const all = this.all();
    (all.find((each) => each.dataset.key === key) ?? all.find(isLit) ?? all[0])?.focus({ preventScroll: !this.keyed });
  }

  /** What had the focus is no longer there: a button that was pressed, or what somebody plays with by keyboard. */
  get lost(): boolean {
    return (this.keyed || this.held) && !this.host.shadowRoot?.activeElement &&
      [document.body, this.host].includes(document.activeElement as HTMLElement);
  }

  /** Where the focus was last, if something can be done there. */
  get last(): string | undefined {
    return this.host.spot(this.current)?.lit ? this.current : undefined;
  }

  private all(): Thing[] {
    return [...(this.host.shadowRoot ?? this.host).querySelectorAll<Thing>('[data-key]')];
  }

  private readonly typed = (): void => {
    this.keyed = true;
  };

  private readonly pointed = (): void => {
    this.keyed = false;
  };

  private readonly elsewhere = (event: Event): void => {
    if (!event.composedPath().includes(this.host)) this.held = false;
  };

  private readonly focused = (event: Event): void => {
    const thing = thingOf(event);
    if (!thing) return;
    this.held = true;
    this.current = thing.dataset.key ?? '';
    this.stops.set(thing.dataset.zone ?? '', this.current);
    this.hostUpdated();
  };

  private readonly pressed = (event: KeyboardEvent): void => {
    const arrow = event.key as Arrow;
    const from = WAYS[arrow] && !event.defaultPrevented && !event.altKey ? thingOf(event) : undefined;
    if (!from) return;
    event.preventDefault();
    const told = this.host.spot(from.dataset.key ?? '')?.ways?.[arrow];
    (told ? this.all().find((each) => each.dataset.key === told) : nearest(this.all(), from, WAYS[arrow]))?.focus();
  };
}

const ELSEWHERE = ['focusin', 'pointerdown'];

const WAYS: Record<Arrow, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isLit = (thing: Thing): boolean => thing.dataset.lit !== undefined;

const thingOf = (event: Event): Thing | undefined =>
  ((event.composedPath()[0] as Element).closest?.('[data-key]') as Thing | null | undefined) ?? undefined;

/** Near, and rather straight ahead than aside; among hexagons the next row is nearer than the one behind it. */
function nearest(all: Thing[], from: Element, [wayX, wayY]: [number, number]): Thing | undefined {
  const at = centre(from);
  let best: Thing | undefined;
  let least = Infinity;
  for (const each of all) {
    const [x, y] = [centre(each).x - at.x, centre(each).y - at.y];
    const cost = Math.hypot(x, y) + Math.abs(x * wayY) + Math.abs(y * wayX);
    if (each !== from && x * wayX + y * wayY > 3 && cost < least) [best, least] = [each, cost];
  }
  return best;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
