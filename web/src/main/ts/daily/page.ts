import style from '../../css/daily.css';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type GameCard, games, get, me, post } from '../core/api';
import { copy } from '../core/copy';
import { Piece } from '../core/element';
import { icon } from '../core/icons';
import { go } from '../core/router';
import { language } from '../core/settings';
import { adopt } from '../core/sheet';
import { toast } from '../core/toast';
import { gameWords, say } from '../core/words';
import { botName } from '../house/bots';
import { picture } from '../house/pictures';
import { DAY, moment } from '../house/said';
import { guest } from '../house/start';
import { nameOf } from '../house/tables';
import { ended } from './deal-results';
import type { Day, Deal } from './protocol';
import { shareText } from './share';
import './standings';

adopt(style);

/** The deals of a day: to be played, and when it is over to be compared. */
@customElement('daily-page')
export class DailyPage extends Piece {
  /** Another day than today, as `2026-11-18`. */
  @property()
  day = '';
  @state()
  private cards: GameCard[] = [];
  @state()
  private shown: Day | undefined;
  /** The difficulties of deals that have one, in words. */
  @state()
  private settings: Record<string, string> = {};
  @state()
  private busy = false;

  override updated(changed: Map<string, unknown>): void {
    if (changed.has('day')) void this.load().catch((refused: Error) => toast(refused.message));
  }

  private async load(): Promise<void> {
    this.cards = (await games()).games;
    const shown = await get<Day>(this.day ? `/api/daily/days/${this.day}` : '/api/daily');
    const settings: Record<string, string> = {};
    for (const { game, deal, options } of shown.deals) {
      if (options.difficulty) settings[deal] = (await gameWords(game)).say(`option.difficulty.${options.difficulty}`);
    }
    [this.settings, this.shown] = [settings, shown];
  }

  override render() {
    document.title = say('daily.title');
    const { shown } = this;
    return html`<div class="daily stack">
      <h1>${say('daily.title')}</h1>
      ${shown ? this.body(shown) : nothing}
    </div>`;
  }

  private body(shown: Day): TemplateResult {
    const over = shown.over ? say('daily.over') : say('daily.until', [moment(shown.endsMillis)]);
    return html`<p>${say('daily.what')}</p>
      ${this.days(shown)}
      <p class="small soft">${over} ${me()?.account ? nothing : say('daily.guest')}</p>
      <ul class="tables">${shown.deals.map((each) => this.deal(each, shown))}</ul>
      ${this.share(shown)}
      <daily-standings .cards=${this.cards} .deals=${shown.deals} .day=${shown.day}></daily-standings>
      ${this.promises(shown)}`;
  }

  /** The day before and the day after. */
  private days(shown: Day): TemplateResult {
    const at = Date.parse(shown.day);
    const link = (millis: number, key: string) =>
      html`<a class="button" href="/daily/${new Date(millis).toISOString().slice(0, 10)}">${say(key)}</a>`;
    return html`<div class="days">${link(at - DAY, 'daily.before')}<h2>${date(shown.day)}</h2>${
      shown.day < shown.today ? link(at + DAY, 'daily.after') : nothing
    }</div>`;
  }

  private deal(each: Deal, shown: Day): TemplateResult {
    return html`<li class="entry">
      ${picture(each.game)}
      <span class="words">
        <strong>${this.name(each)}</strong>
        <span class="small soft">${this.against(each)}</span>
        ${this.result(each)}
      </span>
      ${this.act(each, shown)} ${shown.over ? this.results(each, shown.day) : nothing}
    </li>`;
  }

  private results(each: Deal, day: string): TemplateResult {
    return html`<deal-results .day=${day} .deal=${each} .name=${this.name(each)}></deal-results>`;
  }

  private name(each: Deal): string {
    return nameOf(each.game, this.cards);
  }

  private against({ deal, game, people, level }: Deal): string {
    const how = people > 1 ? say('daily.team', [people]) : say('daily.alone');
    if (level) return say('daily.bot', [botName(game, level)]);
    return this.settings[deal] ? `${how} · ${this.settings[deal]}` : how;
  }

  private result(deal: Deal): TemplateResult | typeof nothing {
    const { mine } = deal;
    if (!mine?.outcome) return nothing;
    const worth = mine.points === undefined ? '' : ` · ${say('daily.points', [Math.round(mine.points / 10)])}`;
    const guests = mine.points === undefined || mine.ranked
      ? nothing
      : html` <span class="small soft">${say('daily.unranked')}</span>`;
    return html`<span>${ended(deal, mine.outcome, mine)}${worth}${guests}</span>`;
  }

  private act(each: Deal, shown: Day): TemplateResult | typeof nothing {
    const { mine } = each;
    if (mine && shown.over) {
      return html`<a class="button" href="/t/${mine.table}/replay">${icon('play')}${say('history.replay')}<span
        class="aloud"> ${this.name(each)}</span></a>`;
    }
    if (mine?.outcome || shown.day !== shown.today && !mine) return nothing;
    const key = mine ? 'daily.go-on' : each.people > 1 ? 'daily.gather' : 'daily.play';
    return html`<button class="button ${mine ? '' : 'main'}" ?disabled=${this.busy}
      @click=${() => void this.play(each)}>${say(key)}<span class="aloud"> ${this.name(each)}</span></button>`;
  }

  private async play(each: Deal): Promise<void> {
    this.busy = true;
    try {
      await guest();
      if (each.mine) go(`/t/${each.mine.table}`);
      else if (each.people > 1) {
        go(`/daily/team/${(await post<{ code: string }>(`/api/daily/deals/${each.deal}/team`, {})).code}`);
      } else go(`/t/${(await post<{ table: string }>(`/api/daily/deals/${each.deal}`, {})).table}`);
    } catch (refused) {
      toast((refused as Error).message);
    }
    this.busy = false;
  }

  /** Without anything that would spoil it for others. */
  private share(shown: Day): TemplateResult | typeof nothing {
    const played = shown.deals.flatMap((each) =>
      each.mine?.outcome ? [{ ...each.mine, outcome: each.mine.outcome, name: this.name(each) }] : []
    );
    if (!played.length) return nothing;
    const text = shareText(shown.day, played, `${location.origin}/daily`);
    return html`<section aria-labelledby="share"><h2 id="share">${say('daily.share')}</h2>
      <pre class="shared">${text}</pre>
      <div><button class="button" @click=${() => void copy(text, say('daily.copied'))}>${icon('link')}${
      say('daily.copy')
    }</button></div></section>`;
  }

  private promises(shown: Day): TemplateResult {
    const line = (deal: string, promise: string, seed?: string) =>
      html`<li><strong>${deal}</strong> <code>${promise}</code>${
        seed ? html`<br />${say('daily.seed')} <code>${seed}</code>` : nothing
      }</li>`;
    return html`<details class="small"><summary>${say('daily.promises')}</summary>
      <p>${say('daily.promises.help')}</p>
      <ul>${shown.deals.map((each) => line(each.deal, each.promise, each.seed))}</ul>
      ${
      shown.next.length && !shown.over
        ? html`<p>${say('daily.tomorrow')}</p><ul>${shown.next.map((each) => line(each.deal, each.promise))}</ul>`
        : nothing
    }</details>`;
  }
}

/** A day as people say it; it is the same one everywhere. */
function date(day: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(day));
}
