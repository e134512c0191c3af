/** Action cards and Scenario cards: a sign each, drawn in a box of 40 units round its middle. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { mark } from '../../board/mark';
import { buttonOf, type Flow } from './spots';
import { BIRD } from './art';
import type { Card, Figures } from './view';

const SIGNS: Record<Card, SVGTemplateResult> = {
  support: svg`<path class="mark"
    d="M-13 11V-2a3 3 0 0 1 6 0V-10a3 3 0 0 1 6 0V-12a3 3 0 0 1 6 0V-9a3 3 0 0 1 6 0V4C11 12 6 15 -1 15S-11 13 -13
      11Z"/>`,
  bird: svg`<g transform="scale(.8)">${BIRD}</g>`,
  current: svg`<path class="stroke" d="M-16 6q5 -6 10 0t10 0t10 0M-16 -6q5 -6 10 0t10 0M8 -13L15 -6L8 1"/>`,
  fishing: svg`<path class="stroke" d="M-4 -16V2M-4 2a6 6 0 1 0 12 0"/><path class="mark" d="M8 2L4 -4L13 -3Z"/><path
    class="stroke" d="M-15 12q5 -5 10 0t10 0t10 0"/>`,
  'calm-waters': svg`<path class="stroke" d="M-16 8H16M-12 13H12"/><path class="mark"
    d="M-10 3a10 10 0 0 1 20 0Z"/><path class="stroke" d="M0 -16v4M-12 -10l3 3M12 -10l-3 3"/>`,
  return: svg`<path class="stroke" d="M13 9A14 14 0 1 1 12 -7M13 -15V-6H4"/>`,
};

const SCENARIOS: Record<string, SVGTemplateResult> = {
  obstacles: svg`<path class="mark" d="M-14 11L-8 -8L4 -12L13 11Z"/>`,
  'no-communication': svg`<path class="stroke" d="M-13 -11H13V5H2L-5 12V5H-13ZM-15 14L15 -15"/>`,
  'one-card': svg`<rect class="stroke" x="-9" y="-13" width="18" height="26" rx="3"/><path class="stroke"
    d="M-3 -4L1 -7V7"/>`,
  'no-new-cards': svg`<rect class="stroke" x="-9" y="-13" width="18" height="26" rx="3"/><path class="stroke"
    d="M-14 14L14 -14"/>`,
  'obstacles-untouched': svg`<path class="mark" d="M-12 9L-6 -6L4 -9L11 9Z"/><path class="stroke" d="M-15 14L15 -15"/>`,
  'single-path-boat': svg`<path class="mark" d="M-14 2H14C11 11 7 12 0 12S-11 11 -14 2ZM-2 -14L-2 -1H-11Z"/>`,
  'obstacles-remain': svg`<path class="mark" d="M-12 12L-6 -3L4 -7L12 12Z"/><path class="stroke"
    d="M-14 -11q5 -5 9 0t9 0t9 0"/>`,
};

const picture = (sign: SVGTemplateResult): TemplateResult =>
  html`<svg class="sign" viewBox="-20 -20 40 40" aria-hidden="true">${sign}</svg>`;

export const cardSign = (card: Card): TemplateResult => picture(SIGNS[card]);

/** A card of one's own hand: a button, lit when it can be played. */
export function cardButton(board: Flow, word: string): TemplateResult {
  const card = word.split(' ')[1] as Card;
  const name = board.stage.words.say(`action-card.${card}`);
  const { fishing = 0 } = board.figures as Figures;
  return html`<button type="button" class="card" title=${
    board.stage.words.say(`board.card-${card}`, { tiles: fishing })
  }
    ${mark(board.spots.get(buttonOf(word)), board)}>${cardSign(card)}<span>${name}</span></button>`;
}

/** Somebody else's hand: signs, or backs where it is hidden. */
export function otherHand(cards: Card[] | undefined, size: number, board: Flow): TemplateResult {
  const { words } = board.stage;
  const names = cards?.map((card) => words.say(`action-card.${card}`)).join(', ');
  const label = names || words.say('board.cards', { count: size });
  const backs = Array.from({ length: size }, (_, i) => (cards ? cardSign(cards[i]) : html`<i class="back"></i>`));
  return html`<span class="hand-of" role="img" aria-label=${label}>${backs}</span>`;
}

/** Scenario cards in play. */
export function scenarioCards(board: Flow): TemplateResult | typeof nothing {
  const { view, stage } = board;
  if (view.scenarios.length === 0) return nothing;
  return html`<ul class="scenarios" aria-label=${stage.words.say('board.scenarios')}>
    ${view.scenarios.map((each) => html`<li>${picture(SCENARIOS[each])}${stage.words.say(`scenario.${each}`)}</li>`)}
  </ul>`;
}
