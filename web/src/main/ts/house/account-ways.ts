import { html } from 'lit';
import { loadMe, post, Refused, rename } from '../core/api';
import { dialog } from '../core/dialog';
import { say } from '../core/words';
import { guest } from './start';

/** The ways into an account: making one of this guest, signing in, or coming back with the recovery code. */
export type Way = 'make' | 'sign-in' | 'recover';

/** A new recovery code, if there is one, and the programs whose tokens have ended. */
export interface Entered {
  recovery: string;
  programs?: string[];
}

/** Takes one of them. */
export async function enter(way: Way, form: FormData): Promise<Entered> {
  const name = String(form.get('name') ?? '').trim();
  const password = String(form.get('password') ?? '');
  const entered = await ask(way, name, password, String(form.get('recovery') ?? '').trim());
  await loadMe();
  return entered;
}

/** Another password for the account one is signed in to. */
export async function change(form: FormData): Promise<void> {
  await post('/api/password', {
    current: String(form.get('current') ?? ''),
    password: String(form.get('password') ?? ''),
  });
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

/** Does something for which the server may want a fresh proof: then it asks for the password. False: no after all. */
export async function proven(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
  } catch (refused) {
    if (!(refused instanceof Refused) || refused.key !== 'prove-first') throw refused;
    const password = await dialog(say('account.prove'), (close) => {
      const submit = (event: Event) => {
        event.preventDefault();
        close(String(new FormData(event.target as HTMLFormElement).get('password') ?? ''));
      };
      return html`<form class="stack" @submit=${submit}>
        <p class="help">${say('account.prove.help')}</p>
        <label class="field">
          <span class="label">${say('account.password.current')}</span>
          <input class="input" name="password" type="password" required autocomplete="current-password" />
        </label>
        <div class="acts"><button class="button main">${say('account.prove.go')}</button></div>
      </form>`;
    });
    if (!password) return false;
    await post('/api/proof', { password });
    await act();
  }
  return true;
}
