import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { badge } from '../board/shapes';
import { Piece } from '../core/element';
import type { GameClient, Line, Sight, Stage } from './board';
import { follow, saidOf } from './log';

/** What one seat decided in a row, and what followed from it; without a seat: how everything was laid out. */
export interface ReplayTurn {
  seat?: number;
  /** The entry it begins with. */
  at: number;
  lines: Line[];
}

/** A match by turns: another one begins where another seat decides. */
export function turnsOf(sights: Sight[]): ReplayTurn[] {
  const turns: ReplayTurn[] = [];
  sights.forEach((sight, at) => {
    const actor = sight.lines[0]?.actor;
    const last = turns[turns.length - 1];
    const other = typeof actor === 'number' && actor !== last?.seat;
    if (!last || other) {
      turns.push({ seat: typeof actor === 'number' ? actor : undefined, at, lines: [...sight.lines] });
    } else last.lines.push(...sight.lines);
  });
  return turns;
}

/** The turns of a match that is looked at again: each leads to its beginning, and each line to its moment. */
@customElement('replay-turns')
export class ReplayTurns extends Piece {
  @property({ attribute: false })
  sights: Sight[] = [];
  @property({ attribute: false })
  client!: GameClient;
  @property({ attribute: false })
  stage!: Stage;
  @property({ type: Number })
  now = 0;
  @property({ attribute: false })
  jump!: (at: number) => void;
  @property({ attribute: false })
  light: (keys: string[]) => void = () => {};

  override render() {
    const { words } = this.stage;
    return html`<ol class="log turns" tabindex="0" aria-label=${words.say('table.turns')}
      @pointerleave=${() => this.light([])} @focusout=${() => this.light([])}>
      ${turnsOf(this.sights).map((each, number) => this.turn(each, number))}
    </ol>`;
  }

  private turn(turn: ReplayTurn, number: number): TemplateResult | typeof nothing {
    const { words, seats } = this.stage;
    const who = turn.seat === undefined ? undefined : seats[turn.seat];
    const lines = turn.lines.flatMap((line) => this.lines(line));
    const begins = turn.seat === undefined ? words.say('table.laid-out') : who?.name ?? '';
    return html`<li class="turn">
      <button class="head" @click=${() => this.jump(turn.at)}>
        ${who ? badge(who, 16) : nothing}<strong>${begins}</strong>
        ${turn.seat === undefined ? nothing : html`<span class="number soft">${number}</span>`}
      </button>
      ${lines.length ? html`<ol>${lines}</ol>` : nothing}
    </li>`;
  }

  private lines(line: Line): TemplateResult[] {
    const now = line.version === this.now;
    return saidOf(line, this.client, this.stage).map(({ text, places }) => {
      const show = (): void => this.light(places);
      return html`<li class=${now ? 'now' : ''} aria-current=${now ? 'step' : nothing} @pointerenter=${show}
        @focusin=${show}><button @click=${() => this.jump(line.version)}>${text}</button></li>`;
    });
  }

  override updated(): void {
    const list = this.querySelector('.log');
    if (list) follow(list, list.querySelector('.now'));
  }
}
