import { html, type TemplateResult } from 'lit';
import { get, post } from '../core/api';
import { dialog } from '../core/dialog';
import { formDialog } from '../core/form-dialog';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { proven } from '../house/account-ways';

/** What an administrator reads of people, tables and what was done. */
export interface Found {
  person: string;
  name: string;
  account: string | null;
  admin: boolean;
  banned: boolean;
}

export interface FoundTable {
  table: string;
  title: string;
  game: string;
  phase: string;
  names: string[];
  savedMillis: number;
}

export interface FoundTournament {
  tournament: string;
  title: string;
  kind: string;
  game: string;
  phase: string;
  host: string;
  entrants: number;
  createdMillis: number;
}

export interface Reported {
  id: string;
  /** Empty away from tables; then the page is where it was seen, if it stands on one. */
  table: string;
  page: string;
  report: {
    by: string;
    kind: 'line' | 'name' | 'conduct' | 'title' | 'replay';
    about: string;
    match: string;
    version: number;
    reason: string;
    wallMillis: number;
  };
  text: string;
  resolvedMillis: number;
  /** Whether the match can be looked at, and whether what stood on the page still does. */
  over: boolean;
  there: boolean;
}

export interface Done {
  number: number;
  wallMillis: number;
  actor: { person: string; name: string };
  act: string;
  subject: string;
  note: string;
}

export const read = <T>(path: string): Promise<T> => get(`/api/admin/${path}`);

/** Acts that need a reason, with what the page says about who reads it; and those that end. */
const REASONED: Record<string, string> = {
  warn: 'admin.reason',
  silence: 'admin.reason',
  ban: 'admin.reason',
  'close-tournament': 'admin.reason.tournament',
  'erase-tournament': 'admin.reason.log',
};
const ENDING = new Set(['silence', 'ban', 'notify']);
const GRAVE = new Set([
  'ban',
  'erase',
  'erase-table',
  'close-table',
  'end-replay',
  'close-tournament',
  'erase-tournament',
  'reset',
]);

const HOURS = [1, 24, 72, 168, 720];

function forHours(act: string): TemplateResult {
  return html`<label class="field">
    <span class="label">${say('admin.hours')}</span>
    <select class="input" name="hours">
      ${act === 'ban' ? html`<option value="">${say('admin.hours.for-good')}</option>` : ''}
      ${
    HOURS.map((each) =>
      html`<option value=${each} ?selected=${each === 24 && act !== 'ban'}>${
        each < 24 ? say('admin.hours.hours', [each]) : say('admin.hours.days', [each / 24])
      }</option>`
    )
  }
    </select>
  </label>`;
}

/** Asks why and for how long, and does it; false if somebody thought better of it. A code is shown once. */
export async function act(word: string, subject: string, about: string): Promise<boolean> {
  const title = about ? say(`admin.act.${word}.of`, [about]) : say(`admin.act.${word}`);
  let done: { code?: string } = {};
  const send = (form: FormData) =>
    proven(async () => {
      const hours = Number(form.get('hours')) || undefined;
      done = await post('/api/admin/acts', { act: word, subject, note: String(form.get('note') ?? ''), hours });
    });
  if (!(await formDialog(title, (close) => ({ fields: asked(word), acts: choices(word, close) }), send))) return false;
  toast(say('admin.done'));
  if (done.code) await showCode(word, done.code);
  return true;
}

function asked(word: string): TemplateResult {
  return html`<p class="help">${say(`admin.act.${word}.help`)}</p>
    <label class="field">
      <span class="label">${say(REASONED[word] ?? 'admin.note')}</span>
      <textarea class="input" name="note" rows="3" maxlength="500" ?required=${word in REASONED}></textarea>
    </label>
    ${ENDING.has(word) ? forHours(word) : ''}`;
}

function choices(word: string, close: () => void): TemplateResult {
  return html`<button class="button" type="button" @click=${close}>${say('core.cancel')}</button>
    <button class=${GRAVE.has(word) ? 'button risk' : 'button main'}>${say(`admin.act.${word}`)}</button>`;
}

async function showCode(word: string, code: string): Promise<void> {
  const shown = word === 'invite' ? `${location.origin}/invited/${code}` : code;
  await dialog(say(`admin.act.${word}`), (close) =>
    html`<p>${say(`admin.code.${word}`)}</p>
      <p class="code">${shown}</p>
      <div class="acts"><button class="button main" @click=${() => close()}>${say('core.close')}</button></div>`);
}
