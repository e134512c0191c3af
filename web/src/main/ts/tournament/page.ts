import style from '../../css/tournament.css';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type GameCard, games, me, post, Refused, remove } from '../core/api';
import { copy } from '../core/copy';
import { sure } from '../core/dialog';
import { Piece } from '../core/element';
import { go } from '../core/router';
import { reportAway } from '../core/report-away';
import { adopt } from '../core/sheet';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { level } from '../house/habits';
import { moment, saidPace } from '../house/said';
import { guest } from '../house/start';
import { nameOf } from '../house/tables';
import { named, places } from './places';
import { follow, type Pairing, read, type Standing, type Whole } from './read';

adopt(style);

const CLOCK_MILLIS = 5_000;

/** A tournament: who has entered, who plays whom, and who stands where. */
@customElement('tournament-page')
export class TournamentPage extends Piece {
  @property()
  tournament = '';
  @state()
  private whole: Whole | undefined;
  @state()
  private cards: GameCard[] = [];
  @state()
  private levels: string[] = [];
  @state()
  private round: number | undefined;
  @state()
  private missing = false;
  @state()
  private strength = level();
  @state()
  private count = 3;
  private leave: () => void = () => {};
  private clock = 0;
  private endsMillis = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => ({ games: this.cards, levels: this.levels } = all));
    void this.look();
    this.leave = follow(this.tournament, () => void this.look());
    this.clock = window.setInterval(() => this.requestUpdate(), CLOCK_MILLIS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave();
    clearInterval(this.clock);
  }

  private async look(): Promise<void> {
    const before = this.whole;
    try {
      const now = await read(this.tournament, this.round);
      if (!this.isConnected) return;
      this.whole = now;
      this.endsMillis = Date.now() + (now.leftMillis ?? 0);
      document.title = now.title || say(`cup.kind.${now.kind}`);
      this.lead(before, now);
    } catch (refused) {
      this.missing ||= !this.whole || (refused instanceof Refused && refused.status === 404);
    }
  }

  /** Leads those who wait here to their table as soon as there is one; who came from there may look around. */
  private lead(before: Whole | undefined, now: Whole): void {
    const table = now.me?.table;
    if (before && table && table !== before.me?.table) go(table);
  }

  private async act(does: () => Promise<unknown>): Promise<void> {
    try {
      await does();
    } catch (refused) {
      toast((refused as Error).message);
    }
    await this.look();
  }

  private ask(what: string, body: unknown = {}): void {
    void this.act(() => post(`/api/tournaments/${this.tournament}/${what}`, body));
  }

  private async sendAway(whole: Whole, each: Standing): Promise<void> {
    if (!await sure(say('cup.send-away.sure', [named(whole, each)]), say('cup.send-away.yes'))) return;
    await this.act(() => remove(`/api/tournaments/${this.tournament}/entrants/${each.number}`));
  }

  override render() {
    const { whole } = this;
    if (this.missing) return html`<p>${say('cup.missing')}</p>`;
    if (!whole) return nothing;
    return html`<div class="tournament stack">
      <h1>${whole.title || say(`cup.kind.${whole.kind}`)}</h1>
      <p>${nameOf(whole.game, this.cards)} · ${say(`cup.kind.${whole.kind}`)} · ${saidPace(whole.pace)}${
      whole.rated ? html` · ${say('cup.rated')}` : nothing
    }${whole.duplicate ? html` · ${say('cup.duplicate')}` : nothing}</p>
      <p role="status">${this.now(whole)}</p>
      ${whole.closedBecause ? html`<p>${say('cup.closed', [whole.closedBecause])}</p>` : nothing}
      ${this.own(whole)} ${whole.host ? this.hosting(whole) : nothing} ${this.play(whole)} ${
      places(whole, (each) => void this.sendAway(whole, each))
    }
      <p class="small soft">${say(`cup.breaks.${whole.kind}`)}</p>
      ${
      me() && !whole.host
        ? html`<div><button class="button plain" @click=${() =>
          void reportAway(whole.title, { tournament: this.tournament })}>${say('cup.report')}</button></div>`
        : nothing
    }
    </div>`;
  }

  /** How things stand, in one sentence. */
  private now(whole: Whole): string {
    if (whole.phase === 'entry') {
      const entered = say('cup.entered', [whole.entrants, whole.most]);
      return whole.startMillis ? `${entered} · ${say('cup.starts', [moment(whole.startMillis)])}` : entered;
    }
    if (whole.phase !== 'running') return say(`cup.phase.${whole.phase}`);
    if (whole.kind === 'arena') {
      return say('cup.left', [Math.max(0, Math.ceil((this.endsMillis - Date.now()) / 60_000))]);
    }
    return whole.kind === 'swiss' ? say('cup.round-of', [whole.round, whole.rounds]) : say('cup.round', [whole.round]);
  }

  private own(whole: Whole): TemplateResult {
    const { me, entryOpen, phase } = whole;
    const enter = (team?: number) => () =>
      void this.act(async () => {
        await guest();
        await post(`/api/tournaments/${this.tournament}/entry`, team ? { team } : {});
      });
    const there = me?.standing === 'in' && !me.out;
    const back = me && (me.standing === 'away' || whole.together);
    const ended = phase === 'over' || phase === 'cancelled';
    const gone = me?.standing === 'sent-away';
    return html`<div class="row">
      ${me?.table ? html`<a class="button main" href=${me.table}>${say('cup.to-table')}</a>` : nothing}
      ${
      !there && !gone && !me?.out && (entryOpen || me?.standing === 'away') && !ended
        ? html`<button class="button main" @click=${enter()}>${
          say(back ? 'cup.return' : whole.together ? 'cup.new-team' : 'cup.enter')
        }</button>`
        : nothing
    }
      ${
      !me && entryOpen && whole.together
        ? whole.standings.filter((each) => !each.bot).map((each) =>
          html`<button class="button" @click=${enter(each.number)}>${say('cup.join-team', [each.name])}</button>`
        )
        : nothing
    }
      ${
      there && !ended
        ? html`<button class="button" @click=${() =>
          void this.act(() => remove(`/api/tournaments/${this.tournament}/entry`))}>${say('cup.withdraw')}</button>`
        : nothing
    }
      ${
      ended
        ? nothing
        : html`<button class="button" @click=${() => void copy(location.href, say('cup.copied'))}>${
          say('cup.copy')
        }</button>`
    }
    </div>
    ${gone && !ended ? html`<p>${say('cup.sent-away')}</p>` : nothing}
    ${
      phase === 'running' && !me?.table && (there || me?.out)
        ? html`<p>${say(me?.out ? 'cup.out' : 'cup.wait')}</p>`
        : nothing
    }`;
  }

  private hosting(whole: Whole): TemplateResult | typeof nothing {
    if (whole.phase !== 'entry') return nothing;
    return html`<section aria-labelledby="hosting" class="hosting">
      <h2 id="hosting">${say('cup.hosting')}</h2>
      <div class="row">
        <button class="button main" @click=${() => this.ask('start')}>${say('cup.start')}</button>
        <button class="button" @click=${() => this.ask('cancel')}>${say('cup.cancel')}</button>
      </div>
      <div class="row">
        <label class="field"><span class="label">${say('cup.bots')}</span>
          <input class="input narrow number" type="number" min="1" max="64" .value=${String(this.count)}
            @change=${(event: Event) => (this.count = Number((event.target as HTMLInputElement).value))} /></label>
        <label class="field"><span class="label">${say('cup.level')}</span>
          <select class="input"
            @change=${(event: Event) => (this.strength = (event.target as HTMLSelectElement).value)}>
            ${
      this.levels.map((each) =>
        html`<option value=${each} .selected=${each === this.strength}>${say(`level.${each}`)}</option>`
      )
    }
          </select></label>
        <button class="button" @click=${() => this.ask('bots', { level: this.strength, count: this.count })}>${
      say('cup.add-bots')
    }</button>
      </div>
    </section>`;
  }

  private play(whole: Whole): TemplateResult | typeof nothing {
    if (whole.phase === 'entry' || (whole.phase === 'cancelled' && !whole.pairings.length)) return nothing;
    const shown = this.round ?? whole.round;
    const rounds = whole.kind === 'arena' ? [] : Array.from({ length: whole.round }, (_, i) => i + 1);
    const pairings = whole.kind === 'arena' ? [...whole.pairings].reverse() : whole.pairings;
    return html`<section aria-labelledby="matches">
      <h2 id="matches">${say('cup.matches')}</h2>
      ${
      rounds.length > 1
        ? html`<div class="rounds">${
          rounds.map((each) =>
            html`<button class="button" aria-pressed=${each === shown ? 'true' : 'false'} @click=${() => {
              this.round = each === whole.round ? undefined : each;
              void this.look();
            }}>${say('cup.round', [each])}</button>`
          )
        }</div>`
        : nothing
    }
      <ul class="pairings">${pairings.map((each) => this.pairing(whole, each))}${
      whole.byes.map((each) => html`<li>${named(whole, each)} · ${say('cup.bye', [each.points])}</li>`)
    }</ul>
    </section>`;
  }

  private pairing(whole: Whole, each: Pairing): TemplateResult {
    const mine = each.seats.some(({ number }) => number === whole.me?.number);
    const best = Math.min(...each.seats.map(({ rank }) => rank ?? 1));
    const alone = each.seats.filter(({ rank }) => rank === best).length === 1;
    const seat = (at: Pairing['seats'][number]) => {
      const won = at.rank !== undefined && at.rank === best && alone && (whole.together ? at.rank === 1 : true);
      return html`<span class=${won ? 'won' : ''}>${named(whole, at)}${
        won ? html`<span class="aloud"> ${say('cup.won')}</span>` : nothing
      }${
        whole.duplicate && at.score !== undefined ? html` · <span class="number">${at.score}</span>` : nothing
      }</span>`;
    };
    const state = each.expired
      ? say('cup.expired')
      : each.open
      ? ''
      : !alone && each.seats.length > 1
      ? say('cup.tied')
      : '';
    return html`<li class=${mine ? 'me' : ''}>
      <span class="seats">${each.seats.map(seat)}</span>
      ${
      each.open && mine && whole.me?.table
        ? html`<a href=${whole.me.table}>${say('cup.to-table')}</a>`
        : each.open && each.watch
        ? html`<a href=${each.watch}>${say('cup.watch')}<span class="aloud"> ${
          each.seats.map((at) => named(whole, at)).join(', ')
        }</span></a>`
        : html`<span class="small soft">${state}</span>`
    }
    </li>`;
  }
}
