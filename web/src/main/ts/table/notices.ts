import { html, nothing, type TemplateResult } from 'lit';
import { me } from '../core/api';
import { icon } from '../core/icons';
import { say } from '../core/words';
import type { Scene } from './scene';

/** What wants an answer or has to be known now, over the board: one thing at a time, the most pressing first. */
export function notice(
  scene: Scene,
  ask: (what: string, fields?: Record<string, unknown>) => void,
): TemplateResult | typeof nothing {
  const { session, seating, words } = scene;
  if (session.trouble || session.state !== 'open') {
    return html`<div class="notice"
      role="status">${icon('again')}${session.trouble || words.say('table.reconnecting')}</div>`;
  }
  if (session.shares.wrong) return unfair(scene);
  const proposal = seating.proposal;
  if (proposal) {
    const mine = proposal.agreed.includes(me()?.id ?? '') || seating.yours.length === 0;
    const by = scene.seating.chairs.find((each) => each.chair.person === proposal.by)?.chair.name ?? '';
    const key = proposal.by === me()?.id ? `table.proposed.${proposal.kind}` : `table.proposes.${proposal.kind}`;
    return html`<div class="notice" role="status">
      <span>${words.say(key, [by])}</span>
      ${mine ? nothing : button(words.say('table.agree'), () => ask('agree'), 'main')}
      ${
      seating.yours.length === 0
        ? nothing
        : button(words.say(mine ? 'table.withdraw' : 'table.decline'), () => ask('decline'))
    }
    </div>`;
  }
  const kept = seating.yours.some((seat) => seating.chairs[seat].takenOver && !seating.chairs[seat].chair.resigned);
  if (kept && seating.phase === 'playing') {
    return html`<div class="notice" role="status">
      <span>${words.say('table.bot-plays-for-you')}</span>${
      button(words.say('table.take-back'), () => ask('back'), 'main')
    }
    </div>`;
  }
  if (session.update?.paused) {
    return html`<div class="notice" role="status">
      <span>${words.say('table.paused')}</span>
      ${
      seating.yours.length
        ? button(words.say('table.resume'), () => ask('propose', { what: 'resume' }), 'main')
        : nothing
    }
    </div>`;
  }
  return seating.phase === 'over' ? voided(scene) : nothing;
}

/** What is wrong with the chance of this match. Only one who may simply have been away can go on without a share. */
export function unfair({ session, words }: Scene): TemplateResult | typeof nothing {
  const { wrong, away } = session.shares;
  if (!wrong) return nothing;
  return html`<div class="notice" role="alert">
    <span>${words.say(`table.unfair.${wrong}`)}</span>
    ${wrong === 'left-out' && away ? button(words.say('table.unfair-play'), () => session.playWithout()) : nothing}
  </div>`;
}

/** Starts that came to nothing since the last match: everybody sees because of whom. */
export function voided({ seating, words }: Scene): TemplateResult | typeof nothing {
  const last = seating.shares?.voids.at(-1);
  const names = last?.by.map((each) => each.name || words.say('table.nameless')).join(', ');
  return last ? html`<div class="notice" role="status">${words.say('table.start-void', [names])}</div>` : nothing;
}

function button(label: string, act: () => void, kind = ''): TemplateResult {
  return html`<button class=${`button ${kind}`} @click=${act}>${label}</button>`;
}

/** One screen is handed over: nothing shows until the next person says so. */
export function curtain(scene: Scene, viewer: string, lift: () => void): TemplateResult {
  const name = scene.seats[Number(viewer)]?.name ?? '';
  return html`<div class="curtain">
    <h1>${scene.words.say('table.hand-over', [name])}</h1>
    <p class="soft">${scene.words.say('table.hand-over-help')}</p>
    <button class="button main" autofocus @click=${lift}>${scene.words.say('table.i-am', [name])}</button>
  </div>`;
}

/** The table is being opened. */
export function opening(trouble: string): TemplateResult {
  return html`<div class="gather"><p role="status">${trouble || say('table.opening')}</p></div>`;
}

/** There is no such link to a moment, or not any more. */
export function goneReplay(): TemplateResult {
  return html`<div class="gather">
    <h1>${say('table.replay-gone')}</h1>
    <p>${say('table.replay-gone-help')}</p>
    <div><a class="button main" href="/">${say('core.home')}</a></div>
  </div>`;
}

/** There is no such table, or one may not see it any more. */
export function gone(why: string): TemplateResult {
  return html`<div class="gather">
    <h1>${say(why ? 'table.out-of-reach' : 'table.gone')}</h1>
    <p>${why || say('table.gone-help')}</p>
    <div><a class="button main" href="/">${say('core.home')}</a></div>
  </div>`;
}
