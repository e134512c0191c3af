import { html, nothing, svg, type TemplateResult } from 'lit';
import { shape } from '../board/shapes';
import type { GameClient, Seat, Shape } from './board';
import type { Result } from './protocol';
import type { Scene } from './scene';

/** How a match feels at its end: what falls over the board for a moment, and what one hears. */
export type Feeling = 'victory' | 'defeat' | 'end';

/** How it ended for the people at this screen; anyone who only watches feels neither. */
export function feeling(result: Result | undefined, seats: Seat[]): Feeling {
  const mine = seats.filter((each) => each.you).map((each) => result?.ranks?.[each.seat]);
  const equal = new Set(result?.ranks ?? []).size < 2 && seats.length > 1 && result?.ranks?.[0] === 1;
  if (!result?.ranks || mine.length === 0) return 'end';
  if (mine.includes(1)) return equal && !together(result) ? 'end' : 'victory';
  return 'defeat';
}

/** Everybody has the same rank, and it was not by chance: nobody was counted alone. */
const together = (result: Result): boolean => result.count.items.every((each) => each.seat === 0);

/** A game that has a sound of its own for its end is heard already. */
export function endSound({ session, seats, client }: Scene): string {
  return hasOwnEnd(client) ? '' : feeling(session.update?.result, seats);
}

const hasOwnEnd = (client: GameClient): boolean => client.together === true && 'won' in client.sounds;

const SHAPES: Shape[] = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon'];
const COLOURS = ['water', 'coral', 'sun', 'leaf', 'plum'];
const PIECES = 42;

/** Each match is celebrated once, and only before those who were there when it ended. */
const seen = new Set<string>();

export function cheers({ session }: Scene): boolean {
  const { match, fresh, result } = session.update ?? {};
  if (!match || !result || seen.has(match)) return false;
  seen.add(match);
  return !fresh;
}

/** The seats' shapes rain down after a victory; after a defeat a few sink slowly. Nothing here can be clicked. */
export function cheer(how: Feeling): TemplateResult | typeof nothing {
  if (how === 'end') return nothing;
  const pieces = Array.from({ length: how === 'victory' ? PIECES : PIECES / 3 }, (_, i) => piece(i));
  return html`<svg class=${`cheer ${how}`} viewBox="0 0 1000 1000" preserveAspectRatio="xMidYMid slice"
    aria-hidden="true">${pieces}</svg>`;
}

/** Where a piece falls, how large and when: numbers that look like chance, and are the same for everybody. */
function piece(i: number): TemplateResult {
  const kind = SHAPES[i % SHAPES.length];
  return svg`<g transform=${`translate(${(i * 617) % 1000} -40)`}><g class=${`fall late-${i % 7}`}><g
    class=${`spin turn-${i % 3}`} fill=${`var(--${COLOURS[i % COLOURS.length]})`}>${
    shape(kind, 0, 0, 9 + ((i * 7) % 5) * 3)
  }</g></g></g>`;
}
