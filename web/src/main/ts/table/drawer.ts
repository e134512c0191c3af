import { html } from 'lit';
import { dialog } from '../core/dialog';
import { addWords, type Words } from '../core/words';

/** The rules beside the table, opened at a rule if one is named. */
export async function rulesDrawer(game: string, words: Words, rule = ''): Promise<void> {
  await Promise.all([import('../house/rules'), addWords('pages')]);
  await dialog(
    words.say('table.rules'),
    () => html`<rules-page .game=${game} .drawer=${true} .at=${rule}></rules-page>`,
    'dialog drawer',
  );
}
