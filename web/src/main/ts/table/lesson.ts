import { html, nothing, type TemplateResult } from 'lit';
import type { Lesson as Plan, LessonStep, Sight, Stage } from './board';

/** A lesson being taken: which step the learner is at, and what may be played there. */
export class Lesson {
  at = 0;
  private nudge = '';

  constructor(
    private readonly plan: Plan,
    private readonly changed: () => void,
  ) {}

  get step(): LessonStep | undefined {
    return this.plan.steps[this.at];
  }

  /** Whether this move is the one to make; if not, the learner is told so. */
  admits(word: string): boolean {
    const step = this.step;
    if (!step) return true;
    const right = step.moves?.some((each) => (typeof each === 'string' ? each === word : each.test(word))) ?? false;
    this.nudge = right ? '' : (step.nudge ?? (step.moves ? 'table.lesson-other' : 'table.lesson-read'));
    if (right) this.at++;
    this.changed();
    return right;
  }

  /** Looks whether a step that waits for something has it now. */
  saw(sight: Sight): void {
    while (this.step?.until?.(sight)) this.next();
  }

  next(): void {
    this.at++;
    this.nudge = '';
    this.changed();
  }

  back(): void {
    this.at = Math.max(0, this.at - 1);
    this.changed();
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
        ? html`<button class="button main" @click=${() => this.next()}>${words.say('table.lesson-next')}</button>`
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
