import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { badge } from '../board/shapes';
import { Piece } from '../core/element';
import { icon } from '../core/icons';
import { noted } from '../core/notes';
import { motion } from '../core/settings';
import { keepFinished } from '../core/near';
import { toast } from '../core/toast';
import type { BoardElement, GameClient, Line, Plot, Sight, Stage } from './board';
import { cheer, cheers, feeling } from './cheer';
import { endPicture } from './end-picture';
import { deedsOf, type KeyMoment, keyMoment, lastDecision } from './end-story';
import { download, promise } from './fairness';
import { loadFrames } from './frames';
import { sentences, tableDid } from './log';
import { plotOf } from './plot';
import { isSealed, type Item, type Result } from './protocol';
import type { Scene } from './scene';
import { faceOf } from './seats';

/** What follows from a move need not all be told again. */
const MOST_SENTENCES = 2;

/** After the end: who won, how it was counted, what made the match, and what to do next. */
@customElement('table-end')
export class TableEnd extends Piece {
  @property({ attribute: false })
  scene!: Scene;
  @property({ attribute: false })
  stage!: Stage;
  @property({ attribute: false })
  ask!: (what: string, fields?: Record<string, unknown>) => void;
  @state()
  private sights: Sight[] = [];
  @state()
  private plot?: Plot;
  private cheering = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.cheering = cheers(this.scene) && motion();
    this.showLast();
    void this.tellStory();
    void keepFinished(this.scene.session).catch(() => {});
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.board?.light?.([]);
  }

  private get board(): BoardElement | null {
    return document.querySelector<BoardElement>(this.scene.client.tag);
  }

  private async tellStory(): Promise<void> {
    const { client, session, seating } = this.scene;
    if (isSealed(seating.terms)) return;
    const sights = await loadFrames(session, 'all', () => this.isConnected).catch(() => []);
    if (sights.length < 2) return;
    this.plot = client.story?.(sights, this.stage);
    this.sights = sights;
  }

  /** The last thing on the board that somebody decided; what one saw oneself is known at once, and needs no story. */
  private showLast(): void {
    const [lines = []] = this.scene.session.record.values();
    const there = (key: string) => this.board?.shadowRoot?.querySelector(`[data-key="${key}"]`) != null;
    const last = lines.findLast((each) => typeof each.actor === 'number' && this.placesOf(each).some(there));
    if (last) this.light([last]);
  }

  private show(at: number): void {
    this.light(this.sights[at]?.lines ?? []);
  }

  /** Lights up on the board what these lines are about. */
  private light(lines: Line[]): void {
    this.board?.light?.(lines.flatMap((each) => this.placesOf(each)));
  }

  private placesOf(line: Line): string[] {
    return line.told.flatMap((each) => this.scene.client.places?.(each) ?? []);
  }

  override render() {
    const { session, seating, client, seats } = this.scene;
    const result = session.update?.result;
    if (!result) return nothing;
    const how = feeling(result, seats);
    return html`<div class=${`end ${how}`}>
      ${this.cheering ? cheer(how) : nothing}
      <div class="verdict">
        <h2>${outcome(result, this.stage, client)}</h2>
        ${this.resignations()} ${this.margin(result)}
      </div>
      <ol class="ranks">${order(result, seating.chairs.length).map((seat) => this.rank(result, seat))}</ol>
      ${client.together ? itemList(result.count.items.filter((each) => each.seat === 0), this.stage) : nothing}
      ${this.moments(result)} ${this.plot ? plotOf(this.plot, this.stage) : nothing} ${this.acts()}
    </div>`;
  }

  /** Without it a result may look wrong: somebody wins with fewer points. */
  private resignations(): TemplateResult[] {
    const { chairs } = this.scene.seating;
    return chairs.flatMap(({ chair }, seat) =>
      chair.resigned ? [html`<p class="soft">${tableDid(`resign ${seat}`, this.stage)}</p>`] : []
    );
  }

  /** By how much it was won or lost, where that was counted for each alone. */
  private margin(result: Result): TemplateResult | typeof nothing {
    const { seats, client, words } = this.scene;
    const me = seats.filter((each) => each.you);
    if (me.length !== 1 || client.together || !result.ranks || result.count.items.length === 0) return nothing;
    const mine = totalOf(result, me[0].seat);
    const best = Math.max(...seats.filter((each) => !each.you).map((each) => totalOf(result, each.seat)));
    if (mine === best || mine > best !== (result.ranks[me[0].seat] === 1)) return nothing;
    const by = Math.abs(mine - best);
    return html`<p class="soft">${words.say(mine > best ? 'table.ahead' : 'table.short', [by])}</p>`;
  }

  private rank(result: Result, seat: number): TemplateResult {
    const { client } = this.scene;
    // Who plays together is counted together, once.
    const items = result.count.items.filter((each) => each.seat === seat && !client.together);
    const counted = !client.together && result.count.items.length > 0;
    const rank = result.ranks?.[seat];
    const who = this.stage.seats[seat];
    return html`<li>
      <div class=${rank === 1 ? 'rank won' : 'rank'}>
        <span class="place number">${client.together ? '' : (rank ?? '–')}</span>${badge(who, 22)}<strong>${
      faceOf(this.scene, seat)
    }${who.name}</strong>
        <span class="points">${counted ? signed(totalOf(result, seat)) : nothing}</span>
      </div>
      ${counted ? bar(result, who) : nothing} ${this.deeds(seat)} ${itemList(items, this.stage)}
    </li>`;
  }

  // ---- What made it ------------------------------------------------------------------------------------------------

  /** What somebody did: how often they decided, and what their best decision was. */
  private deeds(seat: number): TemplateResult | typeof nothing {
    if (this.sights.length === 0) return nothing;
    const { words } = this.scene;
    const { moves, best } = deedsOf(seat, this.sights, this.plot);
    const text = best ? this.told(best.at) : '';
    return html`<p class="deeds small soft">${words.say('table.moves', [moves])}${
      text ? html` · ${words.say('table.best', [gained(best!)])} ${this.way(best!.at, text)}` : nothing
    }</p>`;
  }

  private moments(result: Result): TemplateResult | typeof nothing {
    const { words } = this.scene;
    const last = lastDecision(this.sights);
    const key = this.plot ? keyMoment(this.plot, result) : undefined;
    const each = (label: string, at: number) => {
      const text = this.told(at);
      return text ? html`<div><dt>${words.say(label)}</dt><dd>${this.way(at, text)}</dd></div>` : nothing;
    };
    if (last < 0) return nothing;
    return html`<dl class="moments">${each('table.last-move', last)} ${
      key && key.at !== last ? each('table.key-moment', key.at) : nothing
    }</dl>`;
  }

  private told(at: number): string {
    const line = this.sights[at]?.lines[0];
    return line ? sentences(line, this.scene.client, this.stage).slice(0, MOST_SENTENCES).join(' ') : '';
  }

  /** A moment in words; it leads there, and pointing at it shows where it was. */
  private way(at: number, text: string): TemplateResult {
    const show = (): void => this.show(at);
    return html`<a href=${`/t/${this.scene.session.table}/replay?at=${at}`} @pointerenter=${show}
      @focus=${show}>${text}</a>`;
  }

  // ---- What next ---------------------------------------------------------------------------------------------------

  private acts(): TemplateResult {
    const { session, words, seating } = this.scene;
    const { tournament, terms: { deal } } = seating;
    const back = (way: string, key: string) =>
      html`<a class="button main" href=${way}>${icon('check')}${words.say(key)}</a>`;
    const played = deal?.kind === 'daily'
      ? back(`/daily/${deal.name}`, 'table.daily')
      : tournament
      ? back(`/tournament/${tournament}`, 'table.tournament')
      : nothing;
    if (isSealed(seating.terms)) {
      return html`<p>${words.say('table.sealed')}</p>
        <div class="acts">${played}<a class="button plain" href="/">${words.say('core.home')}</a></div>`;
    }
    return html`<div class="acts">
      ${played} ${
      seating.yours.length && !deal && !tournament
        ? html`<button class="button main"
          @click=${() => this.ask('propose', { what: 'rematch' })}>${icon('again')}${
          words.say('table.rematch')
        }</button>`
        : nothing
    }
      <a class="button" href=${`/t/${session.table}/replay?review=${seating.yours[0] ?? 0}`}>${icon('eye')}${
      words.say('table.review')
    }</a>
      <a class="button" href=${`/t/${session.table}/replay`}>${icon('play')}${words.say('table.replay')}</a>
      <button class="button" @click=${this.picture}>${icon('picture')}${words.say('table.picture')}</button>
      <button class="button" @click=${this.verify}>${icon('check')}${words.say('table.verify')}</button>
      <button class="button" @click=${this.save}>${icon('download')}${words.say('table.download')}</button>
      <a class="button plain" href="/">${words.say('core.home')}</a>
    </div>`;
  }

  private readonly picture = async (): Promise<void> => {
    const { session, words, client, seating } = this.scene;
    const result = session.update?.result;
    if (!this.board || !result) return;
    const others = { ...this.stage, seats: this.stage.seats.map((each) => ({ ...each, you: false })) };
    const counts = order(result, seating.chairs.length).map((seat) =>
      [others.seats[seat].name, client.together ? '' : signed(totalOf(result, seat))].join(' ').trim()
    );
    await endPicture(this.scene, this.board, words.say('name'), [outcome(result, others, client), counts.join(' · ')]);
  };

  private readonly save = async (): Promise<void> => toast(await download(this.scene.session));

  private readonly verify = async (): Promise<void> => {
    const verdict = this.scene.words.say(`table.verdict.${await promise(this.scene.session)}`);
    toast([verdict, noted(this.scene.seating.notes)].filter(Boolean).join(' '));
  };
}

function totalOf(result: Result, seat: number): number {
  return result.count.items.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.points, 0);
}

const gained = ({ gain }: KeyMoment): string => `+${gain}`;

/** A count as a length, so that the distance is seen before it is read. */
function bar(result: Result, who: Stage['seats'][number]): TemplateResult {
  const totals = (result.ranks ?? []).map((_, seat) => Math.max(0, totalOf(result, seat)));
  const share = Math.max(0, totalOf(result, who.seat)) / Math.max(1, ...totals);
  return html`<svg class="length" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="2" fill="var(--sunk)"></rect>
    <rect class="grown" width=${(share * 100).toFixed(1)} height="2" fill=${who.colour}></rect>
  </svg>`;
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
