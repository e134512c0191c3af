import { motion } from '../core/settings';
import type { BoardElement, Sight } from './board';

const LONGEST = 9_000;
const PATIENCE = 2;

/** Shows one sight after the other; each is drawn at once and then played back, unless too many wait. */
export class Projector {
  shown?: Sight;
  private queue: Sight[] = [];
  private busy = false;

  constructor(
    private readonly draw: () => Promise<void>,
    private readonly board: () => BoardElement | null,
  ) {}

  /** Shows a sight without playing back how it came about. */
  cut(sight: Sight | undefined): void {
    this.queue = [];
    this.board()?.skip?.();
    this.shown = sight;
    void this.draw();
  }

  /** Shows what came next. */
  async show(sight: Sight): Promise<void> {
    this.queue.push(sight);
    if (this.queue.length > PATIENCE) this.skip();
    if (this.busy) return;
    this.busy = true;
    while (this.queue.length > 0) await this.next(this.queue.shift()!);
    this.busy = false;
  }

  skip(): void {
    this.board()?.skip?.();
  }

  private async next(sight: Sight): Promise<void> {
    const before = this.shown;
    this.shown = sight;
    await this.draw();
    const board = this.board();
    if (!before || !board?.playBack || !motion() || this.queue.length >= PATIENCE || document.hidden) return;
    const late = new Promise<void>(done => setTimeout(done, LONGEST));
    await Promise.race([board.playBack(before, sight).catch(() => undefined), late]);
  }
}
