import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../core/icons';
import { keep, kept } from '../core/kept';
import type { Line } from './board';
import { hasBoard } from './clients';
import type { Scene } from './scene';

const MET = 'tablee.met';

const met = (): string[] => kept(MET).split(' ').filter((each) => each !== '');

/** Somebody who comes to a game for the first time is told what it is about, and what to do now: once. */
export class Newcomer {
  private tells = false;
  /** The goal has been read: where there is room for one sentence only, what to do now comes after it. */
  private goalRead = false;

  constructor(private readonly changed: () => void) {}

  /** Somebody comes to a game; a lesson says all this by itself. */
  comes(game: string, taught: boolean): void {
    if (met().includes(game)) return;
    keep(MET, [...met(), game].join(' '));
    this.tells = !taught;
    this.goalRead = false;
  }

  /** Somebody who has made a move knows how. */
  saw(lines: readonly Line[], yours: readonly number[]): void {
    if (this.tells && lines.some((line) => yours.includes(Number(line.actor)))) this.done();
  }

  private goOn(): void {
    this.goalRead = true;
    this.changed();
  }

  private done(): void {
    this.tells = false;
    this.changed();
  }

  card({ words, seating }: Scene): TemplateResult | typeof nothing {
    if (!this.tells || seating.phase !== 'playing') return nothing;
    const { game } = seating.terms;
    const now = words.has('board.first') ? 'board.first' : 'plain.first';
    const plays = seating.yours.length > 0;
    return html`<section class=${plays && !this.goalRead ? 'notice newcomer by-steps' : 'notice newcomer'}
      aria-label=${words.say('table.newcomer')}>
      <p><strong>${words.say('goal')}</strong></p>
      ${plays ? html`<p>${words.say(now)}</p>` : nothing}
      <div class="row">
        <button class="button main further" @click=${() => this.goOn()}>${icon('next')}<span>${
      words.say('table.lesson-next')
    }</span></button>
        <button class="button main done" @click=${() => this.done()}>${icon('check')}<span>${
      words.say('table.newcomer-done')
    }</span></button>
        ${
      hasBoard(game) ? html`<a class="button plain" href="/learn/${game}">${words.say('table.lesson')}</a>` : nothing
    }
      </div>
    </section>`;
  }
}
