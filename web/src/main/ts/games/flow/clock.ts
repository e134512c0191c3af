/** The sand of the round: how much is left, and how much it presses. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Flow } from './spots';

export interface Sand {
  /** Milliseconds to the wave, or to the end of the time to finish. */
  left: number;
  /** How full the glass is above, from 0 to 1. */
  full: number;
  mood: 'calm' | 'brisk' | 'urgent';
}

const BRISK_MILLIS = 20_000;
const URGENT_MILLIS = 10_000;

/** What the glass shows; nothing while no clock runs. */
export function sand(deadline: number | undefined, at: number, clockMillis = 0): Sand | undefined {
  if (deadline === undefined) return undefined;
  const left = Math.max(0, deadline - at);
  const mood = left <= URGENT_MILLIS ? 'urgent' : left <= BRISK_MILLIS ? 'brisk' : 'calm';
  return { left, full: Math.min(1, left / Math.max(1, clockMillis)), mood };
}

export function clockBar(board: Flow, now: Sand | undefined): TemplateResult {
  const { view, stage } = board;
  const say = (key: string, args = {}): string => stage.words.say(key, args);
  const quiet = !view.talk && view.scenarios.includes('no-communication');
  return html`<div class="clock ${now?.mood ?? 'none'}">
    ${now ? running(now, board) : turns(board)}
    ${view.round > 0 ? html`<span class="round">${say('board.round', { round: view.round })}</span>` : nothing}
    ${view.overtime ? html`<strong class="note">${say('board.overtime')}</strong>` : nothing}
    ${
    quiet
      ? html`<strong class="note quiet" title=${say('board.quiet-long')}>${MUTE}${say('board.quiet')}</strong>`
      : nothing
  }
    ${view.calmWaters ? html`<strong class="note">${say('action-card.calm-waters')}</strong>` : nothing}
  </div>`;
}

function running(now: Sand, board: Flow): TemplateResult {
  const seconds = Math.ceil(now.left / 1000);
  return html`${glass(now.full)}
    <span class="seconds" role="timer"
      aria-label=${board.stage.words.say('board.seconds', { seconds })}>${seconds}</span>
    <span class="sand-bar">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width=${now.full * 100} height="6"
        rx="1" /></svg>
    </span>`;
}

const MUTE = html`<svg class="sign" viewBox="-20 -20 40 40" aria-hidden="true"><path class="stroke"
  d="M-13 -11H13V5H2L-5 12V5H-13ZM-15 14L15 -15"/></svg>`;

/** Untimed rounds are counted in turns. */
function turns(board: Flow): TemplateResult {
  const { view, stage } = board;
  if (view.turns === 0) return html`<span class="sand-bar empty"></span>`;
  const left = view.turns - view.turnsTaken;
  return html`<span class="pips" role="img" aria-label=${stage.words.say('board.turns-left', { left })}>
    ${Array.from({ length: view.turns }, (_, i) => html`<i class=${i < view.turnsTaken ? 'gone' : ''}></i>`)}</span>`;
}

/** An hourglass of 24 by 30 whose sand sinks. */
function glass(full: number): TemplateResult {
  const above = 11 * full;
  const below = 11 * (1 - full);
  const drawn: SVGTemplateResult = svg`<path class="sand"
    d="M${12 - above * 0.75} ${14 - above}H${12 + above * 0.75}L12 14.5Z"/>
    <path class="sand" d="M4 27H20L${12 + (11 - below) * 0.72} ${27 - below}H${12 - (11 - below) * 0.72}Z"/>
    <path class="frame"
      d="M3 2H21M3 28H21M5 2C5 10 10 12 11 15C10 18 5 20 5 28M19 2C19 10 14 12 13 15C14 18 19 20 19 28"/>`;
  return html`<svg class="glass" viewBox="0 0 24 30" aria-hidden="true">${drawn}</svg>`;
}
