import { html } from 'lit';
import { dialog } from '../core/dialog';
import type { Words } from '../core/words';

/** The rules beside the table, opened at a rule if one is named. */
export async function rulesDrawer(game: string, words: Words, rule = ''): Promise<void> {
  await import('../house/rules');
  await dialog(
    words.say('table.rules'),
    () => html`<rules-page .game=${game} .drawer=${true} .at=${rule}></rules-page>`,
    'dialog drawer',
  );
}
