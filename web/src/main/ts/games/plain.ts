import { html } from 'lit';
import { property } from 'lit/decorators.js';
import { Piece } from '../core/element';
import { tell, type GameClient, type Sight, type Stage } from '../table/board';

/** A board that only lists what can be done: every game can be played from its first day on. */
class PlainBoard extends Piece {
  @property({ attribute: false }) sight!: Sight;
  @property({ attribute: false }) stage!: Stage;

  override focus(): void {
    this.querySelector('button')?.focus();
  }

  override render() {
    return html`<div class="stack">
      <div class="row">
        ${this.sight.moves.map(
          each => html`<button class="button" @click=${() => this.stage.choose(each.word)}>${each.word}</button>`,
        )}
      </div>
      <pre class="small">${JSON.stringify(this.sight.view, null, 1)}</pre>
    </div>`;
  }
}

export function plain(game: string): GameClient {
  const tag = `${game}-board`;
  if (!customElements.get(tag)) customElements.define(tag, class extends PlainBoard {});
  return {
    tag,
    prompt: (sight, stage) => stage.words.say(sight.moves.length ? 'table.your-turn' : 'table.wait'),
    say: tell,
    lesson: { seats: 2, seat: 0, options: {}, script: [], steps: [] },
    sounds: {},
  };
}
