import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { get } from '../core/api';
import { Piece } from '../core/element';
import { language } from '../core/settings';
import { say } from '../core/words';
import { type Block, parse, type Span } from './markdown';

interface House {
  mails: boolean;
  imprint: { operator: string; contact: string; own: string[] };
  keptDays: { guests: number; emptyTables: number; idleMatches: number; chat: number };
}

/** What the program does with people's data, at every server; each is a heading and a text. */
const PRIVACY = ['kept', 'alerts', 'others', 'rights'];
const TERMS = ['play', 'talk', 'moderation', 'none'];

/** The privacy notice or the terms: the host's own text where there is one, and else what is true of every server. */
@customElement('legal-page')
export class LegalPage extends Piece {
  @property()
  text = 'privacy';
  @state()
  private house: House | undefined;
  @state()
  private own: Block[] | undefined;
  private loaded = '';

  override willUpdate(): void {
    if (this.loaded === this.text) return;
    this.loaded = this.text;
    this.own = undefined;
    void this.load(this.text);
  }

  private async load(text: string): Promise<void> {
    const house = await get<House>('/api/house');
    const own = house.imprint.own.includes(text)
      ? parse(await (await fetch(`/legal/${text}/${language()}.md`)).text())
      : undefined;
    if (text !== this.text) return;
    this.own = own;
    this.house = house;
  }

  override render() {
    document.title = say(`legal.${this.text}`);
    const house = this.house;
    if (!house) return nothing;
    return html`<div class="prose legal">
      <h1>${say(`legal.${this.text}`)}</h1>
      ${this.host(house)}
      ${this.own ? this.own.map(block) : this.text === 'terms' ? this.sections(TERMS) : this.privacy(house)}
    </div>`;
  }

  /** Who answers for this server, or plainly that nobody has said so. */
  private host({ imprint }: House): TemplateResult {
    if (!imprint.operator && !imprint.contact) {
      return html`<p class="unsaid" role="note">${say('legal.unsaid')}</p>`;
    }
    return html`<h2>${say('legal.operator')}</h2>
      <p>${imprint.operator || say('legal.operator.unsaid')}</p>
      <p>${imprint.contact ? say('legal.contact', [imprint.contact]) : say('legal.contact.unsaid')}</p>`;
  }

  private privacy({ keptDays, mails }: House): TemplateResult {
    const { guests, emptyTables, idleMatches, chat } = keptDays;
    return html`<p>${say('legal.privacy.lead')}</p>
      ${this.sections(PRIVACY)}
      <h2>${say('legal.privacy.long')}</h2>
      <ul>
        <li>${say('legal.privacy.long.guests', [guests])}</li>
        <li>${say('legal.privacy.long.account')}</li>
        <li>${say('legal.privacy.long.tables', [emptyTables, idleMatches])}</li>
        <li>${say('legal.privacy.long.chat', [chat])}</li>
        <li>${say('legal.privacy.long.acts')}</li>
        <li>${say('legal.privacy.long.games')}</li>
      </ul>
      ${mails ? html`<p>${say('legal.privacy.mails')}</p>` : nothing}
      <p><a href="/account">${say('legal.mine')}</a></p>`;
  }

  private sections(names: string[]): TemplateResult[] {
    return names.map((each) =>
      html`<h2>${say(`legal.${this.text}.${each}`)}</h2><p>${say(`legal.${this.text}.${each}.text`)}</p>`
    );
  }
}

// ---- A host's own text ---------------------------------------------------------------------------------------------

function block(each: Block): TemplateResult | typeof nothing {
  switch (each.kind) {
    case 'heading':
      if (each.depth === 1) return nothing;
      return each.depth === 2 ? html`<h2>${spans(each.text)}</h2>` : html`<h3>${spans(each.text)}</h3>`;
    case 'paragraph':
      return html`<p>${spans(each.text)}</p>`;
    case 'list': {
      const items = each.items.map((item) => html`<li>${spans(item.text)} ${item.below.map(block)}</li>`);
      return each.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
    }
    case 'table':
      return html`<table><thead><tr>${each.head.map((cell) => html`<th scope="col">${spans(cell)}</th>`)}</tr></thead>
        <tbody>${
        each.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${spans(cell)}</td>`)}</tr>`)
      }</tbody></table>`;
    case 'code':
      return html`<pre tabindex="0">${each.text}</pre>`;
  }
}

function spans(all: Span[]): (TemplateResult | string)[] {
  return all.map((each) => {
    if (each.kind === 'strong') return html`<strong>${spans(each.parts)}</strong>`;
    if (each.kind === 'emphasis') return html`<em>${spans(each.parts)}</em>`;
    if (each.kind === 'link') {
      return /^(https?:\/\/|mailto:|\/)/.test(each.to)
        ? html`<a href=${each.to} rel="noreferrer">${spans(each.parts)}</a>`
        : html`${spans(each.parts)}`;
    }
    return each.text;
  });
}
