import { html, nothing } from 'lit';
import { formDialog } from './form-dialog';
import { addWords, say } from './words';

/** What somebody shows to those who run the server, and why. */
export interface ReportWish {
  matter: string;
  reason: string;
}

/**
 * Asks what a report is about, where there is a choice, and why, and sends it; false if somebody thought better of it.
 *
 * @param where `place`: with the place in the match; `away`: from a page where nothing is played
 * @param send throws why it is refused
 */
export async function askReport(
  name: string,
  matters: string[],
  where: 'place' | 'away',
  send: (wish: ReportWish) => Promise<void>,
): Promise<boolean> {
  await addWords('reports');
  const fields = html`<p class="help">${say(`report.help.${where}`)}</p>
    ${matters.length > 1 ? choice(matters) : nothing}
    <label class="field">
      <span class="label">${say('report.why')}</span>
      <textarea class="input" name="reason" rows="2" maxlength="400"></textarea>
    </label>`;
  const acts = html`<button class="button risk">${say('report.send')}</button>`;
  return formDialog(
    say('report.of', [name]),
    () => ({ fields, acts }),
    (form) =>
      send({ matter: String(form.get('matter') ?? matters[0] ?? ''), reason: String(form.get('reason') ?? '') }),
  );
}

function choice(matters: string[]) {
  return html`<fieldset class="plainly">
    <legend>${say('report.what')}</legend>
    ${
    matters.map((each) =>
      html`<label class="choice"><input type="radio" name="matter" value=${each} ?checked=${each === matters[0]} />
        <span>${say(`report.what.${each}`)}</span></label>`
    )
  }
  </fieldset>`;
}
