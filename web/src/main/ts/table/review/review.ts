import style from '../../../css/review.css';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Piece } from '../../core/element';
import { icon } from '../../core/icons';
import { adopt } from '../../core/sheet';
import { say } from '../../core/words';
import type { Stage } from '../board';
import type { Scene } from '../scene';
import {
  type Findings,
  follow,
  PARTS,
  type ReviewAnswer,
  type ReviewPoint,
  type ReviewTurn,
  strongestStroke,
} from './answer';
import { curve } from './curve';
import { percent, points } from './figures';

adopt(style);

/** What a seat's match was made of: the curve of its chances, luck and play told apart, the moves that cost most. */
@customElement('table-review')
export class TableReview extends Piece {
  @property({ attribute: false })
  scene!: Scene;
  @property({ attribute: false })
  stage!: Stage;
  /** Where the match is asked for, or its table in this page. */
  @property()
  path = '';
  /** Plays on from before an entry. */
  @property({ attribute: false })
  again!: (entry: number) => void;
  @property({ type: Number })
  seat = 0;
  @property({ type: Number })
  now = 0;
  /** What an entry told, in words. */
  @property({ attribute: false })
  told!: (entry: number) => string;
  /** The events of an entry, by their names. */
  @property({ attribute: false })
  events!: (entry: number) => string[];
  /** The address of a moment through this seat's eyes. */
  @property({ attribute: false })
  address!: (at: number) => string;
  /** Goes to a moment through this seat's eyes, and lights up a move there. */
  @property({ attribute: false })
  visit!: (at: number, advised: string) => void;
  @property({ attribute: false })
  look!: (seat: number) => void;
  /** Whether one can play on from here: not without a table of one's own. */
  @property({ type: Boolean })
  plays = true;
  @state()
  private answer?: ReviewAnswer;
  @state()
  private fault = '';

  override updated(changed: Map<string, unknown>): void {
    if (!changed.has('seat') && !changed.has('path')) return;
    this.answer = undefined;
    this.fault = '';
    void this.load(this.seat);
  }

  private async load(seat: number): Promise<void> {
    await follow(this.path, seat, (answer) => {
      if (!this.isConnected || seat !== this.seat) return false;
      this.answer = answer;
      return true;
    }).catch((refused: Error) => seat === this.seat && (this.fault = refused.message));
  }

  override render() {
    const { seats } = this.scene;
    const who = (event: Event) => this.look(Number((event.target as HTMLSelectElement).value));
    return html`<section class="review stack" aria-labelledby="review-title">
      <h2 id="review-title">${say('review.title')}</h2>
      <label class="field"><span class="label">${say('review.for')}</span>
        <select class="input" @change=${who}>${
      seats.map((each) => html`<option value=${each.seat} ?selected=${each.seat === this.seat}>${each.name}</option>`)
    }</select></label>
      <p class="small soft">${this.fault || this.progress()}</p>
      <p class="aloud" role="status">${this.fault || (this.answer?.review ? this.progress() : '')}</p>
      ${this.answer ? this.body(this.answer) : nothing}
    </section>`;
  }

  private progress(): string {
    const { answer } = this;
    if (!answer || answer.stage === 'waiting') return say('review.waits');
    if (answer.stage === 'failed') return say('review.failed');
    if (answer.review) return say('review.done', [answer.review.decisions]);
    return answer.stage === 'curve'
      ? say('review.grows', [answer.points.length, answer.entries])
      : say('review.judges', [answer.judged, answer.suspects]);
  }

  private body(answer: ReviewAnswer): TemplateResult {
    const { review } = answer;
    return html`${curve(answer, this.now, (entry) => this.visit(entry, ''))}
      <details><summary>${say('review.as-table')}</summary>${this.table(answer)}</details>
      ${
      review
        ? html`${this.shares(review)} ${this.stroke(answer.points)} ${this.strokes(answer.points)} ${
          this.seats(review)
        } ${this.turns(review)}`
        : nothing
    }`;
  }

  private table(answer: ReviewAnswer): TemplateResult {
    const head = (key: string) => html`<th scope="col">${say(`review.${key}`)}</th>`;
    const row = (point: ReviewPoint) =>
      html`<tr>
        <td>${this.way(point.entry, this.told(point.entry) || say(`review.cause.${point.cause}`))}</td>
        <td class="number">${percent(point.value)}</td>
        <td class="number">${points(point.change + point.revealed)}</td>
      </tr>`;
    return html`<div class="scrolls" tabindex="0" role="group" aria-label=${say('review.as-table')}><table>
      <thead><tr>${['entry', 'chances', 'change'].map(head)}</tr></thead>
      <tbody>${answer.points.filter((each) => each.change || each.revealed).map(row)}</tbody>
    </table></div>`;
  }

