import { html, type TemplateResult } from 'lit';
import { dialog } from './dialog';

/**
 * Asks for something in a dialog that stays until it was accepted: what is refused is said in it, and nothing typed is
 * lost. Answers whether it was sent, also where the dialog was closed meanwhile.
 *
 * @param send gets the name of the button too; throws what is to be said; false: there is nothing to say
 */
export async function formDialog(
  title: string,
  content: (close: () => void) => { fields: TemplateResult; acts: TemplateResult },
  send: (form: FormData, by: string) => Promise<unknown>,
): Promise<boolean> {
  let sent = Promise.resolve(false);
  await dialog(title, (close) => {
    const submit = async (event: SubmitEvent) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      // Nothing is sent twice by two quick clicks.
      if (form.ariaBusy === 'true') return;
      const by = (event.submitter as HTMLButtonElement | null)?.name ?? '';
      sent = isSent(form, (data) => send(data, by));
      if (await sent) close();
    };
    const { fields, acts } = content(() => close());
    return html`<form class="stack" @submit=${(event: SubmitEvent) => void submit(event)}>
      ${fields}
      <p class="refused" role="alert"></p>
      <div class="acts">${acts}</div>
    </form>`;
  });
  return sent;
}

/** Meanwhile what has the focus keeps it. */
async function isSent(form: HTMLFormElement, send: (form: FormData) => Promise<unknown>): Promise<boolean> {
  form.ariaBusy = 'true';
  const said = form.querySelector('.refused') as HTMLElement;
  said.textContent = '';
  try {
    return (await send(new FormData(form))) !== false;
  } catch (refused) {
    said.textContent = (refused as Error).message;
    return false;
  } finally {
    form.ariaBusy = 'false';
  }
}
