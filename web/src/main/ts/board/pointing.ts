import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Stage } from '../table/board';

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

const PING_MILLIS = 2500;

/**
 * The grammar of all boards for things with a `data-key`: pointing at one shows what it is (`over`), a tap or Enter does it, and where
 * that is not legal says why (`note`).
 */
export class Pointing<T extends Thing> implements ReactiveController {
  over = '';
  note = '';
  /** Whether the note says why something cannot be done. */
  refused = false;
  /** What somebody points at just now. */
  pinged = '';

  constructor(private readonly host: Board<T>) {
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

  /** A right click or a long press: look here, everybody. */
  readonly ping = (event: Event): void => {
    const thing = this.at(event);
    if (!thing) return;
    event.preventDefault();
    this.host.stage.ping(thing.id);
  };

  show(id: string): void {
    this.pinged = id;
    this.host.requestUpdate();
    setTimeout(() => {
      if (this.pinged === id) this.pinged = '';
      this.host.requestUpdate();
    }, PING_MILLIS);
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
