import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../core/icons';
import type { BoardElement, GameClient, Stage } from './board';
import type { Advice } from './protocol';
import type { Session } from './session';

/** An answer within this time needs no word before it. */
const SOON_MILLIS = 400;

/** Asks what a strong player would do, and shows one idea at a time: what, and why. */
export class Adviser {
  private ideas: Advice[] = [];
  private at = 0;
  private thinking = false;

  constructor(
    private readonly session: Session,
    private readonly board: () => BoardElement | null,
    private readonly changed: () => void,
  ) {}

  get speaks(): boolean {
    return this.ideas.length > 0;
  }

  /** Asks for ideas; answers with the refusal if there are none to be had. */
  async ask(seat: number): Promise<{ rule: string; message: string } | undefined> {
    const version = this.session.update?.version;
    const patience = setTimeout(() => this.think(true), SOON_MILLIS);
    const answer = await this.session.ask('hint', { seat }).finally(() => {
      clearTimeout(patience);
      this.think(false);
    });
    if (answer.refused) return answer.refused;
    if (version === this.session.update?.version) this.show((answer.advice ?? []) as Advice[], 0);
    return undefined;
  }

  silence(): void {
    if (this.speaks) this.show([], 0);
  }

  private think(thinking: boolean): void {
    if (thinking === this.thinking) return;
    this.thinking = thinking;
    this.changed();
  }

  private show(ideas: Advice[], at: number): void {
    this.ideas = ideas;
    this.at = at;
    this.board()?.advise?.(ideas[at]?.word ?? '');
    this.changed();
  }

  card(client: GameClient, stage: Stage): TemplateResult | typeof nothing {
    const { words } = stage;
    if (this.thinking) return html`<p class="notice" role="status">${words.say('table.hint-thinks')}</p>`;
    const idea = this.ideas[this.at];
    if (!idea) return nothing;
    const count = this.ideas.length;
    return html`<section class="notice idea" role="status" aria-label=${words.say('table.hint')}>
      <div>
        <strong>${words.say('table.hint-says', [client.describe?.(idea.word, stage) ?? idea.word])}</strong>
        ${idea.reason ? html`<p class="small">${idea.reason.message}</p>` : nothing}
      </div>
      <div class="row">
        <button class="button main" @click=${() => stage.choose(idea.word)}>${words.say('table.hint-play')}</button>
        ${
      count > 1
        ? html`<button
              class="button number"
              aria-label=${words.say('table.hint-next', [this.at + 1, count])}
              @click=${() => this.show(this.ideas, (this.at + 1) % count)}
            >
              ${this.at + 1} / ${count}${icon('next')}
            </button>`
        : nothing
    }
        <button class="button plain square" aria-label=${words.say('core.close')}
          @click=${() => this.silence()}>${icon('close')}</button>
      </div>
    </section>`;
  }
}
