import type { LitElement } from 'lit';
import type { Sight, Stage, Told } from '../table/board';

/** What an event changes on a board, and how that is shown. */
export interface Step<View, Motion> {
  view: View;
  motion: Motion;
  sound?: string;
}

/** Plays motions on what is drawn; whatever is cut short ends where it would have ended. */
export interface Player<Motion> {
  readonly skipped: boolean;
  start(): void;
  skip(): void;
  /** Shows a motion; `turn` draws the board as it is afterwards. */
  play(motion: Motion, turn: () => Promise<void>): Promise<void>;
}

interface Board<Motion> extends LitElement {
  sight: Sight;
  stage: Stage;
  /** A motion is about to be shown. */
  moves?(motion: Motion): void;
}

/** How one sight became the next, event by event: meanwhile the board draws `view`. Without motion one still hears it. */
export class Playback<View, Motion> {
  private playing?: View;

  constructor(
    private readonly board: Board<Motion>,
    private readonly player: Player<Motion>,
    private readonly step: (view: View, told: Told) => Step<View, Motion>,
  ) {}

  get view(): View {
    return this.playing ?? (this.board.sight.view as View);
  }

  get running(): boolean {
    return this.playing !== undefined;
  }

  async run(before: Sight, after: Sight, first: () => Promise<void> = async () => {}): Promise<void> {
    const told = after.lines.flatMap(line => line.told);
    if (!this.board.stage.motion) return this.hear(before.view as View, told);
    this.player.start();
    this.playing = before.view as View;
    try {
      await first();
      for (const each of told) if (!this.player.skipped) await this.show(each);
    } finally {
      this.playing = undefined;
      this.board.sight = after;
      await this.drawn();
    }
  }

  skip(): void {
    this.player.skip();
  }

  /** Whoever acts while something is still being shown does not wait for it. */
  settle(): void {
    if (!this.playing || this.board.sight.moves.length === 0) return;
    this.player.skip();
    this.playing = undefined;
  }

  private async show(told: Told): Promise<void> {
    const { view, motion, sound } = this.step(this.view, told);
    if (sound) this.board.stage.sound(sound);
    await this.player.play(motion, async () => {
      if (this.player.skipped) return;
      this.playing = view;
      this.board.moves?.(motion);
      await this.drawn();
    });
  }

  /** Each sound once, all at the same time. */
  private hear(before: View, told: Told[]): void {
    const sounds = new Set<string>();
    let view = before;
    for (const each of told) {
      const next = this.step(view, each);
      view = next.view;
      if (next.sound) sounds.add(next.sound);
    }
    for (const each of sounds) this.board.stage.sound(each);
  }

  private drawn(): Promise<unknown> {
    this.board.requestUpdate();
    return this.board.updateComplete;
  }
}
