/** Below the grid, where the thumbs are: what to draw, the tile in hand, cards to play. */
import { html, nothing, type TemplateResult } from 'lit';
import { badge } from '../../board/shapes';
import { cardButton, otherHand, scenarioCards } from './cards';
import { isPlacing, type Desk } from './desk';
import { rotations } from './model';
import { openWords } from './prompt';
import { BIRD, drawTile, TILE_DEFS } from './tile';

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

export function button(desk: Desk, word: string, label: string, inside: Part = nothing, kind = ''): TemplateResult {
  const can = desk.words.has(word);
  return html`<button
    type="button"
    class="act ${kind} ${can ? 'lit' : ''}"
    data-move=${word}
    aria-disabled=${can ? 'false' : 'true'}
    @click=${() => desk.act(word)}
  >
    ${inside}<span>${label}</span>
  </button>`;
}

export function tray(desk: Desk): Part {
  if (desk.view.phase === 'won' || desk.view.phase === 'lost') return nothing;
  return html`<div class=${isPlacing(desk.view) ? 'tray placing' : 'tray'}><div class="work">${work(desk)}</div>${hand(desk)}</div>
    <div class="beside">${supplies(desk)}${scenarioCards(desk)}</div>`;
}

/** The one thing to do now. */
function work(desk: Desk): Part {
  const { view, stage } = desk;
  const say = (key: string): string => stage.words.say(key);
  if (desk.asked && view.phase === 'ready') return button(desk, 'start', say('board.start'), nothing, 'big');
  if (isPlacing(view)) return held(desk);
  if (view.phase === 'return' && desk.asked) return discards(desk);
  if (view.phase === 'calm' && desk.asked)
    return html`${button(desk, 'roll white', say('board.roll-white'), html`<i class="die white"></i>`, 'big')}
      ${button(desk, 'roll black', say('board.roll-black'), html`<i class="die black"></i>`, 'big')}`;
  return html`${pile(desk)}${[...new Set(view.revealed)].map(tile => take(desk, tile))}`;
}

/** The tile in hand: tap it, or press R, to turn it. */
function held(desk: Desk): TemplateResult {
  const { view, stage } = desk;
  const tile = view.held ?? '';
  const name = stage.words.say(`tile.${tile}`);
  const canTurn = rotations(tile).length > 1;
  const label = stage.words.say('board.turn', { tile: name, open: openWords(desk.way, stage) });
  return html`<button
      type="button"
      class=${desk.asked ? 'held' : 'held other'}
      data-turn
      aria-label=${label}
      aria-disabled=${canTurn ? 'false' : 'true'}
      @click=${() => desk.turn()}
    >
      ${picture(tile, desk.way)}${canTurn && desk.asked ? TURN_SIGN : nothing}</button>
    ${desk.asked && view.phase === 'place' ? button(desk, 'swap', stage.words.say('board.swap')) : nothing}
    ${desk.words.has('discard') ? button(desk, 'discard', stage.words.say('board.discard')) : nothing}`;
}

const TURN_SIGN = html`<svg class="turn-sign" viewBox="-20 -20 40 40" aria-hidden="true"><path d="M12 8A14 14 0 1 1 11 -8M12 -15V-6H3"/></svg>`;

const pile = (desk: Desk): TemplateResult =>
  button(
    desk,
    'draw',
    desk.stage.words.say('board.draw'),
    html`<i class="pile" role="img" aria-label=${desk.stage.words.say('board.pile', { count: desk.view.pile })}>${desk.view.pile}</i>`,
    'big',
  );

function take(desk: Desk, tile: string): TemplateResult {
  const name = desk.stage.words.say(`tile.${tile}`);
  const count = desk.view.revealed.filter(each => each === tile).length;
  return button(desk, `take ${tile}`, `×${count}`, picture(tile, rotations(tile)[0], name), 'pick');
}

function discards(desk: Desk): TemplateResult {
  const kinds = [...new Set(desk.view.discard)].filter(tile => tile !== 'scenario-obstacle');
  return html`${kinds.map(tile => {
    const count = desk.view.discard.filter(each => each === tile).length;
    return button(desk, `pick ${tile}`, `×${count}`, picture(tile, rotations(tile)[0], desk.stage.words.say(`tile.${tile}`)), 'pick');
  })}`;
}

/** One's own cards. */
function hand(desk: Desk): Part {
  const own = desk.view.hands.find(each => each.seat === desk.seat);
  if (!own?.cards?.length || desk.view.phase === 'return') return nothing;
  return html`<div class="hand" role="group" aria-label=${desk.stage.words.say('board.hand')}>
    ${own.cards.map(card => cardButton(desk, card))}
  </div>`;
}

/** What lies beside the board, and the others' hands. */
function supplies(desk: Desk): TemplateResult {
  const { view, stage } = desk;
  const others = view.hands.filter(each => each.seat !== desk.seat);
  return html`<div class="supplies">
    ${others.map(each => {
      const seat = stage.seats[each.seat];
      return html`<span class="mate ${view.seat === each.seat ? 'now' : ''}">
        ${seat ? html`${badge(seat, 18)} ${seat.name}` : nothing} ${otherHand(each.cards, each.size, desk)}
      </span>`;
    })}
    <span class="supply">
      <svg class="sign" viewBox="-20 -20 40 40" aria-hidden="true">${BIRD}</svg>${stage.words.say('board.birds', { count: view.birds })}
    </span>
    <span class="supply"><i class="back"></i>${stage.words.say('board.card-pile', { count: view.cardPile })}</span>
    <span class="supply">${stage.words.say('board.discarded', { count: view.discard.length })}</span>
  </div>`;
}
