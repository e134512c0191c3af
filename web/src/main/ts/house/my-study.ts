import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get, put } from '../core/api';
import { Piece } from '../core/element';
import { toggle } from '../core/fields';
import { toast } from '../core/toast';
import { say } from '../core/words';

interface Study {
  consent: boolean;
}

/** Whether those who study the games may have my finished matches, without my name. */
@customElement('my-study')
export class MyStudy extends Piece {
  @state()
  private now: Study | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void get<Study>('/api/me/study').then((now) => (this.now = now));
  }

  override render() {
    if (!this.now) return nothing;
    return html`<div class="field">
      ${toggle(say('account.study'), this.now.consent, (on) => void this.save(on))}
      <p class="help">${say('account.study.help')}</p>
    </div>`;
  }

  private async save(consent: boolean): Promise<void> {
    try {
      this.now = await put<Study>('/api/me/study', { consent });
      toast(say('account.saved'));
    } catch (refused) {
      toast((refused as Error).message);
      this.requestUpdate();
    }
  }
}
