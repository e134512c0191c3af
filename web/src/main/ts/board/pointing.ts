import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Seat, Stage } from '../table/board';
import { Pings } from './pings';

/** Something on a board: what it is in words, the move it stands for, and whether that is legal now. */
export interface Thing {
  id: string;
  label: string;
  lit: boolean;
  word?: string;
}

interface Board<T extends Thing> extends ReactiveControllerHost, HTMLElement {
  stage: Stage;
  thing(id: string): T | undefined;
  /** A choice of two steps: makes the first one, and says so. */
  open?(thing: T): boolean;
  /** Escape: takes the first step back; false if there was none. */
  back?(): boolean;
}

/**
 * The grammar of all boards for things with a `data-key`: pointing at one shows what it is (`over`), a tap or Enter does it, and where
 * that is not legal says why (`note`).
 */
export class Pointing<T extends Thing> implements ReactiveController {
  over = '';
  note = '';
  /** Whether the note says why something cannot be done. */
  refused = false;
  private readonly pings: Pings;

  constructor(private readonly host: Board<T>) {
    this.pings = new Pings(host, 'data-key');
    host.addController(this);
  }

  hostConnected(): void {
    this.host.addEventListener('keydown', this.pressed);
  }

  hostDisconnected(): void {
    this.host.removeEventListener('keydown', this.pressed);
  }

  get thing(): T | undefined {
    return this.host.thing(this.over);
  }

  /** What stands below the board: why not, or what is pointed at. */
  get caption(): string {
    return this.note || this.thing?.label || '';
  }

  /** A sentence below the board and for those who listen. */
  tell(text: string, refused = false): void {
    this.note = text;
    this.refused = refused;
    this.host.stage.tell(text);
    this.host.requestUpdate();
  }

  forget(): void {
    this.note = '';
    this.refused = false;
  }

  readonly enter = (event: Event): void => this.point(this.at(event)?.id ?? '');

  readonly leave = (): void => this.point('');

  readonly click = (event: Event): void => {
    const thing = this.at(event);
    if (thing) void this.act(thing);
  };

  /** What somebody points at just now. */
  get pinged(): string {
    return this.pings.at;
  }

  /** Somebody points at a thing; says what it is. */
  show(id: string, seat?: Seat): string {
    this.pings.show(id, seat);
    return this.host.thing(id)?.label ?? '';
  }

  private readonly pressed = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape' && this.host.back?.()) event.stopPropagation();
    const thing = event.key === 'Enter' || event.key === ' ' ? this.at(event) : undefined;
    if (!thing) return;
    event.preventDefault();
    void this.act(thing);
  };

  private point(id: string): void {
    if (id === this.over) return;
    this.over = id;
    this.forget();
    this.host.requestUpdate();
  }

  private at(event: Event): T | undefined {
    const node = (event.composedPath()[0] as Element).closest?.('[data-key]');
    return this.host.thing(node?.getAttribute('data-key') ?? '');
  }

  private async act(thing: T): Promise<void> {
    const { stage } = this.host;
    if (thing.lit && this.host.open?.(thing)) return;
    if (thing.lit && thing.word) return stage.choose(thing.word);
    if (!thing.word) return stage.tell(thing.label);
    this.tell(await stage.why(thing.word), true);
  }
}
