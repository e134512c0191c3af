import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Piece } from '../core/element';
import { say } from '../core/words';
import { moment } from '../house/said';
import { line } from './log';
import { act, type Done, type Found, type FoundTable, read, type Reported } from './office';
import { reported } from './reports';

interface Sanction {
  id: string;
  kind: 'warning' | 'silence' | 'ban';
  reason: string;
  createdMillis: number;
  untilMillis: number;
  liftedMillis: number;
  readMillis: number;
}

interface PersonFile {
  person: Found;
  role: string;
  silentUntilMillis: number;
  bannedUntilMillis: number;
  sanctions: Sanction[];
  reports: Reported[];
  acts: Done[];
  tables: FoundTable[];
}

const ACTS = ['warn', 'silence', 'ban', 'lift', 'note', 'resolve', 'sign-out', 'admit'];

/** All about one person: who they are here, what was reported, said and done. */
@customElement('admin-person')
export class AdminPerson extends Piece {
  @property()
  person = '';
  @state()
  private file: PersonFile | undefined;

  override updated(changed: Map<string, unknown>): void {
    if (changed.has('person')) void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.file = await read<PersonFile>(`people/${this.person}`);
    } catch {
      this.dispatchEvent(new Event('gone'));
    }
  }

  private async judge(word: string): Promise<void> {
    if (await act(word, this.person, this.file?.person.name || this.person)) await this.load();
  }

  private button(word: string, look = 'button'): TemplateResult {
    return html`<button class=${look} @click=${() => void this.judge(word)}>${say(`admin.act.${word}`)}</button>`;
  }

  override render() {
    const file = this.file;
    if (!file) return nothing;
    const { person } = file;
    return html`<section class="stack">
      <h2>${person.name || person.person}</h2>
      <p>
        ${say(`admin.role.${file.role}`)}${
      person.account ? html` · ${say('admin.person.account', [person.account])}` : nothing
    }
        ${person.banned ? html` · <strong>${say('admin.person.banned')}</strong>` : nothing}
      </p>
      <p class="code small">${person.person}</p>
      <div class="acts">
        ${ACTS.map((word) => this.button(word))}
        ${person.account ? this.button('reset') : nothing} ${this.button('erase', 'button risk')}
      </div>
      ${this.list('admin.person.words', file.sanctions.map(sanction))}
      ${this.list('admin.part.reports', file.reports.map((each) => reported(each, () => void this.load())))}
      ${this.list('admin.part.log', file.acts.map(line))}
      ${
      this.list(
        'admin.part.tables',
        file.tables.map((each) => html`<li><a href="/t/${each.table}">${each.title || each.names.join(', ')}</a></li>`),
      )
    }
    </section>`;
  }

  private list(title: string, rows: TemplateResult[]): TemplateResult | typeof nothing {
    if (rows.length === 0) return nothing;
    return html`<section class="stack"><h3>${say(title)}</h3><ul class="stack">${rows}</ul></section>`;
  }
}

const FOR_GOOD = 8.64e15;

function sanction(each: Sanction): TemplateResult {
  const until = each.untilMillis > FOR_GOOD ? say('admin.hours.for-good') : moment(each.untilMillis);
  return html`<li class="report stack">
    <span class="small soft">
      ${moment(each.createdMillis)} · ${say(`admin.sanction.${each.kind}`)}
      ${each.kind === 'warning' ? nothing : html` · ${say('admin.sanction.until', [until])}`}
      ${each.liftedMillis ? html` · ${say('admin.sanction.lifted')}` : nothing}
      ${each.readMillis ? html` · ${say('admin.sanction.read')}` : nothing}
    </span>
    <span>${each.reason}</span>
  </li>`;
}
