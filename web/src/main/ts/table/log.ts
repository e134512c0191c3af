import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Piece } from '../core/element';
import type { GameClient, Line, Stage } from './board';

/** Something that was said of a line, and what of the board it speaks of. */
interface Sentence {
  text: string;
  places: string[];
}

/** A line of the log in sentences; empty where there is nothing to say. */
export function sentences(line: Line, client: GameClient, stage: Stage): string[] {
  return saidOf(line, client, stage).map((each) => each.text);
}

export function saidOf(line: Line, client: GameClient, stage: Stage): Sentence[] {
  const told = line.told
    .map((each) => ({ text: client.say(each, stage), places: client.places?.(each) ?? [] }))
    .filter(({ text }) => text !== '');
  return line.table ? [{ text: tableDid(line.table, stage), places: [] }, ...told] : told;
}

/** What the table did: `undo 2`, `resign 1`, `pause`. */
export function tableDid(word: string, stage: Stage): string {
  const [kind, arg] = word.split(' ');
  const number = Number(arg);
  return stage.words.say(`table.did.${kind}`, kind === 'undo' ? [number] : [stage.seats[number]?.name ?? '']);
}

/** What happened so far, newest last; it stays at the end as long as nobody scrolls up. */
@customElement('table-log')
export class TableLog extends Piece {
  @property({ attribute: false })
  lines: Line[] = [];
  @property({ attribute: false })
  client!: GameClient;
  @property({ attribute: false })
  stage!: Stage;
  /** Lights up on the board what a line speaks of. */
  @property({ attribute: false })
  light: (keys: string[]) => void = () => {};

  private static readonly MOST = 300;

  override render() {
    const shown = this.lines.slice(-TableLog.MOST);
    return html`<ol class="log" tabindex="0" aria-label=${this.stage.words.say('table.log')}
      @keydown=${this.walk} @pointerleave=${() => this.point()} @focusout=${() => this.light([])}>
      ${shown.flatMap((line) => saidOf(line, this.client, this.stage).map((each) => this.row(line, each)))}
    </ol>`;
  }

  private row(line: Line, { text, places }: Sentence): TemplateResult {
    const mine = typeof line.actor === 'number' && this.stage.seats[line.actor]?.you;
    const kind = line.table ? 'table-did' : mine ? 'mine' : '';
    const show = (): void => this.light(places);
    const point = (event: Event): void => this.point(event.currentTarget, places);
    return html`<li class=${kind} tabindex="-1" @pointermove=${point} @pointerdown=${point} @focusin=${show}>
      ${text}
    </li>`;
  }

  /** A pointer that moves points; one that rests does not, when a line comes to lie below it. */
  private point(row: EventTarget | null = null, places: string[] = []): void {
    if (row === this.pointed) return;
    this.pointed = row;
    this.light(places);
  }

  private pointed: EventTarget | null = null;

  /** Up and down go from line to line, beginning with the newest. */
  private readonly walk = (event: KeyboardEvent): void => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!way) return;
    const lines = [...this.querySelectorAll<HTMLElement>('.log li')];
    const at = lines.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    lines[at < 0 ? lines.length - 1 : Math.min(lines.length - 1, Math.max(0, at + way))]?.focus();
  };

  override willUpdate(): void {
    const list = this.querySelector('.log');
    this.atEnd = !list || list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  }

  private atEnd = true;

  override updated(): void {
    const list = this.querySelector('.log');
    if (list && this.atEnd) list.scrollTop = list.scrollHeight;
  }
}

/** Scrolls the list alone: on a phone the page would otherwise leave the board. */
export function follow(list: Element, line: Element | null): void {
  if (!line) return;
  const [place, box] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (box.top < place.top) list.scrollTop += box.top - place.top;
  else if (box.bottom > place.bottom) list.scrollTop += box.bottom - place.bottom;
}
