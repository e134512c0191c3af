import type { BoardElement, Line, Sight } from './board';

const LONGEST = 9_000;
const CALM = 1_200;

const pause = (millis: number): Promise<void> => new Promise((done) => setTimeout(done, millis));

/** Shows one sight after the other: each is drawn at once and then played back, unless too many wait. */
export class Projector {
  shown?: Sight;
  /** What has been seen to its end: what is said beside the board speaks of that. */
  told?: Sight;
  /** How many sights may wait; where a clock runs, nobody wants to see the past. */
  patience = 6;
  private queue: Sight[] = [];
  private playing?: Sight;
  private running?: Promise<void>;

  constructor(
    private readonly draw: () => Promise<void>,
    private readonly board: () => BoardElement | null,
    /** How a sight is shown: after a pause, as it is, or without being played back. */
    private readonly pace: (sight: Sight) => 'calm' | 'usual' | 'quick' = () => 'usual',
  ) {}

  /** Whether something is still to be seen: until then nobody is told how it ends. */
  get busy(): boolean {
    return this.playing !== undefined || this.queue.length > 0;
  }

  /** Whether this line tells of something that is still to be seen. */
  awaits(line: Line): boolean {
    return [...(this.playing ? [this.playing] : []), ...this.queue].some((sight) => sight.lines.includes(line));
  }

  /** Shows a sight without playing back how it came about. */
  cut(sight: Sight | undefined): void {
    this.queue = [];
    this.playing = undefined;
    this.skip();
    this.shown = sight;
    this.told = sight;
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
    void this.draw();
  }

  private async next(sight: Sight): Promise<void> {
    const before = this.shown;
    const pace = this.pace(sight);
    this.playing = sight;
    if (pace === 'calm' && this.queue.length < this.patience) await pause(CALM);
    this.shown = sight;
    await this.draw();
    const board = this.board();
    const calm = this.queue.length < this.patience && !document.hidden && pace !== 'quick';
    if (before && board?.playBack && calm) await inTime(board.playBack(before, sight));
    if (this.playing !== sight) return;
    this.playing = undefined;
    this.told = sight;
  }
}

/** Waits for what is played back, but not for ever. */
async function inTime(played: Promise<void>): Promise<void> {
  let timer = 0;
  const late = new Promise<void>((done) => (timer = setTimeout(done, LONGEST)));
  await Promise.race([played.catch(() => undefined), late]);
  clearTimeout(timer);
}
