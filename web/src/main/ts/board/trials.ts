import type { Sight, Stage, Trial } from '../table/board';

/** A pointer that only passes over things asks nothing. */
const PAUSE_MILLIS = 60;

/** What moves would bring, asked of the server when the board wants to draw it, once for each sight. */
export class Trials {
  private readonly known = new Map<string, Trial | undefined>();
  private wanted = new Set<string>();
  private sight?: Sight;
  private timer = 0;

  constructor(
    private readonly board: { readonly sight: Sight; readonly stage: Stage },
    private readonly changed: () => void,
  ) {}

  /** Called while drawing: what is not known is asked for afterwards. */
  of(word: string): Trial | undefined {
    this.renew();
    if (!this.known.has(word)) this.wanted.add(word);
    return this.known.get(word);
  }

  /** A new drawing begins: only what this one wants is asked for. */
  begin(): void {
    this.renew();
    this.wanted = new Set();
  }

  end(): void {
    clearTimeout(this.timer);
    if (this.wanted.size) this.timer = window.setTimeout(() => this.ask(), PAUSE_MILLIS);
  }

  private renew(): void {
    if (this.sight === this.board.sight) return;
    this.sight = this.board.sight;
    this.known.clear();
  }

  private ask(): void {
    for (const word of this.wanted) {
      if (this.known.has(word)) continue;
      this.known.set(word, undefined);
      void this.learn(word, this.board.sight);
    }
  }

  private async learn(word: string, sight: Sight): Promise<void> {
    const trial = await this.board.stage.try(word);
    if (sight !== this.board.sight || !trial) return;
    this.known.set(word, trial);
    this.changed();
  }
}
