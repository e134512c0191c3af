import type { Sight, Stage, Told } from '../table/board';
import { Reel } from './animation';

/** What an event changes on a board, and how that is shown. */
export interface Stepped<View, Motion> {
  view: View;
  motion?: Motion;
  sound?: string;
}

/** What motions are played on: the drawing, and a way to put something on it for a while. */
export interface Screen<State, Extra> {
  readonly reel: Reel;
  readonly stage: Stage;
  /** The board as it is drawn now. */
  readonly board: State;
  /** Somebody wants to see no more of this. */
  readonly skipped: boolean;
  find<T extends Element = SVGElement>(selector: string): T | null;
  all(selector: string): Element[];
  /** Changes what is put on the drawing, and draws. */
  put(extra: Partial<Extra>): Promise<void>;
}

/** The board that is played on. */
export interface Played<View, Motion> {
  readonly stage: Stage;
  step(view: View, told: Told): Stepped<View, Motion>;
  show(motion: Motion, turn: () => Promise<void>): Promise<void>;
  drawn(): Promise<unknown>;
}

/** An event for what there is to see of a thrown die: it comes before what the throw told. */
export const SHOWN = 'shown';

const eventsOf = (sight: Sight): Told[] =>
  sight.lines.flatMap((line) => (line.show ? [{ event: SHOWN, show: line.show }, ...line.told] : line.told));

/**
 * How one sight became the next, event by event: meanwhile the board draws `view`. Without motion one still hears it.
 */
export class Playback<View, Motion> {
  readonly reel = new Reel();
  view?: View;
  skipped = false;
  private last = Promise.resolve();

  constructor(private readonly board: Played<View, Motion>) {}

  /** One after the other, should the next come too soon. */
  run(before: Sight, after: Sight): Promise<void> {
    this.last = this.last.then(() => this.playBack(before.view as View, eventsOf(after)));
    return this.last;
  }

  skip(): void {
    this.skipped = true;
    this.reel.skip();
  }

  /** Somebody acts while something is still being shown, and does not wait for it. */
  settle(): void {
    if (this.view === undefined) return;
    this.skip();
    this.view = undefined;
  }

  private async playBack(before: View, told: Told[]): Promise<void> {
    if (!this.board.stage.motion) return this.hear(before, told);
    this.skipped = false;
    this.reel.rewind();
    this.view = before;
    try {
      await this.board.drawn();
      for (const each of told) if (!this.skipped) await this.show(each);
    } finally {
      this.view = undefined;
      await this.board.drawn();
    }
  }

  private async show(told: Told): Promise<void> {
    const { view, motion, sound } = this.board.step(this.view!, told);
    if (sound) this.board.stage.sound(sound);
    const turn = async (): Promise<void> => {
      if (this.skipped) return;
      this.view = view;
      await this.board.drawn();
    };
    if (motion) await this.board.show(motion, turn);
    else this.view = this.skipped ? undefined : view;
  }

  /** Each sound once, all at the same time. */
  private hear(before: View, told: Told[]): void {
    const sounds = new Set<string>();
    let view = before;
    for (const each of told) {
      const next = this.board.step(view, each);
      view = next.view;
      if (next.sound) sounds.add(next.sound);
    }
    for (const each of sounds) this.board.stage.sound(each);
  }
}
