import { html } from 'lit';
import { dialog } from '../core/dialog';
import { toast } from '../core/toast';
import type { About } from './about-person';
import type { Scene } from './scene';

/** What a report is about: a line, or the person who said it. */
const MATTERS = ['line', 'name', 'conduct'];

/** Shows a line, a name or a conduct to those who run the server; the table adds the place in the match. */
export async function report(scene: Scene, about: About): Promise<void> {
  const { session, words } = scene;
  const { said } = about;
  const matters = said ? MATTERS : MATTERS.filter((each) => each !== 'line');
  const wish = await dialog(words.say('table.report-of', [about.name]), (close) => {
    const submit = (event: Event) => {
      event.preventDefault();
      const form = new FormData(event.target as HTMLFormElement);
      close(JSON.stringify({ matter: String(form.get('matter')), reason: String(form.get('reason') ?? '') }));
    };
    return html`<form class="stack" @submit=${submit}>
      <p class="help">${words.say('table.report-help')}</p>
      <fieldset class="plainly">
        <legend>${words.say('table.report-what')}</legend>
        ${
      matters.map((each) =>
        html`<label class="choice"><input type="radio" name="matter" value=${each} ?checked=${each === matters[0]} />
          <span>${words.say(`table.report-what.${each}`)}</span></label>`
      )
    }
      </fieldset>
      <label class="field">
        <span class="label">${words.say('table.report-why')}</span>
        <textarea class="input" name="reason" rows="2" maxlength="400"></textarea>
      </label>
      <div class="acts"><button class="button risk">${words.say('table.report-send')}</button></div>
    </form>`;
  });
  if (!wish) return;
  const { matter, reason } = JSON.parse(wish) as { matter: string; reason: string };
  const answer = said && matter === 'line'
    ? await session.ask('report', { line: said.number, reason })
    : await session.ask('report-person', { person: about.person, matter, reason });
  toast(answer.refused ? answer.refused.message : words.say('table.reported'));
}
