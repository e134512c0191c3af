import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Piece } from '../core/element';
import { say } from '../core/words';
import { moment } from '../house/said';
import { act, type Found, type FoundTable, type FoundTournament, read } from './office';

/** People, tables or tournaments, looked for by a word. */
@customElement('admin-found')
export class AdminFound extends Piece {
  @property()
  kind: 'people' | 'tables' | 'tournaments' = 'people';
  @state()
  private people: Found[] = [];
  @state()
  private tables: FoundTable[] = [];
  @state()
  private tournaments: FoundTournament[] = [];
  private text = '';

  override updated(changed: Map<string, unknown>): void {
    if (changed.has('kind')) void this.load();
  }

  private async load(): Promise<void> {
    const path = `${this.kind}?find=${encodeURIComponent(this.text)}`;
    if (this.kind === 'people') this.people = (await read<{ people: Found[] }>(path)).people;
    else if (this.kind === 'tables') this.tables = (await read<{ tables: FoundTable[] }>(path)).tables;
    else this.tournaments = (await read<{ tournaments: FoundTournament[] }>(path)).tournaments;
  }

  override render() {
    const search = (submit: Event) => {
      submit.preventDefault();
      this.text = String(new FormData(submit.target as HTMLFormElement).get('find') ?? '').trim();
      void this.load();
    };
    return html`<section class="stack">
      <form class="line" role="search" @submit=${search}>
        <label class="field">
          <span class="label">${say(`admin.find.${this.kind}`)}</span>
          <input class="input" name="find" type="search" autocomplete="off" />
        </label>
        <button class="button">${say('admin.find')}</button>
      </form>
      ${this[this.kind].length === 0 ? html`<p class="soft">${say('admin.find.none')}</p>` : nothing}
      <ul class="cards">${this.lines()}</ul>
    </section>`;
  }

  private lines(): TemplateResult[] {
    if (this.kind === 'people') return this.people.map((each) => person(each));
    if (this.kind === 'tables') return this.tables.map((each) => this.table(each));
    return this.tournaments.map((each) => this.tournament(each));
  }

  private tournament(each: FoundTournament): TemplateResult {
    const title = each.title || each.tournament;
    const ended = each.phase === 'over' || each.phase === 'cancelled';
    return html`<li class="card row between">
      <span class="stack">
        <a href="/tournament/${each.tournament}"><strong>${title}</strong></a>
        <span class="small soft">${say(`cup.kind.${each.kind}`)}${
      each.host ? html` · ${say('admin.tournament.host', [each.host])}` : nothing
    }</span>
        <span class="small">${say(`cup.phase.${each.phase}`)} · ${moment(each.createdMillis)}</span>
      </span>
      <span class="acts">
        ${ended ? nothing : this.button('close-tournament', each.tournament, title, '')}
        ${this.button('erase-tournament', each.tournament, title, 'risk')}
      </span>
    </li>`;
  }

  private button(word: string, subject: string, title: string, look: string): TemplateResult {
    const judge = async () => {
      if (await act(word, subject, title)) await this.load();
    };
    return html`<button class="button ${look}" @click=${() => void judge()}>${say(`admin.act.${word}`)}</button>`;
  }

  private table(each: FoundTable): TemplateResult {
    const title = each.title || each.table;
    return html`<li class="card row between">
      <span class="stack">
        ${
      each.phase === 'closed'
        ? html`<strong>${title}</strong>`
        : html`<a href="/t/${each.table}"><strong>${title}</strong></a>`
    }
        <span class="small soft">${each.names.join(', ')}</span>
        <span class="small">${say(`admin.phase.${each.phase}`)} · ${moment(each.savedMillis)}</span>
      </span>
      <span class="acts">
        ${each.phase === 'closed' ? nothing : this.button('close-table', each.table, title, '')}
        ${this.button('erase-table', each.table, title, 'risk')}
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
