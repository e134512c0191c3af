import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type GameCard, games, me } from '../core/api';
import { Piece } from '../core/element';
import { isMetered } from '../core/near';
import { toast } from '../core/toast';
import { addWords, say } from '../core/words';
import { hasBoard } from '../table/clients';
import { hadGames, hasNear, level, noteGames, noteLevel } from './habits';
import { joinBox, joinLink } from './join';
import { follow, type Lobby, type MyTable, type OpenTable } from './lobby';
import { picture } from './pictures';
import { saidSeats } from './said';
import { playNow } from './start';
import { myTables, openTables } from './tables';

/** Where everybody comes in: the games, one's own tables, those of others, and a way to join. */
@customElement('home-page')
export class HomePage extends Piece {
  @state()
  private cards: GameCard[] = [];
  @state()
  private levels: string[] = [];
  @state()
  private lobby: Lobby = { open: [], mine: [] };
  /** Games that this browser keeps by itself. */
  @state()
  private near: MyTable[] = [];
  /** The line may be metered: then the house is kept only when somebody says so. */
  @state()
  private metered = false;
  @state()
  private away = false;
  @state()
  private starting = '';
  private readonly mineFirst = hadGames();
  private leave = () => {};

  override connectedCallback(): void {
    super.connectedCallback();
    this.leave = follow(
      (lobby) => this.told(lobby),
      (away) => (this.away = away),
    );
    // Elsewhere the house is kept unasked; here somebody decides.
    if (isMetered()) {
      void Promise.all([import('../near/keep-house'), addWords('near')]).then(() => (this.metered = true));
    }
    if (hasNear()) {
      void import('../near/my-tables').then(async ({ nearTables }) => (this.near = await nearTables())).catch(() => []);
    }
    void games().then((all) => {
      this.cards = all.games;
      this.levels = all.levels;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave();
  }

  override render() {
    return html`<div class=${this.mineFirst ? 'home mine-first' : 'home'}>
      <div class="welcome">
        <h1>${say(this.mineFirst ? 'home.headline' : 'home.first')}</h1>
        <p>${say('home.lead')}</p>
        ${joinLink()}
      </div>
      <section class="games" aria-labelledby="games">
        <div class="row between">
          <h2 id="games">${say('home.games')}</h2>
          ${this.levelField()}
        </div>
        <ul>
          ${this.cards.map((card) => this.game(card))}
        </ul>
      </section>
      <div class="side">
        <section aria-labelledby="mine">
          <h2 id="mine">${say('home.mine')}</h2>
          ${myTables([...this.near, ...this.lobby.mine], this.cards)} ${this.whoami()}
        </section>
        <section aria-labelledby="join">
          <h2 id="join">${say('home.join')}</h2>
          ${joinBox()}
        </section>
        <section aria-labelledby="open">
          <h2 id="open">${say('home.open')}</h2>
          ${this.away ? html`<p class="small soft">${say('home.offline')}</p>` : openTables(this.others(), this.cards)}
        </section>
        ${this.metered ? html`<keep-house></keep-house>` : nothing}
      </div>
      ${foot()}
    </div>`;
  }

  private game(card: GameCard): TemplateResult {
    const named = html`<span class="aloud"> ${card.name}</span>`;
    return html`<li class="game">
      ${picture(card.id)}
      <div class="words">
        <h3>${card.name}</h3>
        <p>${say(`game.${card.id}.line`)}</p>
        <p class="small soft">${say('game.players', [saidSeats(card.seats)])} · ${say(`game.${card.id}.kind`)}</p>
      </div>
      <div class="acts">
        <button class="button main" ?disabled=${this.starting !== ''} @click=${() => void this.play(card)}>
          <span>${say(this.starting === card.id ? 'home.starting' : 'home.play')}</span>${named}
        </button>
        <a class="button" href="/new/${card.id}?with=friends"><span>${say('home.make')}</span>${named}</a>
        ${
      hasBoard(card.id)
        ? html`<a class="button plain" href="/learn/${card.id}"><span>${say('home.learn')}</span>${named}</a>`
        : nothing
    }
        <a class="button plain" href="/rules/${card.id}"><span>${say('home.rules')}</span>${named}</a>
      </div>
    </li>`;
  }

  private levelField(): TemplateResult {
    return html`<label class="row small"
      ><span>${say('home.level')}</span>
      <select class="input narrow" @change=${(event: Event) => noteLevel((event.target as HTMLSelectElement).value)}>
        ${
      this.levels.map((each) =>
        html`<option value=${each} .selected=${each === level()}>${say(`level.${each}`)}</option>`
      )
    }
      </select></label
    >`;
  }

  private whoami(): TemplateResult | typeof nothing {
    const person = me();
    if (!person) return nothing;
    return html`<p class="small soft">
      ${say('home.name')} <strong>${person.name}</strong> · <a href="/account">${say('home.name.change')}</a>
    </p>`;
  }

  /** My own tables have a list of their own. */
  private others(): OpenTable[] {
    return this.lobby.open.filter((each) => !this.lobby.mine.some((mine) => mine.table === each.table));
  }

  private told(lobby: Lobby): void {
    this.lobby = lobby;
    noteGames(lobby.mine.length > 0);
    const turns = lobby.mine.filter((each) => each.yourTurn).length;
    document.title = (turns ? `(${turns}) ` : '') + say('home.title');
  }

  private async play(card: GameCard): Promise<void> {
    this.starting = card.id;
    try {
      await playNow(card);
    } catch (refused) {
      toast((refused as Error).message);
    }
    this.starting = '';
  }
}

function foot(): TemplateResult {
  return html`<nav class="foot" aria-label=${say('home.more')}>
    <a href="/daily">${say('home.daily')}</a>
    <a href="/puzzles">${say('home.puzzles')}</a>
    <a href="/profile">${say('home.profile')}</a>
    <a href="/history">${say('history.title')}</a>
    <a href="/ratings">${say('home.ratings')}</a>
    <a href="/tournaments">${say('home.tournaments')}</a>
    <a href="/settings">${say('settings.title')}</a>
    <a href="/account">${say('account.title')}</a>
    <a href="/about">${say('about.title')}</a>
  </nav>`;
}
