import type { BoardElement, Sight } from './board';

const LONGEST = 9_000;

/** Shows one sight after the other: each is drawn at once and then played back, unless too many wait. */
export class Projector {
  shown?: Sight;
  /** How many sights may wait; where a clock runs, nobody wants to see the past. */
  patience = 6;
  private queue: Sight[] = [];
  private running?: Promise<void>;

  constructor(
    private readonly draw: () => Promise<void>,
    private readonly board: () => BoardElement | null,
  ) {}

  /** Shows a sight without playing back how it came about. */
  cut(sight: Sight | undefined): void {
    this.queue = [];
    this.skip();
    this.shown = sight;
    void this.draw();
  }

  /** Shows what came next; resolves when nothing is left to show. */
  show(sight: Sight): Promise<void> {
    this.queue.push(sight);
    if (this.queue.length > this.patience) this.skip();
    this.running ??= this.run().finally(() => (this.running = undefined));
    return this.running;
  }

  skip(): void {
    this.board()?.skip?.();
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0) await this.next(this.queue.shift()!);
  }

  private async next(sight: Sight): Promise<void> {
    const before = this.shown;
    this.shown = sight;
    await this.draw();
    const board = this.board();
    if (!before || !board?.playBack || this.queue.length >= this.patience || document.hidden) return;
    const late = new Promise<void>((done) => setTimeout(done, LONGEST));
    await Promise.race([board.playBack(before, sight).catch(() => undefined), late]);
  }
}
