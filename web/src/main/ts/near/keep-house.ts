import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Piece } from '../core/element';
import { isMetered } from '../core/near';
import { language } from '../core/settings';
import { say } from '../core/words';
import { canKeep, forgetHouse, keepHouse } from './keep';
import { keptHouse } from './page-house';

/** What a browser fetches for the house, packed as it is sent. */
const MEGABYTES = 1.4;

/** Whether this browser keeps the house for days without a network, and a way to have it so or otherwise. */
@customElement('keep-house')
export class KeepHouse extends Piece {
  @state()
  private kept?: boolean;
  @state()
  private busy = false;
  @state()
  private failed = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.look();
  }

  override render() {
    if (this.kept === undefined) return nothing;
    return html`<div class="field">
      <span class="label">${say('near.title')}</span>
      <p class="help">${this.said()}</p>
      ${canKeep() ? this.act(this.kept) : nothing}
      <p class="help" role="status">${this.failed ? say('near.failed') : nothing}</p>
    </div>`;
  }

  private said(): string {
    if (!canKeep()) return say('near.impossible');
    if (this.kept) return say('near.kept');
    return say('near.not-kept', [MEGABYTES.toLocaleString(language())]) +
      (isMetered() ? ' ' + say('near.metered') : '');
  }

  private act(kept: boolean): TemplateResult {
    if (this.busy) return html`<button class="button" disabled>${say('near.keeping')}</button>`;
    const doing = kept ? forgetHouse : keepHouse;
    return html`<button class="button" @click=${() => void this.change(doing)}>
      ${say(kept ? 'near.forget' : 'near.keep')}
    </button>`;
  }

  private async look(): Promise<void> {
    this.kept = (await keptHouse()) !== '';
  }

  private async change(doing: () => Promise<boolean>): Promise<void> {
    this.busy = true;
    this.failed = !(await doing().catch(() => false));
    this.busy = false;
    await this.look();
  }
}
