import { html } from 'lit';
import './common';
import { dialog } from './dialog';
import { say } from './words';

let said = false;

/** The server speaks another version of the protocol than this page; once is enough for all its lines. */
export function sayOutdated(): void {
  if (said) return;
  said = true;
  void dialog(
    say('core.outdated'),
    () =>
      html`<p>${say('core.outdated-help')}</p>
      <div class="acts">
        <button class="button main" @click=${() => location.reload()}>${say('core.reload')}</button>
      </div>`,
  );
}
