import { html, render, type TemplateResult } from 'lit';
import { icon } from './icons';
import { say } from './words';

/**
 * Shows a dialog over the page until it is closed; the content gets what closes it. Resolves to what it was closed
 * with, or to an
 * empty text.
 */
export function dialog(
  title: string,
  content: (close: (value?: string) => void) => TemplateResult,
  kind = 'dialog',
): Promise<string> {
  const box = document.createElement('dialog');
  box.className = kind;
  box.setAttribute('aria-label', title);
  document.body.append(box);
  const close = (value = '') => box.close(value);
  render(
    html`<div class="head">
        <h2 tabindex="-1" autofocus>${title}</h2>
        <button class="button plain square" aria-label=${say('core.close')}
          @click=${() => close()}>${icon('close')}</button>
      </div>
      ${content(close)}`,
    box,
  );
  box.showModal();
  return new Promise((done) => {
    box.addEventListener('close', () => {
      box.remove();
      done(box.returnValue);
    });
  });
}

/** Asks before something that cannot be taken back. */
export async function sure(question: string, yes: string): Promise<boolean> {
  const answer = await dialog(
    question,
    (close) =>
      html`<div class="acts">
      <button class="button" @click=${() => close()}>${say('core.cancel')}</button>
      <button class="button risk" @click=${() => close('yes')}>${yes}</button>
    </div>`,
  );
  return answer === 'yes';
}
