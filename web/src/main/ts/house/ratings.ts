import style from '../../css/ratings.css';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type GameCard, games, get, me } from '../core/api';
import { Piece } from '../core/element';
import { avatar, botFace } from '../core/faces';
import { personFlag } from '../core/report-away';
import { adopt } from '../core/sheet';
import { toast } from '../core/toast';
import { gameWords, say, type Words } from '../core/words';
import { botName } from './bots';
import { picture } from './pictures';
import { botSection, off, type Rated, type RatedBot } from './rated-bots';
import { ratedNow } from './rated-now';
import { moment } from './said';
import { settingOptions } from './setting-options';
import { nameOf } from './tables';

interface Place extends Rated {
  person?: string;
  name?: string;
  bot?: string;
  setting?: string;
}

interface Standing extends Rated {
  game: string;
  mode: string;
  rank: number;
  course: { endedMillis: number; points: number }[];
}

const MODES = ['two', 'many', 'teams', 'together'];
const [WIDTH, HEIGHT] = [240, 56];

adopt(style);

/** Who plays how well: one's own ratings, and the strongest of a game and its mode. */
@customElement('ratings-page')
export class RatingsPage extends Piece {
  @property()
  game = '';
  @property()
  mode = '';
  @state()
  private cards: GameCard[] = [];
  @state()
  private mine: Standing[] = [];
  @state()
  private places: Place[] | undefined;
  @state()
  private next: string | undefined;
  @state()
  private bots: RatedBot[] = [];
  @state()
  private words: Words | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load().catch((refused: Error) => toast(refused.message));
  }

  private async load(): Promise<void> {
    this.cards = (await games()).games;
    this.game ||= this.cards[0].id;
    this.mode ||= MODES[0];
    const person = me();
    if (person?.account) this.mine = (await get<{ ratings: Standing[] }>(`/api/people/${person.id}/ratings`)).ratings;
  }

  override updated(changed: Map<string, unknown>): void {
    if (!this.game || !(changed.has('game') || changed.has('mode'))) return;
    this.places = this.next = undefined;
    void this.goOn().catch((refused: Error) => toast(refused.message));
  }

  private async goOn(): Promise<void> {
    const from = this.next ? `?after=${this.next}` : '';
    const page = await get<{ places: Place[]; bots?: RatedBot[]; after?: string }>(
      `/api/ratings/${this.game}/${this.mode}${from}`,
    );
    this.bots = page.bots ?? this.bots;
    if (page.places.some(({ setting }) => setting)) this.words = await gameWords(this.game);
    this.places = [...(this.places ?? []), ...page.places];
    this.next = page.after;
  }

  override render() {
    document.title = say('ratings.title');
    return html`<div class="ratings stack">
      <h1>${say('ratings.title')}</h1>
      <section aria-labelledby="mine"><h2 id="mine">${say('ratings.mine')}</h2>${this.own()}</section>
      <section aria-labelledby="list">
        <h2 id="list">${say('ratings.list')}</h2>
        ${this.choice()}
        ${ratedNow(this.cards.find(({ id }) => id === this.game), this.mode)}
        <p class="small soft">${say('ratings.entry')}</p>
        ${this.places === undefined ? nothing : this.list(this.places)}
      </section>
      ${this.bots.length ? botSection(this.bots, this.game, this.mode, this.cards) : nothing}
      <section aria-labelledby="how"><h2 id="how">${say('ratings.how')}</h2><p>${say('ratings.how.text')}</p>
        <p><a href="/honest-play">${say('ratings.honest')}</a></p></section>
    </div>`;
  }

  private own(): TemplateResult {
    if (!me()?.account) return html`<p>${say('ratings.account')} <a href="/account">${say('account.title')}</a></p>`;
    if (!this.mine.length) return html`<p>${say('ratings.none')}</p>`;
    return html`<ul class="tables">${this.mine.map((each) => this.standing(each))}</ul>`;
  }

  private standing(each: Standing): TemplateResult {
    const [last, first] = [each.course[0], each.course[each.course.length - 1]];
    const course = say('ratings.course', [first?.points ?? '', last?.points ?? '', each.course.length]);
    return html`<li class="entry">
      ${picture(each.game)}
      <span class="words">
        <strong>${nameOf(each.game, this.cards)} · ${say(`ratings.mode.${each.mode}`)}</strong>
        <span><span class="number">${each.points}</span> ${off(each)}${
      each.rank ? html` · ${say('ratings.rank', [each.rank])}` : nothing
    }</span>
        ${plot(each.course.map(({ points }) => points).reverse(), course)}
        <details><summary>${say('ratings.as-table')}</summary>
          <table><thead><tr><th scope="col">${say('ratings.when')}</th><th scope="col">${
      say('ratings.points')
    }</th></tr></thead>
          <tbody>${
      each.course.map((point) =>
        html`<tr><td>${moment(point.endedMillis)}</td><td class="number">${point.points}</td></tr>`
      )
    }</tbody></table>
        </details>
      </span>
    </li>`;
  }

  /** Every list there is, as links. */
  private choice(): TemplateResult {
    const link = (game: string, mode: string, text: string, here: boolean) =>
      html`<a class="button" href="/ratings/${game}/${mode}" aria-current=${here ? 'page' : nothing}>${text}</a>`;
    return html`<div class="choice">${
      this.cards.map((card) => link(card.id, this.mode, card.name, card.id === this.game))
    }</div>
      <div class="choice">${
      MODES.map((mode) => link(this.game, mode, say(`ratings.mode.${mode}`), mode === this.mode))
    }</div>`;
  }

  private list(places: Place[]): TemplateResult {
    if (!places.length) return html`<p>${say('ratings.nobody')}</p>`;
    const head = (key: string) => html`<th scope="col">${say(`ratings.${key}`)}</th>`;
    return html`<table class="places">
        <thead><tr>${['place', 'player', 'points', 'games'].map(head)}</tr></thead>
        <tbody>${places.map((each, i) => this.place(each, i + 1))}</tbody>
      </table>
      ${
      this.next
        ? html`<div><button class="button" @click=${() => void this.goOn()}>${say('ratings.more')}</button></div>`
        : nothing
    }`;
  }

  private place(each: Place, rank: number): TemplateResult {
    const face = each.setting ? nothing : each.bot ? botFace(this.game, each.bot, 32) : avatar(each.person ?? '', 32);
    const name = each.setting ? this.setting(each.setting) : each.bot ? botName(this.game, each.bot) : each.name;
    return html`<tr class=${each.person === me()?.id ? 'me' : ''}>
      <td class="number">${rank}</td><td>${face} ${name} ${personFlag(each.person, each.name)}</td>
      <td><span class="number">${each.points}</span> ${off(each)}</td><td class="number">${each.matches}</td>
    </tr>`;
  }

  /** What a team plays against: how many they are, and the options that were chosen. */
  private setting(name: string): string {
    return [say('ratings.setting', [parseInt(name)]), ...settingOptions(name, this.words)].join(' · ');
  }
}

function plot(points: number[], told: string): TemplateResult | typeof nothing {
  if (points.length < 2) return nothing;
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const x = (i: number) => (i / (points.length - 1)) * WIDTH;
  const y = (value: number) => HEIGHT - 4 - ((value - least) / Math.max(1, most - least)) * (HEIGHT - 8);
  const line = points.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  const drawn = svg`<polyline points=${line} fill="none" stroke="var(--leaf)" stroke-width="2"></polyline>`;
  return html`<svg class="course" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${told}>${drawn}</svg>`;
}
