import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { badge } from '../board/shapes';
import { Piece } from '../core/element';
import { icon } from '../core/icons';
import { noted } from '../core/notes';
import { toast } from '../core/toast';
import type { GameClient, Plot, Stage } from './board';
import { download, promise } from './fairness';
import { loadFrames } from './frames';
import { plotOf } from './plot';
import type { Item, Result } from './protocol';
import type { Scene } from './scene';

/** After the end: who won, how it was counted, the story of the match, and what to do next. */
@customElement('table-end')
export class TableEnd extends Piece {
  @property({ attribute: false })
  scene!: Scene;
  @property({ attribute: false })
  stage!: Stage;
  @property({ attribute: false })
  ask!: (what: string, fields?: Record<string, unknown>) => void;
  @state()
  private plot?: Plot;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.tellStory();
  }

  private async tellStory(): Promise<void> {
    const { client, session } = this.scene;
    if (!client.story) return;
    const sights = await loadFrames(session, 'all', () => this.isConnected).catch(() => []);
    if (sights.length > 1) this.plot = client.story(sights, this.stage);
  }

  override render() {
    const { session, words, seating } = this.scene;
    const result = session.update?.result;
    if (!result) return nothing;
    return html`<div class="end">
      <h2>${outcome(result, this.stage, this.scene.client)}</h2>
      <ol class="ranks">${order(result, seating.chairs.length).map((seat) => this.rank(result, seat))}</ol>
      ${
      this.scene.client.together ? itemList(result.count.items.filter((each) => each.seat === 0), this.stage) : nothing
    }
      ${this.plot ? plotOf(this.plot, this.stage) : nothing}
      <div class="acts">
        ${
      seating.yours.length
        ? html`<button class="button main"
            @click=${() => this.ask('propose', { what: 'rematch' })}>${icon('again')}${
          words.say('table.rematch')
        }</button>`
        : nothing
    }
        <a class="button" href=${`/t/${session.table}/replay`}>${icon('play')}${words.say('table.replay')}</a>
        <button class="button" @click=${this.verify}>${icon('check')}${words.say('table.verify')}</button>
        <button class="button" @click=${this.save}>${icon('download')}${words.say('table.download')}</button>
        <a class="button plain" href="/">${words.say('core.home')}</a>
      </div>
    </div>`;
  }

  private rank(result: Result, seat: number): TemplateResult {
    // Who plays together is counted together, once.
    const items = result.count.items.filter((each) => each.seat === seat && !this.scene.client.together);
    const total = items.reduce((sum, each) => sum + each.points, 0);
    const rank = result.ranks?.[seat];
    const who = this.stage.seats[seat];
    return html`<li>
      <div class=${rank === 1 ? 'rank won' : 'rank'}>
        <span
          class="place number">${this.scene.client.together ? '' : (rank ?? '–')}</span>${
      badge(who, 22)
    }<strong>${who.name}</strong>
        <span class="points">${items.length ? signed(total) : nothing}</span>
      </div>
      ${itemList(items, this.stage)}
    </li>`;
  }

  private readonly save = async (): Promise<void> => toast(await download(this.scene.session));

  private readonly verify = async (): Promise<void> => {
    const verdict = this.scene.words.say(`table.verdict.${await promise(this.scene.session)}`);
    toast([verdict, noted(this.scene.seating.notes)].filter(Boolean).join(' '));
  };
}

/** Seats by rank, the first one first. */
function order(result: Result, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.sort((a, b) => (result.ranks?.[a] ?? 99) - (result.ranks?.[b] ?? 99) || a - b);
}

/** With a minus that is as wide as a figure. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** What each point was scored for; what that is made of is one tap away. */
function itemList(items: Item[], stage: Stage): TemplateResult | typeof nothing {
  if (items.length === 0) return nothing;
  return html`<ul class="items">
    ${items.map((item) => html`<li>${item.parts.length ? withParts(item, stage) : itemLine(item, stage)}</li>`)}
  </ul>`;
}

function withParts(item: Item, stage: Stage): TemplateResult {
  return html`<details>
    <summary>${itemLine(item, stage)}</summary>
    ${itemList(item.parts, stage)}
  </details>`;
}

function itemLine(item: Item, stage: Stage): TemplateResult {
  return html`<span class="item"
    ><span>${stage.words.say(`count.${item.key}`, item.args)}</span><span
      class="number">${signed(item.points)}</span></span
  >`;
}

/** How the match ended, in one sentence. */
export function outcome(result: Result, stage: Stage, client: GameClient): string {
  const { words, seats } = stage;
  if (!result.ranks) return words.say('table.abandoned');
  if (seats.length === 1) return words.say(result.ranks[0] === 1 ? 'table.you-win' : 'table.alone-loses');
  if (client.together) return words.say(result.ranks[0] === 1 ? 'table.all-win' : 'table.all-lose');
  const won = seats.filter((each) => result.ranks![each.seat] === 1);
  if (won.length === seats.length) return words.say('table.all-equal');
  const alone = seats.filter((each) => each.you).length === 1 && won.length === 1 && won[0].you;
  return words.say(alone ? 'table.you-win' : 'table.wins', [won.map((each) => each.name)]);
}
