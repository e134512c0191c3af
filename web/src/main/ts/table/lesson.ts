import { html, nothing, type TemplateResult } from 'lit';
import { keep, kept } from '../core/kept';
import type { BoardElement, Lesson as Plan, LessonStep, Line, Sight, Stage } from './board';
import './spotlight';

const KEPT = 'tablee.lesson';

/**
 * A lesson being taken: which step the learner is at, and what may be played there. What the match tells decides how
 * far it is, and this browser remembers what was only read: a page that is opened again goes on where it was.
 */
export class LessonGuide {
  at = 0;
  /** The last entry of the match that was looked at. */
  private version = -1;
  private nudge = '';
  private sight?: Sight;

  constructor(
    private readonly plan: Plan,
    private readonly table: string,
    private readonly changed: () => void,
  ) {
    const [whose, at, version] = kept(KEPT).split(' ');
    if (whose === table) [this.at, this.version] = [Number(at), Number(version)];
  }

  get step(): LessonStep | undefined {
    return this.plan.steps[this.at];
  }

  /** Whether this move is the one to make; if not, the learner is told so. */
  admits(word: string, told: readonly Line[]): boolean {
    this.count(told);
    const step = this.step;
    if (!step) return true;
    const right = step.moves?.some((each) => (typeof each === 'string' ? each === word : each.test(word))) ?? false;
    this.nudge = right ? '' : (step.nudge ?? (step.moves ? 'table.lesson-other' : 'table.lesson-read'));
    this.changed();
    return right;
  }

  /** What was to be read has been read; what the step after it waits for may have happened meanwhile. */
  next(): void {
    this.go(this.at + 1);
    this.pass();
  }

  /** Looks at what has happened: moves that were made, and whether a step that waits for something has it now. */
  saw(sight: Sight, told: readonly Line[]): void {
    this.count(told);
    this.sight = sight;
    this.pass();
  }

  private pass(): void {
    while (this.sight && this.step?.until?.(this.sight)) this.go(this.at + 1);
  }

  /** Each move of the learner is the end of the next step that asks for one. */
  private count(told: readonly Line[]): void {
    for (const line of told) {
      if (line.version <= this.version) continue;
      this.version = line.version;
      if (line.actor === this.plan.seat) this.go(this.afterNextMove());
    }
  }

  private afterNextMove(): number {
    const asks = this.plan.steps.findIndex((step, at) => at >= this.at && step.moves);
    return asks < 0 ? this.at : asks + 1;
  }

  private go(at: number): void {
    this.at = at;
    this.nudge = '';
    keep(KEPT, [this.table, this.at, this.version].join(' '));
    this.changed();
  }

  /** The light on what the step speaks of. */
  light(board: () => BoardElement | null): TemplateResult {
    return html`<lesson-light .board=${board} .at=${this.step?.at ?? []}></lesson-light>`;
  }

  card(stage: Stage): TemplateResult | typeof nothing {
    const { words, game } = stage;
    const step = this.step;
    const count = this.plan.steps.length;
    if (count === 0) return nothing;
    return html`<section class="lesson" aria-label=${words.say('table.lesson')}>
      <p role="status">${words.say(step?.text ?? 'table.lesson-done')}</p>
      ${this.nudge ? html`<p class="small" role="status"><strong>${words.say(this.nudge)}</strong></p>` : nothing}
      <div class="row">
        <span class="badge number">${Math.min(this.at + 1, count)} / ${count}</span>
        ${
      step && !step.moves && !step.until
        ? html`<button class="button main"
            @click=${() => this.next()}>${words.say('table.lesson-next')}</button>`
        : nothing
    }
        ${
      step ? nothing : html`<a class="button main" href=${`/new/${game}`}>${words.say('table.lesson-play')}</a>
              <a class="button" href=${`/rules/${game}`}>${words.say('table.rules')}</a>`
    }
      </div>
    </section>`;
  }
}
