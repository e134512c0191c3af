import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { me } from '../core/api';
import { Piece } from '../core/element';
import { go } from '../core/router';
import { adopt } from '../core/sheet';
import { say } from '../core/words';
import '../house/missing';
import './figures';
import './found';
import './honest';
import './log';
import './person';
import './reports';
import { act } from './office';
import style from './style.css';

// What is done from other pages comes by this one: each door into a bundle of its own makes home heavier.
export { act } from './office';

adopt(style);

const PARTS = ['reports', 'people', 'tables', 'tournaments', 'honest', 'log', 'figures'];

/** For those who run the server: what was reported, whom and what there is, what was done, and how much there is. */
@customElement('admin-page')
export class AdminPage extends Piece {
  @property()
  shown = '';
  @property()
  about = '';

  override render() {
    if (!me()?.admin) return html`<missing-page></missing-page>`;
    const part = this.shown || 'reports';
    document.title = say('admin.title');
    return html`<div class="admin stack">
      <div class="row between">
        <h1>${say('admin.title')}</h1>
        <div class="acts">
          <button class="button" @click=${() => void act('notify', '', '')}>${say('admin.act.notify')}</button>
          <button class="button" @click=${() => void act('invite', '', '')}>${say('admin.act.invite')}</button>
        </div>
      </div>
      <nav class="segments" aria-label=${say('admin.title')}>
        ${
      PARTS.map((each) =>
        html`<a href="/admin/${each}" aria-current=${each === part ? 'page' : nothing}><span>${
          say(`admin.part.${each}`)
        }</span></a>`
      )
    }
      </nav>
      ${this.content(part)}
    </div>`;
  }

  private content(part: string): TemplateResult {
    if (part === 'people' && this.about) {
      return html`<admin-person .person=${this.about} @gone=${() => go('/admin/people')}></admin-person>`;
    }
    if (part === 'people' || part === 'tables' || part === 'tournaments') {
      return html`<admin-found .kind=${part}></admin-found>`;
    }
    if (part === 'honest') return html`<admin-honest></admin-honest>`;
    if (part === 'log') return html`<admin-log></admin-log>`;
    return part === 'figures' ? html`<admin-figures></admin-figures>` : html`<admin-reports></admin-reports>`;
  }
}
