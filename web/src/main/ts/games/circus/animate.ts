/** Plays motions on the drawn board. Whatever is cut short ends where it would have ended. */
import { along, place } from './layout';
import { areNeighbours } from './model';
import type { Motion } from './scene';

const QUICK = 360;
const PARTS = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1];

export class Player {
  private running: Animation[] = [];
  private cut = false;

  constructor(private readonly host: { renderRoot: ParentNode }) {}

  private get root(): ParentNode {
    return this.host.renderRoot;
  }

  get skipped(): boolean {
    return this.cut;
  }

  start(): void {
    this.cut = false;
  }

  skip(): void {
    this.cut = true;
    for (const each of this.running) each.finish();
  }

  /** Shows a motion; `turn` draws the board as it is afterwards. */
  async play(motion: Motion, turn: () => Promise<void>): Promise<void> {
    if (this.cut) return turn();
    if (motion.kind === 'flip') return this.flip(motion.position, turn);
    await turn();
    if (motion.kind === 'move') await Promise.all([this.move(motion.from, motion.to, 1), this.move(motion.to, motion.from, -1)]);
    if (motion.kind === 'gaze') await this.wait(QUICK);
    if (motion.kind === 'pop') await this.pop(motion.what);
  }

  /** Lets things fade away before they are no longer drawn. */
  async fade(selector: string): Promise<void> {
    const fading = [...this.root.querySelectorAll(selector)];
    await Promise.all(fading.map(each => this.run(each, [{ opacity: 1 }, { opacity: 0 }], 220)));
  }

  /** A ring that beats, where somebody points. */
  async beat(position: number): Promise<void> {
    const frames = [{ transform: 'scale(1)' }, { transform: 'scale(1.14)' }, { transform: 'scale(1)' }];
    await this.run(this.disc(position), frames, QUICK * 2);
  }

  private wait(millis: number): Promise<void> {
    const still = this.root.querySelector('svg');
    return still ? this.run(still, [{ opacity: 1 }, { opacity: 1 }], millis) : Promise.resolve();
  }

  /** Neighbours pass each other side by side; far ones on wide bows through the ring. */
  private async move(from: number, to: number, hand: number): Promise<void> {
    const [a, b] = [place(from), place(to)];
    const bend = hand * (areNeighbours(from, to) ? 96 : 130);
    const frames = PARTS.map(part => {
      const { x, y } = along(a, b, bend, part);
      const lift = 1 + 0.1 * hand * Math.sin(part * Math.PI);
      return { transform: `translate(${x}px, ${y}px) scale(${lift})`, offset: part };
    });
    await this.run(this.token(to), frames, QUICK);
  }

  private async flip(position: number, turn: () => Promise<void>): Promise<void> {
    const flat = { transform: 'translateY(-16px) scale(0.02, 1.06)' };
    await this.run(this.disc(position), [{ transform: 'none' }, flat], 150, 'ease-in');
    await turn();
    await this.run(this.disc(position), [flat, { transform: 'none' }], 210, 'ease-out');
  }

  private async pop(what: string): Promise<void> {
    const frames = [
      { transform: 'scale(0.4)', opacity: 0.2 },
      { transform: 'scale(1.35)', opacity: 1, offset: 0.6 },
      { transform: 'scale(1)', opacity: 1 },
    ];
    await this.run(this.root.querySelector(what), frames, QUICK);
  }

  private token = (position: number): Element | null => this.root.querySelector(`[data-place="${position}"]`);
  private disc = (position: number): Element | null => this.root.querySelector(`[data-place="${position}"] .turn`);

  private async run(what: Element | null, frames: Keyframe[], duration: number, easing = 'ease-in-out'): Promise<void> {
    if (!what || this.cut) return;
    const animation = what.animate(frames, { duration, easing });
    this.running.push(animation);
    await animation.finished.catch(() => undefined);
    this.running = this.running.filter(each => each !== animation);
  }
}
