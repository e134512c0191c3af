import { html, type TemplateResult } from 'lit';
import { loadMe, post } from '../core/api';
import { go } from '../core/router';
import { say } from '../core/words';
import { fine, wrong } from '../core/wrong';

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
  const form = submit.target as HTMLFormElement;
  const input = form.elements.namedItem('link') as HTMLInputElement;
  const where = target(input.value.trim());
  fine(form);
  if (!where) wrong(input, say('home.join.bad'));
  else if (where.startsWith('/code/')) void byCode(where.slice('/code/'.length), input);
  else if (where.startsWith('/join/')) location.assign(where);
  else go(where);
}

/** On a phone the field is far below the games: a link at the top leads there. */
export function joinLink(): TemplateResult {
  return html`<p class="to-join"><a href="#join" @click=${lead}>${say('home.join')}</a></p>`;
}

function lead(click: Event): void {
  click.preventDefault();
  document.querySelector<HTMLInputElement>('.join input')?.focus();
}

/** Six letters that somebody has said aloud. */
async function byCode(code: string, input: HTMLInputElement): Promise<void> {
  try {
    const { table } = await post<{ table: string }>('/api/codes', { code });
    await loadMe();
    go(`/t/${table}`);
  } catch (refused) {
    wrong(input, (refused as Error).message);
  }
}

/** The way to a table, whatever form the link has; nothing where it is none. */
export function target(link: string): string {
  const path = /(\/(?:join|t)\/[\w-]+)\/?(?:[?#].*)?$/.exec(link);
  if (path) return path[1];
  if (/^[a-z]{3}[ -]?[a-z]{3}$/i.test(link)) return `/code/${link.replace(/[ -]/, '')}`;
  return /^[\w-]{6,64}$/.test(link) ? `/join/${link}` : '';
}
