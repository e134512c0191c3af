import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type GameCard, games } from '../core/api';
import { Piece } from '../core/element';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { hasBoard } from '../table/clients';
import { picture } from './pictures';
import { startLesson } from './start';

/** The way into a game's first lesson. */
@customElement('learn-page')
export class LearnPage extends Piece {
  @property()
  game = '';
  @state()
  private cards: GameCard[] = [];
  @state()
  private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.cards = all.games));
  }

  override render() {
    const card = this.cards.find((each) => each.id === this.game);
    if (!card) return nothing;
    document.title = say('learn.title', [card.name]);
    return html`<div class="learn">
      ${picture(card.id)}
      <div class="stack">
        <h1>${say('learn.title', [card.name])}</h1>
        <p>${say(`game.${card.id}.line`)}</p>
        <p>${say('learn.lead')}</p>
        <div class="acts">
          <button class="button main" ?disabled=${this.busy || !hasBoard(card.id)}
            @click=${() => void this.begin()}>${say('learn.begin')}</button>
        </div>
        <p class="small">${say('learn.then')} <a href="/rules/${card.id}">${say('rules.title', [card.name])}</a></p>
      </div>
      <section aria-labelledby="other" class="stack">
        <h2 id="other">${say('learn.other')}</h2>
        <ul class="others">
          ${
      this.cards
        .filter((each) => each !== card && hasBoard(each.id))
        .map((each) => html`<li><a href="/learn/${each.id}">${picture(each.id)}<span>${each.name}</span></a></li>`)
    }
        </ul>
      </section>
    </div>`;
  }

  private async begin(): Promise<void> {
    this.busy = true;
    try {
      await startLesson(this.game);
    } catch (refused) {
      toast((refused as Error).message);
    }
    this.busy = false;
  }
}
