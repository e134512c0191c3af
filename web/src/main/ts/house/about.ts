import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { games } from '../core/api';
import { Piece } from '../core/element';
import { say } from '../core/words';

const APACHE = 'https://www.apache.org/licenses/LICENSE-2.0';

/** Whose games these are, under which licences, and what is kept about people. */
@customElement('about-page')
export class AboutPage extends Piece {
  @state()
  private version = '';
  @state()
  private ids: string[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => {
      this.version = all.version;
      this.ids = all.games.map((each) => each.id);
    });
  }

  override render() {
    document.title = say('about.title');
    return html`<div class="prose">
      <h1>${say('about.title')}</h1>
      <p>${say('about.lead')}</p>
      <h2>${say('about.games')}</h2>
      ${this.ids.map((id) => html`<p>${linked(say(`game.${id}.credit`))}</p>`)}
      <p>${say('about.ours')} ${outside(APACHE, say('about.licence.apache'))}</p>
      <h2>${say('about.fair')}</h2>
      <p>${say('about.fair.how')}</p>
      <h2 id="privacy">${say('about.privacy')}</h2>
      <p>${say('about.privacy.cookie')}</p>
      <p>${say('about.privacy.kept')} <a href="/account">${say('about.privacy.mine')}</a></p>
      <p><a href="/privacy">${say('about.privacy.notice')}</a> · <a href="/terms">${say('house.terms')}</a></p>
      <h2>${say('about.parts')}</h2>
      <p>${say('about.parts.list')} ${say('about.parts.fonts')}</p>
      ${this.version ? html`<p class="small soft">${say('about.version', [this.version])}</p>` : nothing}
    </div>`;
  }
}

/** An address in a sentence becomes a link. */
function linked(sentence: string): (string | TemplateResult)[] {
  return sentence.split(/(https:\/\/[^\s)]+)/).map((
    part,
    i,
  ) => (i % 2 ? outside(part, part.replace('https://', '')) : part));
}

function outside(address: string, label: string): TemplateResult {
  return html`<a href=${address} rel="noreferrer">${label}</a>`;
}
