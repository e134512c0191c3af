import type { LitElement } from 'lit';
import type { Sight, Stage } from '../table/board';
import { Reel } from './animation';

/** Plays back how one sight became the next; meanwhile the board draws `view`, and whatever happens its own sight afterwards. */
export class Films<View> {
  readonly reel = new Reel();
  view?: View;
  /** Whether somebody wants to see no more of this film. */
  skipped = false;
  private last = Promise.resolve();

  constructor(
    private readonly board: LitElement & { stage: Stage },
    private readonly show: (view: View, after: Sight) => Promise<void>,
  ) {}

  /** Without motion there are only sounds, and the board draws its own sight all along. */
  get still(): boolean {
    return !this.board.stage.motion;
  }

  /** One film after the other, should the next come too soon. */
  playBack(before: Sight, after: Sight): Promise<void> {
    this.last = this.last.then(() => this.run(before, after));
    return this.last;
  }

  skip(): void {
    this.skipped = true;
    this.reel.skip();
  }

  private async run(before: Sight, after: Sight): Promise<void> {
    this.reel.rewind(!this.still);
    this.skipped = false;
    const view = structuredClone(before.view) as View;
    if (!this.still) this.view = view;
    this.board.requestUpdate();
    try {
      await this.board.updateComplete;
      await this.show(view, after);
    } finally {
      this.view = undefined;
      this.board.requestUpdate();
    }
  }
}
