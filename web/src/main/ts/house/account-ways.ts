import { html, nothing, type TemplateResult } from 'lit';
import { loadMe, me, post, Refused, rename, text } from '../core/api';
import { formDialog } from '../core/form-dialog';
import { save } from '../core/save';
import { addWords, say } from '../core/words';
import { makeAccount, passkeysWork, proveByKey } from './passkeys';
import { stayingHere } from './push';
import { guest } from './start';

/** The ways into an account: making one of this guest, signing in, or coming back with the recovery code. */
export type Way = 'make' | 'sign-in' | 'recover';

/** A new recovery code, if there is one, and what has ended: tokens of programs, passkeys, a mail address. */
export interface Entered {
  recovery: string;
  programs?: string[];
  passkeys?: string[];
  mail?: string;
}

/** Takes one of them. */
export async function enter(way: Way, form: FormData): Promise<Entered> {
  const name = String(form.get('name') ?? '').trim();
  const password = String(form.get('password') ?? '');
  const entered = await ask(way, name, password, String(form.get('recovery') ?? '').trim());
  await loadMe();
  return entered;
}

/** An account of this name with a passkey and no password; nothing where its owner would rather not. */
export async function enterByKey(name: string): Promise<Entered | undefined> {
  await guest();
  const recovery = await makeAccount(name);
  if (recovery === undefined) return undefined;
  await rename(name);
  await loadMe();
  return { recovery };
}

/** Another password for the account one is signed in to. */
export async function change(form: FormData): Promise<void> {
  await stayingHere(() =>
    post('/api/password', {
      current: String(form.get('current') ?? ''),
      password: String(form.get('password') ?? ''),
    })
  );
  await loadMe();
}

async function ask(way: Way, name: string, password: string, recovery: string): Promise<Entered> {
  if (way === 'sign-in') {
    await post('/api/session', { name, password });
    return { recovery: '' };
  }
  if (way === 'recover') {
    return post<Entered>('/api/recover', { name, recovery, password });
  }
  await guest();
  const entered = await post<Entered>('/api/account', { name, password });
  await rename(name);
  return entered;
}

/** Does something for which the server may want a fresh proof: then it asks for one. False: no after all. */
export async function proven(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
  } catch (refused) {
    if (!(refused instanceof Refused) || refused.key !== 'prove-first') throw refused;
    if (!(await prove())) return false;
    await act();
  }
  return true;
}

/** Everything that the server knows of me, in one file. */
export async function saveData(): Promise<void> {
  await proven(async () => save('tablee.json', 'application/json', await text('/api/me/data')));
}

/** By the password or a passkey, whichever the account has; a wrong password is said in the dialog, which stays. */
async function prove(): Promise<boolean> {
  await addWords('signing');
  const ways = me()?.ways ?? ['password'];
  const byPassword = ways.includes('password');
  const byKey = ways.includes('passkey') && passkeysWork();
  return formDialog(
    say('account.prove'),
    () => ({
      fields: html`<p class="help">${say('account.prove.help')}</p>
        ${byPassword ? passwordField() : nothing}`,
      acts: html`${byPassword ? html`<button class="button main">${say('account.prove.go')}</button>` : nothing}
        ${
        byKey
          ? html`<button class="button ${byPassword ? '' : 'main'}" name="key" value="yes"
            formnovalidate>${say('signing.prove.passkey')}</button>`
          : nothing
      }`,
    }),
    (form, by) => by === 'key' ? proveByKey() : post('/api/proof', { password: String(form.get('password') ?? '') }),
  );
}

function passwordField(): TemplateResult {
  return html`<label class="field">
    <span class="label">${say('account.password.current')}</span>
    <input class="input" name="password" type="password" required autocomplete="current-password" />
  </label>`;
}
