import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * One stop of the Tab key for a whole board, and arrows that walk inside it. Things to stop at are the elements of the selector; each has a
 * `data-key` that stays its own over redraws. Arrows go to the nearest thing that way, as it is seen on the screen.
 */
export class Roving implements ReactiveController {
  private current = '';

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly selector = '[data-key]',
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.host.addEventListener('keydown', this.pressed);
    this.host.addEventListener('focusin', this.focused);
  }

  hostDisconnected(): void {
    this.host.removeEventListener('keydown', this.pressed);
    this.host.removeEventListener('focusin', this.focused);
  }

  hostUpdated(): void {
    const all = this.all();
    const held = all.find(each => each.dataset.key === this.current) ?? all.find(each => each.dataset.lit !== undefined) ?? all[0];
    for (const each of all) each.setAttribute('tabindex', each === held ? '0' : '-1');
  }

  /** Puts the focus on the thing with this key, or on where it was last. */
  focus(key = this.current): void {
    const all = this.all();
    (all.find(each => each.dataset.key === key) ?? all.find(each => each.getAttribute('tabindex') === '0'))?.focus();
  }

  private all(): (HTMLElement | SVGElement)[] {
    const root = this.host.shadowRoot ?? this.host;
    return [...root.querySelectorAll<HTMLElement | SVGElement>(this.selector)];
  }

  private readonly focused = (event: Event): void => {
    const target = event.composedPath()[0] as HTMLElement;
    const thing = target.closest?.<HTMLElement>(this.selector);
    if (!thing) return;
    this.current = thing.dataset.key ?? '';
    for (const each of this.all()) each.setAttribute('tabindex', each === thing ? '0' : '-1');
  };

  private readonly pressed = (event: Event): void => {
    const key = (event as KeyboardEvent).key;
    const way = WAYS[key];
    if (!way || event.defaultPrevented) return;
    const from = (event.composedPath()[0] as HTMLElement).closest?.<HTMLElement>(this.selector);
    if (!from) return;
    event.preventDefault();
    this.nearest(from, way)?.focus();
  };

  private nearest(from: Element, [wayX, wayY]: [number, number]): HTMLElement | SVGElement | undefined {
    const at = centre(from);
    let best: HTMLElement | SVGElement | undefined;
    let least = Infinity;
    for (const each of this.all()) {
      const to = centre(each);
      const ahead = (to.x - at.x) * wayX + (to.y - at.y) * wayY;
      const aside = Math.abs((to.x - at.x) * wayY) + Math.abs((to.y - at.y) * wayX);
      const cost = ahead + aside * 2.2;
      if (each !== from && ahead > 3 && cost < least) [best, least] = [each, cost];
    }
    return best;
  }
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
