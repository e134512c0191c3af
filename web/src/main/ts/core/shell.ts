import { html, nothing, render, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { PAGES } from '../house/pages';
import { games, loadMe, me, onMe } from './api';
import { avatar } from './faces';
import { houseSaid, legalFoot, watchHouse } from './house-said';
import { icon } from './icons';
import { onMove, type Page, place, type RoutePlace } from './router';
import { apply, change, language, settings, watch } from './settings';
import { loadHouse, say } from './words';

/** The frame of every page: the head with the way home, and the page itself. */
let shown: TemplateResult | typeof nothing = nothing;
let wide = false;
let turn = 0;

function draw(): void {
  document.body.querySelector('noscript')?.remove();
  render(
    html`<div class="shell">
      <a class="button skip" href="#page" @click=${focusPage}>${say('core.skip')}</a>
      <header class="top">
        <a class="home" href="/">${mark()}<span>Tablée</span></a>
        <a class="button plain square" href="/settings" aria-label=${say('core.settings')}>${icon('sliders')}</a>
        <a class="button plain square" href="/account"
          aria-label=${me()?.name ?? say('core.account')}>${mine()}</a>
      </header>
      <div class="toasts" role="status"></div>
      ${houseSaid()}
      <main id="page" class=${wide ? 'page wide' : 'page'} tabindex="-1">${keyed(spoken, shown)}</main>
      ${wide ? nothing : legalFoot()}
    </div>`,
    document.body,
  );
}

function mark(): TemplateResult {
  return html`<svg viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="7" fill="currentColor"></circle>
    <circle cx="16" cy="4.5" r="3" fill="var(--water)"></circle>
    <rect x="24.6" y="13.2" width="5.6" height="5.6" fill="var(--coral)"></rect>
    <path d="M16 24.2l3.4 5.8h-6.8z" fill="var(--sun)"></path>
    <path d="M4.5 12.4l3.6 3.6-3.6 3.6L.9 16z" fill="var(--leaf)"></path>
  </svg>`;
}

/** The picture of oneself, as soon as one is somebody. */
function mine(): TemplateResult {
  const person = me();
  return person ? avatar(person.id, 28) : icon('person');
}

function focusPage(click: Event): void {
  click.preventDefault();
  document.getElementById('page')?.focus();
}

/** Shows the page of the address; a slower one that was asked for before is dropped. */
async function show(): Promise<void> {
  const mine = ++turn;
  const [page, at] = find(place());
  const content = await page.load(at).catch((fault) => unreachable(fault instanceof TypeError));
  if (mine !== turn) return;
  shown = content;
  wide = page.wide ?? false;
  document.title = 'Tablée';
  draw();
  if (!at.hash) window.scrollTo(0, 0);
}

function find(at: RoutePlace): [Page, RoutePlace] {
  for (const page of PAGES) {
    const match = page.pattern.exec(at.path);
    if (match) return [page, { ...at, parts: match.slice(1).map((part) => decodeURIComponent(part ?? '')) }];
  }
  throw new Error('the last page takes every address');
}

const PATIENCE = 3_000;

/** The server is being restarted, or the network is away: tries again by itself. */
function unreachable(lost: boolean): TemplateResult {
  setTimeout(() => void again(lost), PATIENCE);
  return html`<div class="stack unreachable">
    ${mark()}
    <h1>${say('core.away')}</h1>
    <p>${say('core.away-help')}</p>
  </div>`;
}

/** Browsers do not ask again for a part of the page that was lost, so all is loaded anew once the server answers. */
async function again(lost: boolean): Promise<void> {
  const answers = lost && (await fetch('/health', { cache: 'no-store' }).then((health) => health.ok, () => false));
  if (answers) location.reload();
  else await show();
}

/** Without words there is nothing to say, so the house's mark waits alone until they come. */
async function firstWords(): Promise<void> {
  for (;;) {
    try {
      return await loadHouse();
    } catch {
      render(html`<div class="unreachable alone">${mark()}</div>`, document.body);
      await new Promise((done) => setTimeout(done, PATIENCE));
    }
  }
}

let spoken = '';

async function start(): Promise<void> {
  apply();
  spoken = language();
  // The page's own code comes while the words do, and so does what most pages ask for.
  const [page, at] = find(place());
  await Promise.allSettled([firstWords(), loadMe(), page.load(at), games()]);
  onMove(() => {
    void show().then(() => document.getElementById('page')?.focus());
  });
  watch(() => void changed());
  for (const wish of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
    matchMedia(wish).addEventListener('change', () => change({}));
  }
  await show();
  // Anyone who has signed out is not named in the frame any more.
  onMe(draw);
  watchHouse(draw);
}

/** Another language means other words, and every page says its own again. */
async function changed(): Promise<void> {
  if (settings() && language() !== spoken) {
    spoken = language();
    await loadHouse();
    await show();
  } else draw();
}

void start();
