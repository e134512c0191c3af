import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type GameCard, games, me, post } from '../core/api';
import { Piece } from '../core/element';
import { segments, toggle } from '../core/fields';
import { go } from '../core/router';
import { toast } from '../core/toast';
import { gameWords, say, type Words } from '../core/words';
import { agreedBy, type Agreement, usual } from '../house/agreement';
import { optionSection, paceSection } from '../house/agreement-fields';
import { choices } from '../house/pace-fields';
import { picture } from '../house/pictures';
import { type Kind, KINDS } from './read';

interface Plan {
  title: string;
  kind: Kind;
  seats: number;
  rounds: number;
  minutes: number;
  most: number;
  noShow: number;
  duplicate: boolean;
  listed: boolean;
  start: string;
}

const MINUTES = { arena: [10, 20, 30, 45, 60, 90, 120], other: [10, 20, 30, 60, 120, 1440, 4320, 10_080, 20_160] };
const NO_SHOW = [30, 60, 120, 300, 900, 3600];
const MOST = [8, 16, 32, 64, 128, 256, 512, 1024];
const MOST_IN_LEAGUE = [4, 6, 8, 10, 12, 16, 20, 40];

/** A tournament that is being thought about, on one page. */
@customElement('tournament-new')
export class NewTournament extends Piece {
  @state()
  private cards: GameCard[] = [];
  @state()
  private card: GameCard | undefined;
  @state()
  private words: Words | undefined;
  @state()
  private agreement: Agreement | undefined;
  @state()
  private plan: Plan = {
    title: '',
    kind: 'swiss',
    seats: 2,
    rounds: 5,
    minutes: 60,
    most: 64,
    noShow: 60,
    duplicate: false,
    listed: true,
    start: '',
  };
  @state()
  private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then(({ games: cards }) => {
      this.cards = cards;
      return this.choose(cards.find((each) => each.seats.includes(2)) ?? cards[0]);
    });
  }

  private async choose(card: GameCard): Promise<void> {
    this.words = await gameWords(card.id);
    this.card = card;
    this.agreement = { ...usual(card), hints: false, pace: this.plan.kind === 'league' ? 'days' : 'live' };
    const { seats, kind } = this.plan;
    this.change({ seats: kind !== 'swiss' ? 2 : card.seats.includes(seats) ? seats : card.seats[0] });
  }

  private readonly change = (what: Partial<Plan>): void => {
    this.plan = { ...this.plan, ...what };
  };

  private readonly agree = (what: Partial<Agreement>): void => {
    this.agreement = { ...this.agreement!, ...what };
  };

  private kind(kind: Kind): void {
    const days = kind === 'league';
    this.change({ kind, rounds: kind === 'swiss' ? 5 : 1, minutes: days ? 10_080 : 60, most: days ? 16 : 64 });
    if (kind !== 'swiss') this.change({ seats: 2, duplicate: false });
    this.agree({ pace: days ? 'days' : 'live' });
  }

  override render() {
    document.title = say('cup.make');
    const { card, agreement, words, plan } = this;
    if (!me()?.account) {
      return html`<div class="stack"><h1>${say('cup.make')}</h1><p>${say('cup.account')} <a href="/account">${
        say('account.title')
      }</a></p></div>`;
    }
    if (!card || !agreement || !words) return nothing;
    return html`<form class="new" @submit=${this.submit}>
      <div class="title">
        ${picture(card.id)}<div class="stack"><h1>${say('cup.make')}</h1><p>${say('cup.lead')}</p></div>
      </div>
      <div class="column">${this.what(card, plan)} ${
      optionSection(agreement, card, plan.seats, words, this.agree)
    }</div>
      <div class="column">${paceSection(agreement, this.agree)} ${this.house(plan, agreement)}</div>
      <div class="bar"><button class="button main" ?disabled=${this.busy}>${say('cup.make')}</button></div>
    </form>`;
  }

  private what(card: GameCard, plan: Plan): TemplateResult {
    const fitting = this.cards.filter((each) => plan.kind === 'swiss' || each.seats.includes(2));
    const counts = card.seats.filter((each) => plan.kind === 'swiss' || each === 2);
    return html`<section aria-labelledby="what">
      <h2 id="what">${say('cup.what')}</h2>
      <label class="field"><span class="label">${say('cup.title')}</span>
        <input class="input" required maxlength="60" .value=${plan.title}
          @change=${(event: Event) => this.change({ title: (event.target as HTMLInputElement).value })} /></label>
      ${
      segments(
        'kind',
        say('cup.kind'),
        KINDS.map((each) => ({ value: each, label: say(`cup.kind.${each}`) })),
        plan.kind,
        (each) => this.kind(each as Kind),
      )
    }
      <p class="help">${say(`cup.kind.${plan.kind}.help`)}</p>
      ${
      segments(
        'game',
        say('cup.game'),
        fitting.map((each) => ({ value: each.id, label: each.name })),
        card.id,
        (each) => void this.choose(this.cards.find(({ id }) => id === each)!),
      )
    }
      ${counts.length > 1 ? choices(say('new.seats'), counts, plan.seats, (seats) => this.change({ seats })) : nothing}
      ${this.length(plan)}
    </section>`;
  }

  private length(plan: Plan): TemplateResult {
    const arena = plan.kind === 'arena';
    const said = (minutes: number) =>
      minutes % 1440 ? say('cup.minutes', [minutes]) : say('cup.days', [minutes / 1440]);
    return html`<div class="row">
      ${
      plan.kind === 'swiss'
        ? choices(
          say('cup.rounds'),
          Array.from({ length: 15 }, (_, i) => i + 1),
          plan.rounds,
          (rounds) => this.change({ rounds }),
        )
        : nothing
    }
      ${
      plan.kind === 'league'
        ? choices(say('cup.laps'), [1, 2], plan.rounds, (rounds) => this.change({ rounds }))
        : nothing
    }
      ${
      choices(
        say(arena ? 'cup.lasts' : 'cup.round-lasts'),
        arena ? MINUTES.arena : MINUTES.other,
        plan.minutes,
        (minutes) => this.change({ minutes }),
        said,
      )
    }
      ${
      choices(
        say('cup.most'),
        plan.kind === 'league' ? MOST_IN_LEAGUE : MOST,
        plan.most,
        (most) => this.change({ most }),
      )
    }
    </div>
    ${
      this.agreement!.pace === 'days' ? nothing : choices(
        say('cup.no-show'),
        NO_SHOW,
        plan.noShow,
        (noShow) => this.change({ noShow }),
        (seconds) => seconds < 60 ? say('cup.seconds', [seconds]) : said(seconds / 60),
      )
    }
    ${
      plan.kind === 'swiss'
        ? html`<div class="field">${
          toggle(say('cup.duplicate'), plan.duplicate, (duplicate) => this.change({ duplicate }))
        }<p class="help">${say('cup.duplicate.help')}</p></div>`
        : nothing
    }`;
  }

  private house(plan: Plan, agreement: Agreement): TemplateResult {
    return html`<section aria-labelledby="house">
      <h2 id="house">${say('new.house')}</h2>
      <label class="field"><span class="label">${say('cup.start-at')}</span>
        <input class="input" type="datetime-local" .value=${plan.start}
          @change=${(event: Event) => this.change({ start: (event.target as HTMLInputElement).value })} />
        <span class="help">${say('cup.start-at.help')}</span></label>
      <div class="field">${toggle(say('new.listed'), plan.listed, (listed) => this.change({ listed }))}
        <p class="help">${say('cup.listed.help')}</p></div>
      <div class="field">${toggle(say('new.rated'), agreement.rated, (rated) => this.agree({ rated }))}
        <p class="help">${say('cup.rated.help')}</p></div>
    </section>`;
  }

  private async submit(event: Event): Promise<void> {
    event.preventDefault();
    const { plan, card, agreement } = this;
    const { options, pace, rated } = agreedBy(agreement!, card!, plan.seats);
    this.busy = true;
    try {
      const made = await post<{ tournament: string }>('/api/tournaments', {
        title: plan.title,
        kind: plan.kind,
        table: { game: card!.id, seats: plan.seats, options, pace, ...(rated ? { rated } : {}) },
        rounds: plan.rounds,
        minutes: plan.minutes,
        most: plan.most,
        noShowSeconds: plan.noShow,
        duplicate: plan.duplicate,
        listed: plan.listed,
        ...(plan.start ? { startMillis: new Date(plan.start).getTime() } : {}),
      });
      go(`/tournament/${made.tournament}`);
    } catch (refused) {
      toast((refused as Error).message);
    }
    this.busy = false;
  }
}
