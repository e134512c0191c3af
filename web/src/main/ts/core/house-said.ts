import { html, nothing, type TemplateResult } from 'lit';
import { get, loadMe, post, said, type Word } from './api';
import { language } from './settings';
import { say } from './words';

interface House {
  notice: Notice | null;
  imprint: { operator: string; contact: string; own: string[] };
}

interface Notice {
  id: string;
  text: string;
}

const EVERY = 60_000;

let notice: Notice | null = null;
let filledIn = false;
let put: string | undefined;
let redraw = () => {};

/** What everybody is told is asked for now and then, as long as somebody looks. */
export function watchHouse(draw: () => void): void {
  redraw = draw;
  void look();
  setInterval(() => {
    if (document.visibilityState === 'visible') void look();
  }, EVERY);
}

async function look(): Promise<void> {
  const before = notice?.id;
  const house = await get<House>('/api/house').catch(() => undefined);
  if (!house) return;
  notice = house.notice;
  const { operator, contact, own } = house.imprint;
  const signed = Boolean(operator || contact || own.length);
  if (notice?.id === before && signed === filledIn) return;
  filledIn = signed;
  redraw();
}

/** At the foot of every page, where the host has said who they are. */
export function legalFoot(): TemplateResult | typeof nothing {
  if (!filledIn) return nothing;
  return html`<nav class="legal-foot" aria-label=${say('house.legal')}>
    <a href="/privacy">${say('about.privacy')}</a>
    <a href="/terms">${say('house.terms')}</a>
  </nav>`;
}

/** What those who run the server say: to everybody, and to the one who reads. */
export function houseSaid(): TemplateResult | typeof nothing {
  const open = notice && notice.id !== put ? notice : null;
  if (!open && said().length === 0) return nothing;
  return html`<section class="house-said" aria-label=${say('house.said')}>
    ${open ? toAll(open) : nothing} ${said().map(toYou)}
  </section>`;
}

function toAll(open: Notice): TemplateResult {
  const close = () => {
    put = open.id;
    redraw();
  };
  return html`<div class="word" role="status">
    <p>${open.text}</p>
    <button class="button plain" @click=${close}>${say('house.said.close')}</button>
  </div>`;
}

function toYou(word: Word): TemplateResult {
  const read = async () => {
    await post(`/api/me/words/${word.id}`, {});
    await loadMe();
  };
  return html`<div class="word grave" role="alert">
    <p><strong>${about(word)}</strong> ${word.reason}</p>
    ${
    word.kind === 'warning'
      ? html`<button class="button" @click=${() => void read()}>${say('house.said.read')}</button>`
      : nothing
  }
  </div>`;
}

function about(word: Word): string {
  if (word.kind === 'warning' || !word.untilMillis) return say(`house.said.${word.kind}`);
  const until = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    word.untilMillis,
  );
  return say(`house.said.${word.kind}.until`, [until]);
}
