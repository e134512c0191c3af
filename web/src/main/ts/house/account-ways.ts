import { loadMe, post } from '../core/api';
import { guest } from './start';

/** The ways into an account: making one of this guest, signing in, or coming back with the recovery code. */
export type Way = 'make' | 'sign-in' | 'recover';

/** Takes one of them; the answer is a new recovery code, or nothing. */
export async function enter(way: Way, form: FormData): Promise<string> {
  const name = String(form.get('name') ?? '').trim();
  const password = String(form.get('password') ?? '');
  const code = await ask(way, name, password, String(form.get('recovery') ?? '').trim());
  await loadMe();
  return code;
}

/** Another password for the account one is signed in to. */
export async function change(form: FormData): Promise<void> {
  await post('/api/password', {
    current: String(form.get('current') ?? ''),
    password: String(form.get('password') ?? ''),
  });
  await loadMe();
}

async function ask(way: Way, name: string, password: string, recovery: string): Promise<string> {
  if (way === 'sign-in') {
    await post('/api/session', { name, password });
    return '';
  }
  if (way === 'recover') {
    return (await post<{ recovery: string }>('/api/recover', { name, recovery, password })).recovery;
  }
  await guest();
  return (await post<{ recovery: string }>('/api/account', { name, password })).recovery;
}
