import style from '../../css/profile.css';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type GameCard, games, get, me, type NewTable, post } from '../core/api';
import { Piece } from '../core/element';
import { avatar, botFace } from '../core/faces';
import { icon } from '../core/icons';
import { adopt } from '../core/sheet';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { botName } from './bots';
import type { ListedChair } from './lobby';
import type { Other, People } from './people';
import { picture } from './pictures';
import {
  byGame,
  type Companion,
  companions,
  type Finished,
  type Highlight,
  highlights,
  streaks,
  tally,
} from './profile';
import { ago, moment } from './said';
import { open } from './start';
import { nameOf } from './tables';

const MOST_PAGES = 8;
const PAGE = 50;
const MOST_COMPANIONS = 12;

/** What was reached for the first time, and when. */
interface Mark {
  mark: string;
  earnedMillis: number;
}

adopt(style);

/** What one has played and with whom: made of one's own list of matches, which nobody else can ask for. */
@customElement('profile-page')
export class ProfilePage extends Piece {
  @state()
  private cards: GameCard[] = [];
  @state()
  private played: Finished[] | undefined;
  @state()
  private people: People | undefined;
  @state()
  private marks: Mark[] = [];
  /** There are more matches than were asked for. */
  @state()
  private hasMore = false;
  @state()
  private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.cards = all.games));
    if (me()) void get<People>('/api/people').then((people) => (this.people = people));
    void this.load().catch((refused: Error) => {
      this.played = [];
      if (me()) toast(refused.message);
    });
  }

  private async load(): Promise<void> {
    const all: Finished[] = [];
    this.hasMore = me() !== null;
    for (let page = 0; this.hasMore && page < MOST_PAGES; page++) {
      const before = all.length ? `?before=${all[all.length - 1].endedMillis}` : '';
      const { matches } = await get<{ matches: Finished[] }>(`/api/history${before}`);
      all.push(...matches);
      this.hasMore = matches.length === PAGE;
    }
    if (me()) this.marks = (await get<{ marks: Mark[] }>('/api/me/marks')).marks;
    this.played = all;
  }

  override render() {
    document.title = say('profile.title');
    const person = me();
    return html`<div class="profile stack">
      <div class="person">${person ? avatar(person.id, 72) : nothing}<div>
        <h1>${person?.name ?? say('profile.title')}</h1>
        <p class="small soft">${say('profile.private')} <a href="/account">${say('home.name.change')}</a></p>
      </div></div>
      ${this.played === undefined ? nothing : this.played.length ? this.record(this.played) : this.nothingYet()}
    </div>`;
  }

  private nothingYet(): TemplateResult {
    return html`<p>${say('history.none')}</p><div><a class="button main" href="/">${say('home.games')}</a></div>`;
  }

  private record(all: Finished[]): TemplateResult {
    const [{ played, won }, { now, best }] = [tally(all), streaks(all)];
    const figure = (count: number, key: string) =>
      html`<div><dd class="number">${count}</dd><dt>${say(key)}</dt></div>`;
    return html`<dl class="figures">
        ${figure(played, 'profile.played')} ${figure(won, 'profile.won')} ${figure(now, 'profile.streak')} ${
      figure(best, 'profile.best')
    }
      </dl>
      ${this.hasMore ? html`<p class="small soft">${say('profile.counted', [played])}</p>` : nothing}
      <section aria-labelledby="by-game">
        <h2 id="by-game">${say('profile.games')}</h2>
        <ul class="tables">${byGame(all).map(([game, each]) => this.game(game, each))}</ul>
      </section>
      ${this.earned()} ${this.moments(this.best(all))}
      <section aria-labelledby="company">
        <h2 id="company">${say('profile.company')}</h2>
        <ul class="tables">${companions(all).slice(0, MOST_COMPANIONS).map((each) => this.companion(each))}</ul>
      </section>
      <p><a href="/history">${say('history.title')}</a> · <a href="/statistics">${say('profile.statistics')}</a></p>`;
  }

  private game(game: string, { played, won, drawn, lost }: ReturnType<typeof tally>): TemplateResult {
    const part = (from: number, count: number, colour: string) =>
      html`<svg class="part" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect
        x=${(from / played) * 100} width=${(count / played) * 100} height="4" fill=${colour}></rect></svg>`;
    return html`<li class="entry">
      ${picture(game)}
      <span class="words">
        <strong>${nameOf(game, this.cards)}</strong>
        <span class="parts">${part(0, won, 'var(--leaf)')}${part(won, drawn, 'var(--sun)')}${
      part(won + drawn, lost, 'var(--strong-line)')
    }</span>
        <span class="small">${say('profile.tally', [won, drawn, lost])}</span>
      </span>
      <span class="number">${say('profile.times', [played])}</span>
    </li>`;
  }

  /** What one has reached for the first time; nothing is shown of what one has not. */
  private earned(): TemplateResult | typeof nothing {
    if (!this.marks.length) return nothing;
    const line = ({ mark, earnedMillis }: Mark) => {
      const [, kind, game] = /^(first-win|hardest)-(\w+)$/.exec(mark) ?? [mark, mark, ''];
      return html`<li class="entry">${game ? picture(game) : nothing}<span class="words"><strong>${
        say(`profile.mark.${kind}`, [game ? nameOf(game, this.cards) : ''])
      }</strong><span class="small soft">${moment(earnedMillis)}</span></span></li>`;
    };
    return html`<section aria-labelledby="marks">
      <h2 id="marks">${say('profile.marks')}</h2>
      <ul class="tables">${this.marks.map(line)}</ul>
    </section>`;
  }

  /** Which victory was the first only the whole list knows. */
  private best(all: Finished[]): Highlight[] {
    return highlights(all).filter(({ kind }) => kind !== 'first' || !this.hasMore);
  }

  private moments(all: Highlight[]): TemplateResult | typeof nothing {
    if (!all.length) return nothing;
    return html`<section aria-labelledby="moments">
      <h2 id="moments">${say('profile.moments')}</h2>
      <ul class="tables">${
      all.map(({ kind, match, count, level }) => {
        const name = nameOf(match.game, this.cards);
        const bot = level ? botName(match.game, level) : '';
        const words = html`${picture(match.game)}<span class="words"><strong>${
          say(`profile.moment.${kind}`, [kind === 'bot' ? bot : kind === 'first' ? name : count])
        }</strong><span class="small soft">${name} · ${moment(match.endedMillis)}</span></span>`;
        return match.replay
          ? html`<li><a class="entry" href="/t/${match.table}/replay">${words}<span
            class="go">${say('history.replay')}</span></a></li>`
          : html`<li class="entry">${words}</li>`;
      })
    }</ul>
    </section>`;
  }

  private companion(each: Companion): TemplateResult {
    const name = each.bot ? botName(each.game, each.level) : each.name;
    return html`<li class="entry">
      ${each.bot ? botFace(each.game, each.level, 44) : avatar(each.person || each.name, 44)}
      <span class="words">
        <strong>${name}</strong>
        <span class="small soft">${
      [each.bot ? say(`level.${each.level}`) : '', nameOf(each.game, this.cards)]
        .filter(Boolean).join(' · ')
    }</span>
        <span class="small">${say('profile.tally', [each.tally.won, each.tally.drawn, each.tally.lost])} · ${
      ago(each.last.endedMillis)
    }</span>
      </span>
      ${this.asks(each)}
      <button class="button" ?disabled=${this.busy} @click=${() => void this.again(each)}>${icon('again')}${
      say('profile.again')
    }<span class="aloud"> ${name}</span></button>
    </li>`;
  }

  /** Somebody whom one has played with can be asked to be a friend, unless they were already. */
  private asks(each: Companion): TemplateResult | typeof nothing {
    if (each.bot || !each.person || !this.people) return nothing;
    const known = (list: Other[]) => list.some(({ person }) => person === each.person);
    const { friends, asked, blocked } = this.people;
    if (known(blocked)) return nothing;
    if (known(friends)) return html`<span class="small soft">${say('profile.friend')}</span>`;
    if (known(asked)) return html`<span class="small soft">${say('profile.asked')}</span>`;
    return html`<button class="button plain" ?disabled=${this.busy} @click=${() => void this.befriend(each)}>${
      say('profile.befriend')
    }<span class="aloud"> ${each.name}</span></button>`;
  }

  private async befriend({ person }: Companion): Promise<void> {
    this.busy = true;
    try {
      this.people = await post<People>(`/api/people/${person}`, { bond: 'friend', on: true });
    } catch (refused) {
      toast((refused as Error).message);
    }
    this.busy = false;
  }

  /** A table on the same terms: bots sit down at once, people are sent the link. */
  private async again({ last }: Companion): Promise<void> {
    this.busy = true;
    try {
      const terms = await termsOf(last);
      const seats = (last.chairs ?? []).map((chair, seat) => seatFor(chair, seat === last.seat));
      await open({ terms, seats, start: seats.every((each) => each.kind !== 'open') });
    } catch (refused) {
      toast((refused as Error).message);
    }
    this.busy = false;
  }
}

/** The terms of that table; those that are usual where it is not kept any more. */
async function termsOf({ table, game, chairs = [] }: Finished): Promise<NewTable['terms']> {
  const usual = { game, seats: chairs.length } as NewTable['terms'];
  const { terms } = await get<{ terms: NewTable['terms'] }>(`/api/tables/${table}`).catch(() => ({ terms: usual }));
  const { data: _ruleset, lesson: _lesson, ...same } = terms;
  return same as NewTable['terms'];
}

function seatFor(chair: ListedChair, mine: boolean): NewTable['seats'][number] {
  if (mine) return { kind: 'me' };
  return chair.kind === 'bot' ? { kind: 'bot', level: chair.level } : { kind: 'open' };
}
