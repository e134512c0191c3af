import { html, nothing, type TemplateResult } from 'lit';
import { keep, kept } from '../core/kept';
import type { Line } from './board';
import { hasBoard } from './clients';
import type { Scene } from './scene';

const MET = 'tablee.met';

const met = (): string[] => kept(MET).split(' ').filter((each) => each !== '');

/** Somebody who comes to a game for the first time is told what it is about, and what to do now: once. */
export class Newcomer {
  private tells = false;

  constructor(private readonly changed: () => void) {}

  /** Somebody comes to a game; a lesson says all this by itself. */
  comes(game: string, taught: boolean): void {
    if (met().includes(game)) return;
    keep(MET, [...met(), game].join(' '));
    this.tells = !taught;
  }

  /** Somebody who has made a move knows how. */
  saw(lines: readonly Line[], yours: readonly number[]): void {
    if (this.tells && lines.some((line) => yours.includes(Number(line.actor)))) this.done();
  }

  private done(): void {
    this.tells = false;
    this.changed();
  }

  card({ words, seating }: Scene): TemplateResult | typeof nothing {
    if (!this.tells || seating.phase !== 'playing') return nothing;
    const { game } = seating.terms;
    const now = words.has('board.first') ? 'board.first' : 'plain.first';
    return html`<section class="notice newcomer" aria-label=${words.say('table.newcomer')}>
      <p><strong>${words.say('goal')}</strong></p>
      ${seating.yours.length ? html`<p>${words.say(now)}</p>` : nothing}
      <div class="row">
        <button class="button main" @click=${() => this.done()}>${words.say('table.newcomer-done')}</button>
        ${
      hasBoard(game) ? html`<a class="button plain" href="/learn/${game}">${words.say('table.lesson')}</a>` : nothing
    }
      </div>
    </section>`;
  }
}
