import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Words } from '../core/words';
import type { Seating } from './protocol';

/**
 * What is said with one tap. It goes as `:key:` like any other line, and everybody reads it in their own language. What
 * there is to say depends on how far the match is.
 */
export const PHRASES: Record<Seating['phase'], string[]> = {
  gathering: ['hello', 'luck', 'moment'],
  playing: ['nice', 'oops', 'moment'],
  over: ['nice', 'thanks', 'again'],
};
export const REACTIONS = ['clap', 'laugh', 'wow'];

const CODE = /^:([a-z]+):$/;

/** A line in the reader's words. */
export function inWords(text: string, words: Words): string {
  const key = CODE.exec(text)?.[1] ?? '';
  return [...Object.values(PHRASES), REACTIONS].flat().includes(key) ? words.say(`phrase.${key}`) : text;
}

const MOUTHS: Record<string, SVGTemplateResult> = {
  laugh:
    svg`<path d="M-6 1Q0 10 6 1Z" fill="#20242e"></path><path class="brow" d="M-6 -4q2 -3 4 0M2 -4q2 -3 4 0"></path>`,
  wow: svg`<circle cy="4" r="3" fill="#20242e"></circle><circle cx="-4" cy="-3" r="1.6" fill="#20242e"></circle><circle
    cx="4" cy="-3" r="1.6" fill="#20242e"></circle>`,
  clap: svg`<g transform="rotate(24)"><rect x="-6" y="-5" width="6" height="11" rx="3" fill="#fffaf0"
    stroke="#20242e"></rect></g><g transform="rotate(-24)"><rect y="-5" width="6" height="11" rx="3" fill="#fffaf0"
    stroke="#20242e"></rect></g>`,
};

/** The small picture of a reaction; its name is said beside it. */
export function reaction(text: string): TemplateResult | undefined {
  const key = CODE.exec(text)?.[1] ?? '';
  // Of the reactions only: every object has a "constructor" too.
  if (!REACTIONS.includes(key)) return undefined;
  const drawn = MOUTHS[key];
  return html`<svg class="reaction" viewBox="-12 -12 24 24" aria-hidden="true"><circle r="11"
    fill="var(--sun)"></circle>${drawn}</svg>`;
}
