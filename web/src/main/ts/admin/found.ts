import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Piece } from '../core/element';
import { say } from '../core/words';
import { moment } from '../house/said';
import { act, type Found, type FoundTable, read } from './office';

/** People or tables, looked for by a word. */
@customElement('admin-found')
export class AdminFound extends Piece {
  @property()
  kind: 'people' | 'tables' = 'people';
  @state()
  private people: Found[] = [];
  @state()
  private tables: FoundTable[] = [];
  private text = '';

  override updated(changed: Map<string, unknown>): void {
    if (changed.has('kind')) void this.load();
  }

  private async load(): Promise<void> {
    const path = `${this.kind}?find=${encodeURIComponent(this.text)}`;
    if (this.kind === 'people') this.people = (await read<{ people: Found[] }>(path)).people;
    else this.tables = (await read<{ tables: FoundTable[] }>(path)).tables;
  }

  override render() {
    const search = (submit: Event) => {
      submit.preventDefault();
      this.text = String(new FormData(submit.target as HTMLFormElement).get('find') ?? '').trim();
      void this.load();
    };
    const none = this.kind === 'people' ? this.people.length === 0 : this.tables.length === 0;
    return html`<section class="stack">
      <form class="line" role="search" @submit=${search}>
        <label class="field">
          <span class="label">${say(`admin.find.${this.kind}`)}</span>
          <input class="input" name="find" type="search" autocomplete="off" />
        </label>
        <button class="button">${say('admin.find')}</button>
      </form>
      ${none ? html`<p class="soft">${say('admin.find.none')}</p>` : nothing}
      <ul class="cards">
        ${
      this.kind === 'people' ? this.people.map((each) => person(each)) : this.tables.map((each) => this.table(each))
    }
      </ul>
    </section>`;
  }

  private table(each: FoundTable): TemplateResult {
    const judge = async (word: string) => {
      if (await act(word, each.table, each.title || each.table)) await this.load();
    };
    return html`<li class="card row between">
      <span class="stack">
        ${
      each.phase === 'closed'
        ? html`<strong>${each.title || each.table}</strong>`
        : html`<a href="/t/${each.table}"><strong>${each.title || each.table}</strong></a>`
    }
        <span class="small soft">${each.names.join(', ')}</span>
        <span class="small">${say(`admin.phase.${each.phase}`)} · ${moment(each.savedMillis)}</span>
      </span>
      <span class="acts">
        ${
      each.phase === 'closed'
        ? nothing
        : html`<button class="button" @click=${() => void judge('close-table')}>${
          say('admin.act.close-table')
        }</button>`
    }
        <button class="button risk" @click=${() => void judge('erase-table')}>${say('admin.act.erase-table')}</button>
      </span>
    </li>`;
  }
}

function person(each: Found): TemplateResult {
  return html`<li class="card row between">
    <a href="/admin/people/${each.person}"><strong>${each.name || each.person}</strong></a>
    <span class="small soft">
      ${each.account ? say('admin.person.account', [each.account]) : say('admin.role.guest')}
      ${each.admin ? html` · ${say('admin.role.administrator')}` : nothing}
      ${each.banned ? html` · ${say('admin.person.banned')}` : nothing}
    </span>
  </li>`;
}
