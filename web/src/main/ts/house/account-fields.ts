import { html } from 'lit';
import type { Refused } from '../core/api';
import { say } from '../core/words';
import { fine, wrong } from '../core/wrong';

/** Which field a refusal is about, the first of these that a form has. */
const ABOUT: Record<string, string[]> = {
  'no-name': ['name'],
  'name-unfit': ['name'],
  'name-taken': ['name'],
  'password-short': ['password'],
  'password-long': ['password'],
  'password-common': ['password'],
  'wrong-password': ['current', 'password'],
  'wrong-code': ['recovery'],
  'wrong-mail-code': ['code'],
  'mail-unfit': ['mail'],
};

/** Says below the field what is wrong with it, and leads there; without a refusal, what was said is gone. */
export function complain(form: HTMLFormElement, refused?: Refused): boolean {
  fine(form);
  const names = ABOUT[refused?.key ?? ''] ?? [];
  const input = names.map((each) => form.elements.namedItem(each)).find((each) => each instanceof HTMLInputElement);
  if (!refused || !(input instanceof HTMLInputElement)) return false;
  wrong(input, refused.message);
  return true;
}

export function field(
  name: string,
  label: string,
  type: string,
  autocomplete: 'username' | 'username webauthn' | 'off' | 'current-password' | 'new-password',
) {
  return html`<label class="field">
    <span class="label">${say(label)}</span>
    <input class="input" name=${name} type=${type} required autocomplete=${autocomplete} autocapitalize="off"
      spellcheck="false" />
  </label>`;
}