  /** Luck and play in one sentence, and then in figures that add up. */
  private shares({ shares }: Findings): TemplateResult {
    const said = say('review.apart', [shares.chance, shares.own, shares.others, shares.revealed].map(points));
    return html`<h3>${say('review.luck')}</h3>
      <p>${said}</p>
      <dl class="shares">${
      PARTS.map((part) =>
        html`<div class=${part}><dt>${say(`review.part.${part}`)}</dt><dd class="number">${
          part === 'start' || part === 'result' ? percent(shares[part]) : points(shares[part])
        }</dd></div>`
      )
    }</dl>`;
  }

  private stroke(all: ReviewPoint[]): TemplateResult | typeof nothing {
    const most = strongestStroke(all);
    const text = most && this.told(most.entry);
    if (!most || !text) return nothing;
    return html`<p>${say('review.stroke', [points(most.change)])} ${this.way(most.entry, text)}</p>`;
  }

  /** Each stroke of the kind that a game lives by, such as the waves of Flow, with what it did. */
  private strokes(all: ReviewPoint[]): TemplateResult | typeof nothing {
    const { stroke } = this.scene.client;
    const each = stroke ? all.filter(({ entry }) => this.events(entry).includes(stroke)) : [];
    if (!each.length) return nothing;
    return html`<h3>${this.scene.words.say('strokes')}</h3>
      <ol class="strokes">${
      each.map((point) =>
        html`<li>${this.way(point.entry, this.told(point.entry))}
          <span class="number">${points(point.change + point.revealed)}</span></li>`
      )
    }</ol>`;
  }

  /** Where several play together, or against several: whose choices did what. */
  private seats(review: Findings): TemplateResult | typeof nothing {
    if (review.bySeat.length < 3 && !this.scene.client.together) return nothing;
    if (review.bySeat.length < 2) return nothing;
    return html`<h3>${say('review.by-seat')}</h3>
      <dl class="shares">${
      review.bySeat.map((sum, seat) =>
        html`<div><dt>${this.scene.seats[seat]?.name}</dt><dd class="number">${points(sum)}</dd></div>`
      )
    }</dl>`;
  }

  // ---- Turning points ----------------------------------------------------------------------------------------------

  private turns(review: Findings): TemplateResult {
    if (!review.turningPoints.length) return html`<p>${say('review.no-turns')}</p>`;
    return html`<p class="small soft">${
      say('review.how', [review.turningPoints[0].continuations, this.level(review), review.ahead, review.thought])
    }</p>
      ${review.turningPoints.map((each, i) => this.turn(each, i + 1))}`;
  }

  private level(review: Findings): string {
    return this.scene.words.say(`level.${review.level}`);
  }

  private move(word: string): string {
    return this.scene.client.describe?.(word, this.stage) ?? word;
  }

  private turn(turn: ReviewTurn, number: number): TemplateResult {
    const before = Math.max(0, turn.entry - 1);
    const see = (event: Event): void => {
      event.preventDefault();
      this.visit(before, turn.better);
    };
    return html`<article class="turning">
      <h3>${number}. <a href=${this.address(before)} @click=${see}>${say('review.cost', [points(-turn.mean)])}</a></h3>
      <p><strong>${say('review.played')}</strong> ${this.move(turn.played)}</p>
      <p><strong>${say('review.better')}</strong> ${this.move(turn.better)}</p>
      ${turn.reason ? html`<p>${turn.reason.message}</p>` : nothing}
      <p class="small soft">${
      say('review.figures', [percent(turn.betterValue), percent(turn.playedValue), points(turn.low), points(turn.high)])
    }</p>
      <div class="acts">
        <button class="button" @click=${see}>${icon('eye')}${say('review.see')}</button>
        ${
      this.plays
        ? html`<button class="button" @click=${() => this.again(turn.entry)}>${icon('again')}${
          say('review.again')
        }</button>`
        : nothing
    }
      </div>
    </article>`;
  }

  private way(entry: number, text: string): TemplateResult {
    const see = (event: Event): void => {
      event.preventDefault();
      this.visit(entry, '');
    };
    return html`<a href=${this.address(entry)} @click=${see}>${text}</a>`;
  }
}
