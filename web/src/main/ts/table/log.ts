import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Piece } from '../core/element';
import type { GameClient, Line, Stage } from './board';

/** A line of the log in sentences; empty where there is nothing to say. */
export function sentences(line: Line, client: GameClient, stage: Stage): string[] {
  const told = line.told.map((each) => client.say(each, stage)).filter((text) => text !== '');
  return line.table ? [tableDid(line.table, stage), ...told] : told;
}

/** What the table did: `undo 2`, `resign 1`, `pause`. */
function tableDid(word: string, stage: Stage): string {
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
  @property({ type: Number })
  now = -1;
  @property({ attribute: false })
  jump?: (version: number) => void;

  private static readonly MOST = 300;

  override render() {
    const shown = this.jump ? this.lines : this.lines.slice(-TableLog.MOST);
    return html`<ol class="log" tabindex="0" aria-label=${this.stage.words.say('table.log')}>
      ${shown.flatMap((line) => sentences(line, this.client, this.stage).map((text) => this.row(line, text)))}
    </ol>`;
  }

  private row(line: Line, text: string): TemplateResult {
    const mine = typeof line.actor === 'number' && this.stage.seats[line.actor]?.you;
    const kind = line.table ? 'table-did' : mine ? 'mine' : '';
    return html`<li class=${line.version === this.now ? `${kind} now` : kind}>
      ${this.jump ? html`<button @click=${() => this.jump!(line.version)}>${text}</button>` : text}
    </li>`;
  }

  override willUpdate(): void {
    const list = this.querySelector('.log');
    this.atEnd = !list || list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  }

  private atEnd = true;

  override updated(): void {
    const list = this.querySelector('.log');
    if (list && this.now >= 0) follow(list, list.querySelector('.now'));
    else if (list && this.atEnd) list.scrollTop = list.scrollHeight;
  }
}

/** Scrolls the list alone: on a phone the page would otherwise leave the board. */
function follow(list: Element, line: Element | null): void {
  if (!line) return;
  const [place, box] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (box.top < place.top) list.scrollTop += box.top - place.top;
  else if (box.bottom > place.bottom) list.scrollTop += box.bottom - place.bottom;
}
