/** Rings round the things that a line of the log speaks of, as long as somebody reads it. */
export class Lights {
  private rings: HTMLElement[] = [];
  private keys: readonly string[] = [];

  constructor(private readonly host: HTMLElement) {}

  /** Lights these things up by their keys, and no others; those that are not on the board now have no ring. */
  show(keys: readonly string[]): void {
    if (keys.length === 0 && this.rings.length === 0) return;
    this.keys = keys;
    this.rings.forEach((each) => each.remove());
    this.host.style.position = 'relative';
    const root = this.host.shadowRoot!;
    const things = [...root.querySelectorAll<HTMLElement>('[data-key]')];
    const named = things.filter((each) => keys.includes(each.dataset.key ?? ''));
    this.rings = named.map((each) => this.ring(each.getBoundingClientRect()));
    root.append(...this.rings);
  }

  /** Things may lie elsewhere after the board was drawn. */
  again(): void {
    if (this.rings.length > 0) this.show(this.keys);
  }

  private ring(thing: DOMRect): HTMLElement {
    const ring = document.createElement('div');
    ring.className = 'place-ring';
    ring.setAttribute('aria-hidden', 'true');
    const place = this.host.getBoundingClientRect();
    Object.assign(ring.style, {
      position: 'absolute',
      left: `${thing.left - place.left + this.host.scrollLeft}px`,
      top: `${thing.top - place.top + this.host.scrollTop}px`,
      width: `${thing.width}px`,
      height: `${thing.height}px`,
      boxSizing: 'border-box',
      border: '3px solid var(--coral)',
      borderRadius: '12px',
      boxShadow: '0 0 0 2px var(--paper), inset 0 0 0 2px var(--paper)',
      pointerEvents: 'none',
      zIndex: '4',
    });
    return ring;
  }
}
