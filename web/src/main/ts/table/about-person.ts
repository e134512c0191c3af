import { html, nothing } from 'lit';
import { me, post } from '../core/api';
import { dialog } from '../core/dialog';
import { toast } from '../core/toast';
import type { Seat } from './board';
import { inWords } from './phrases';
import type { Said } from './protocol';
import { report } from './report';
import type { Scene } from './scene';

/** Somebody at the table, by who they are; with the line that they said, if it is about one. */
export interface AboutPerson {
  person: string;
  name: string;
  said?: Said;
}

/** The person in a seat, where it is not oneself: only of others there is something to say. */
export function somebodyElse({ seating }: Scene, seat: Seat): AboutPerson | undefined {
  const { kind, person } = seating.chairs[seat.seat].chair;
  const other = kind === 'person' && person && person !== '-' && seat.name && !seat.you && me() && person !== me()?.id;
  return other ? { person, name: seat.name } : undefined;
}

/** What can be done about somebody: friends, silence, or a word to those who run the server. Answers which it was. */
export async function aboutPerson(scene: Scene, about: AboutPerson): Promise<string> {
  const { session, words } = scene;
  const { said } = about;
  const chosen = await dialog(
    said ? words.say('table.about', [about.name]) : about.name,
    (close) =>
      html`${said ? html`<p><q>${inWords(said.text, words)}</q></p>` : nothing}
      <div class="acts">
        <button class="button" @click=${() => close('friend')}>${words.say('table.befriend')}</button>
        <button class="button" @click=${() => close('mute')}>${words.say('table.mute')}</button>
        <button class="button" @click=${() => close('block')}>${words.say('table.block')}</button>
        <button class="button risk" @click=${() => close('report')}>${
        said ? words.say('table.report') : words.say('table.report-person')
      }</button>
      </div>`,
  );
  if (chosen === 'friend') await bond(scene, about, 'friend', 'table.befriended');
  if (chosen === 'mute' || chosen === 'block') {
    await session.ask('mute', { person: about.person, on: true });
    await bond(scene, about, chosen, `table.did-${chosen}`);
  }
  if (chosen === 'report') await report(scene, about);
  return chosen;
}

/** What lasts is the server's to remember; the person is not told. */
async function bond({ words }: Scene, about: AboutPerson, kind: string, done: string): Promise<void> {
  try {
    await post(`/api/people/${about.person}`, { bond: kind, on: true });
    toast(words.say(done, [about.name]));
  } catch (refused) {
    toast((refused as Error).message);
  }
}
