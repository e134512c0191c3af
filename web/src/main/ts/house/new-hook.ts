import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { post, type Refused } from '../core/api';
import { Piece } from '../core/element';
import { segments } from '../core/fields';
import { toast } from '../core/toast';
import { say } from '../core/words';
import type { Alerts } from './alerts';

type Kind = 'discord' | 'matrix' | 'json';

const KINDS: Kind[] = ['discord', 'matrix', 'json'];

/** One more address that alerts go to: a channel at Discord, a room at Matrix, or a program of one's own. */
@customElement('new-hook')
export class NewHook extends Piece {
  @state()
  private kind: Kind = 'discord';
  @state()
  private busy = false;

  override render() {
    const kinds = KINDS.map((value) => ({ value, label: say(`alerts.kind.${value}`) }));
    return html`<details>
      <summary>${say('alerts.new')}</summary>
      <form class="stack" @submit=${(event: Event) => void this.add(event)}>
        ${segments('kind', say('alerts.new.kind'), kinds, this.kind, (kind) => (this.kind = kind as Kind))}
        <p class="help">${say(`alerts.new.${this.kind}.help`)}</p>
        ${this.field('address', `alerts.new.${this.kind}.address`, 'url', 'https://')}
        ${
      this.kind === 'matrix'
        ? html`${this.field('room', 'alerts.new.room', 'text', '!abc:example.org')}
          ${this.field('token', 'alerts.new.token', 'password', '')}`
        : nothing
    }
        <label class="field"><span class="label">${say('alerts.new.name')}</span>
          <input class="input" name="name" maxlength="24" autocomplete="off" /></label>
        <div><button class="button main" ?disabled=${this.busy}>${say('alerts.new.add')}</button></div>
      </form>
    </details>`;
  }

  private field(name: string, label: string, type: string, hint: string): TemplateResult {
    return html`<label class="field"><span class="label">${say(label)}</span>
      <input class="input" name=${name} type=${type} required autocomplete="off" placeholder=${hint} /></label>`;
  }

  private async add(event: Event): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const typed = Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, String(value).trim()]));
    const { kind: _kind, ...fields } = typed;
    this.busy = true;
    try {
      const part = this.kind === 'matrix' ? 'room' : 'hook';
      const now = await post<Alerts>('/api/me/alerts/channels', { kind: this.kind, [part]: fields });
      form.reset();
      toast(say('alerts.new.added'));
      this.dispatchEvent(new CustomEvent<Alerts>('added', { detail: now }));
    } catch (refused) {
      toast((refused as Refused).message);
    }
    this.busy = false;
  }
}
