/** The middle of the ring: what to do with the chosen token, what Clowns earn, what a look shows, how it ended. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Desk } from './desk';
import { opposite, reach, tokenAt } from './model';
import { APPLAUSE } from './print';

type Part = TemplateResult | typeof nothing;

export function centre(desk: Desk): Part {
  const { view, stage } = desk;
  if (view.phase === 'over') return html`<p class="title">${stage.words.say(`ending.${view.ending ?? 'draw'}`)}</p>`;
  if (!desk.asked) return nothing;
  if (view.phase === 'clown-choice') return clowns(desk);
  if (desk.chosen) return menu(desk);
  if (desk.can('ok')) return look(desk);
  return nothing;
}

/** A button for a move; a move that is not possible says why. */
export function button(desk: Desk, word: string, label: string, price = false): TemplateResult {
  return html`<button
    type="button"
    class="act"
    data-move=${word}
    aria-disabled=${desk.can(word) ? 'false' : 'true'}
    @click=${() => desk.act(word)}
    @pointerenter=${() => desk.aim(word)}
    @pointerleave=${() => desk.aim('')}
    @focus=${() => desk.aim(word)}
    @blur=${() => desk.aim('')}
  >
    <span>${label}</span>${price ? html`<svg class="price" viewBox="-24 -24 48 48" aria-hidden="true">${APPLAUSE}</svg>` : nothing}
  </button>`;
}

function menu(desk: Desk): Part {
  const position = desk.chosen;
  const token = tokenAt(desk.view, position);
  if (!token) return nothing;
  const say = (key: string, args = {}): string => desk.stage.words.say(key, args);
  const power = reach(token.artist, position).length > 0;
  return html`<p class="title">${say(`artist.${token.artist}`)}<small>${position}</small></p>
    ${button(desk, `flip ${position}`, say('board.flip'))}
    ${power ? button(desk, `use ${position}`, say(`board.use-${token.artist}`, { opposite: opposite(position) })) : nothing}
    ${button(desk, `look ${position}`, say('board.look'), true)}`;
}

/** Applause may be spent before Clowns are answered (CIRC-24), so a look can be open, or a token be chosen for one. */
function clowns(desk: Desk): Part {
  if (desk.can('ok')) return look(desk);
  const say = (key: string): string => desk.stage.words.say(key);
  const peek = `look ${desk.chosen}`;
  return html`<p class="title spare">${say('board.clowns-met')}</p>
    ${button(desk, 'take', say('board.take'), true)} ${button(desk, 'return', say('board.return'))}
    ${button(desk, 'decline', say('board.decline'))}
    ${desk.chosen && desk.can(peek) ? button(desk, peek, say('board.look'), true) : nothing}`;
}

function look(desk: Desk): Part {
  const words = desk.stage.words;
  return html`<p class="title">${words.say('board.only-you', { seats: desk.stage.seats.length })}</p>
    ${desk.view.shown.map(({ position, artist }) => {
      const seen = words.say('board.under', { position, artist: words.say(`artist.${artist}`) });
      return html`<p class="seen">${seen}</p>`;
    })}
    ${button(desk, 'ok', words.say('board.remembered'))}`;
}
