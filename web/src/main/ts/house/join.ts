import { html, type TemplateResult } from 'lit';
import { go } from '../core/router';
import { toast } from '../core/toast';
import { say } from '../core/words';

/** Joins by a link or code that somebody sent. */
export function joinBox(): TemplateResult {
  return html`<form class="join" @submit=${join}>
    <label class="field">
      <span class="aloud">${say('home.join.link')}</span>
      <input class="input" name="link" autocomplete="off" autocapitalize="off" spellcheck="false"
        placeholder=${say('home.join.link')} />
    </label>
    <button class="button">${say('home.join.go')}</button>
    <p class="small soft">${say('home.join.help')}</p>
  </form>`;
}

function join(submit: Event): void {
  submit.preventDefault();
  const link = new FormData(submit.target as HTMLFormElement).get('link');
  const where = target(String(link ?? '').trim());
  if (!where) toast(say('home.join.bad'));
  else if (where.startsWith('/join/')) location.assign(where);
  else go(where);
}

/** The way to a table, whatever form the link has; nothing where it is none. */
export function target(link: string): string {
  const path = /(\/(?:join|t)\/[\w-]+)\/?(?:[?#].*)?$/.exec(link);
  if (path) return path[1];
  return /^[\w-]{6,64}$/.test(link) ? `/join/${link}` : '';
}
