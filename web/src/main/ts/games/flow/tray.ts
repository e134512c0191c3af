/** Below the grid, where the thumbs are: what to draw, the tile in hand, cards to play. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { mark } from '../../board/mark';
import { badge } from '../../board/shapes';
import { cardButton, otherHand, scenarioCards } from './cards';
import { rotations } from './layout';
import { turnLabel } from './say';
import { buttonOf, type Flow, handWords, wayOf, workWords } from './spots';
import { BIRD, drawTile, TILE_DEFS } from './art';
import { isPlacing } from './view';

type Part = TemplateResult | typeof nothing;

const picture = (tile: string, open: string, name = ''): TemplateResult =>
  html`<svg
    class="tile-picture"
    viewBox="0 0 100 100"
    role=${name ? 'img' : 'presentation'}
    aria-label=${name || nothing}
    aria-hidden=${name ? 'false' : 'true'}
  >
    <defs>${TILE_DEFS}</defs>
    ${drawTile(tile, open, true)}
  </svg>`;

/** Moves of the tray that are large enough for a thumb in a hurry. */
const BIG = new Set(['start', 'draw', 'roll']);

function button(board: Flow, word: string): TemplateResult {
  const [verb, what = ''] = word.split(' ');
  const kind = BIG.has(verb) ? 'big' : verb === 'take' || verb === 'pick' ? 'pick' : '';
  return html`<button type="button" class="act ${kind}" ${mark(board.spots.get(buttonOf(word)), board)}>
    ${inside(board, verb, what)}<span>${nameOf(board, verb, what)}</span>
  </button>`;
}

function inside({ view, stage }: Flow, verb: string, what: string): Part {
  const { words } = stage;
  if (verb === 'draw') {
    return html`<i class="pile" role="img"
    aria-label=${words.say('board.pile', { count: view.pile })}>${view.pile}</i>`;
  }
  if (verb === 'roll') return html`<i class="die ${what}"></i>`;
  return verb === 'take' || verb === 'pick' ? picture(what, rotations(what)[0], words.say(`tile.${what}`)) : nothing;
}

function nameOf({ view, stage }: Flow, verb: string, what: string): string {
  const tiles = verb === 'take' ? view.revealed : verb === 'pick' ? view.discard : [];
  if (tiles.length) return `×${tiles.filter((each) => each === what).length}`;
  return stage.words.say(what ? `board.${verb}-${what}` : `board.${verb}`);
}

export function tray(board: Flow): Part {
  const { view } = board;
  if (view.phase === 'won' || view.phase === 'lost') return nothing;
  // A button for something else is another one: anyone who has just pressed "Draw" must not find the focus on "Swap".
  const work = repeat(workWords(board), (word) => word, (word) => button(board, word));
  return html`<div class=${isPlacing(view) ? 'tray placing' : 'tray'}>
      <div class="work">${isPlacing(view) ? held(board) : nothing}${work}</div>
      ${hand(board)}
    </div>
    <div class="beside">${supplies(board)}${scenarioCards(board)}</div>`;
}

/** The tile in hand: tap it, or press R, to turn it; or drag it to a square. */
function held(board: Flow): TemplateResult {
  const asked = board.legal.size > 0;
  const way = wayOf(board);
  const turn = board.spots.get('turn');
  return html`<button
    type="button"
    class=${asked ? 'held' : 'held other'}
    data-way=${way}
    data-drag=${asked ? 'held' : nothing}
    aria-label=${turnLabel(board, way)}
    aria-disabled=${turn?.lit ? 'false' : 'true'}
    ${mark(turn, board)}
  >
    ${picture(board.view.held ?? '', way)}${turn?.lit ? TURN_SIGN : nothing}
  </button>`;
}

const TURN_SIGN = html`<svg class="turn-sign" viewBox="-20 -20 40 40" aria-hidden="true"><path
  d="M12 8A14 14 0 1 1 11 -8M12 -15V-6H3"/></svg>`;

/** One's own cards. */
function hand(board: Flow): Part {
  const words = handWords(board);
  if (!words.length) return nothing;
  return html`<div class="hand" role="group" aria-label=${board.stage.words.say('board.hand')}>
    ${words.map((word) => cardButton(board, word))}
  </div>`;
}

/** What lies beside the board, and the others' hands. */
function supplies(board: Flow): TemplateResult {
  const { view, stage } = board;
  const others = view.hands.filter((each) => each.seat !== board.seat);
  return html`<div class="supplies">
    ${
    others.map((each) => {
      const seat = stage.seats[each.seat];
      return html`<span class="mate ${view.seat === each.seat ? 'now' : ''}">
        ${seat ? html`${badge(seat, 18)} ${seat.name}` : nothing} ${otherHand(each.cards, each.size, board)}
      </span>`;
    })
  }
    <span class="supply">
      <svg class="sign" viewBox="-20 -20 40 40"
        aria-hidden="true">${BIRD}</svg>${stage.words.say('board.birds', { count: view.birds })}
    </span>
    <span class="supply"><i class="back"></i>${stage.words.say('board.card-pile', { count: view.cardPile })}</span>
    <span class="supply">${stage.words.say('board.discarded', { count: view.discard.length })}</span>
  </div>`;
}
