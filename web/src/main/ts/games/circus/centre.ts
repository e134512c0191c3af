/** The middle of the ring: what to do with the chosen token, what Clowns earn, what a look shows, how it ended. */
import { html, nothing, type TemplateResult } from 'lit';
import { mark } from '../../board/mark';
import { opposite } from './layout';
import { APPLAUSE } from './print';
import { buttonOf, type Circus, middleWords } from './spots';
import { tokenAt } from './view';

type Part = TemplateResult | typeof nothing;

/** What costs Applause, or brings it. */
const PRICED = new Set(['look', 'take', 'buy']);

export function centre(board: Circus): Part {
  const { view, stage } = board;
  if (view.phase === 'over') return html`<p class="title">${stage.words.say(`ending.${view.ending ?? 'draw'}`)}</p>`;
  const words = middleWords(board);
  return words.length ? html`${title(board)} ${words.map((word) => button(board, word))}` : nothing;
}

/** A button for a move; a move that is not possible says why. */
export function button(board: Circus, word: string): TemplateResult {
  const verb = word.split(' ')[0];
  return html`<button type="button" class="act" ${mark(board.spots.get(buttonOf(word)), board)}>
    <span>${nameOf(board, word)}</span>${
    PRICED.has(verb) ? html`<svg class="price" viewBox="-24 -24 48 48" aria-hidden="true">${APPLAUSE}</svg>` : nothing
  }
  </button>`;
}

function nameOf({ view, stage }: Circus, word: string): string {
  const [verb, position] = word.split(' ');
  if (verb === 'ok') return stage.words.say('board.remembered');
  if (verb !== 'use') return stage.words.say(`board.${verb}`);
  return stage.words.say(`board.use-${tokenAt(view, Number(position))?.artist}`, {
    opposite: opposite(Number(position)),
  });
}

function title({ view, stage, mode, legal }: Circus): Part {
  const { words } = stage;
  if (view.phase === 'clown-choice' && !legal.has('ok')) {
    return html`<p
    class="title spare">${words.say('board.clowns-met')}</p>`;
  }
  const token = tokenAt(view, mode.chosen ?? 0);
  if (token) return html`<p class="title">${words.say(`artist.${token.artist}`)}<small>${token.position}</small></p>`;
  return html`<p class="title">${words.say('board.only-you', { seats: stage.seats.length })}</p>
    ${
    view.shown.map(({ position, artist }) => {
      const seen = words.say('board.under', { position, artist: words.say(`artist.${artist}`) });
      return html`<p class="seen">${seen}</p>`;
    })
  }`;
}
