import { html } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { games, me, openTable, rename, type GameCard } from '../core/api';
import { Piece } from '../core/element';
import { go } from '../core/router';
import { say } from '../core/words';

@customElement('home-page')
export class HomePage extends Piece {
  @state() private cards: GameCard[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then(all => (this.cards = all.games));
  }

  override render() {
    return html`<div class="stack">
      <h1>Tablée</h1>
      ${this.cards.map(
        card => html`<div class="row">
          <h2>${card.name}</h2>
          <button class="button main" @click=${() => void this.play(card)}>${say('core.play-now')}</button>
        </div>`,
      )}
    </div>`;
  }

  private async play(card: GameCard): Promise<void> {
    if (!me()) await rename('');
    const seats = Math.max(2, Math.min(...card.seats));
    const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level: 'casual' }));
    const { table } = await openTable({
      terms: { game: card.id, seats, hints: true },
      seats: [{ kind: 'me' }, ...others],
      start: true,
    });
    go(`/t/${table}`);
  }
}
