/** Plays motions on the drawn board. Whatever is cut short ends where it would have ended. */
import { Reel } from '../../board/animation';
import type { Player as Shows } from '../../board/playback';
import { along, place } from './layout';
import { areNeighbours } from './model';
import type { Motion } from './scene';

const QUICK = 360;
const PARTS = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1];

export class Player implements Shows<Motion> {
  private readonly reel = new Reel();
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
    this.reel.rewind();
  }

  skip(): void {
    this.cut = true;
    this.reel.skip();
  }

  /** Shows a motion; `turn` draws the board as it is afterwards. */
  async play(motion: Motion, turn: () => Promise<void>): Promise<void> {
    if (this.cut) return turn();
    if (motion.kind === 'flip') return this.flip(motion.position, turn);
    await turn();
    if (motion.kind === 'move') await Promise.all([this.move(motion.from, motion.to, 1), this.move(motion.to, motion.from, -1)]);
    if (motion.kind === 'gaze') await this.reel.wait(QUICK);
    if (motion.kind === 'pop') await this.pop(motion.what);
  }

  /** Lets things fade away before they are no longer drawn. */
  async fade(selector: string): Promise<void> {
    const fading = [...this.root.querySelectorAll(selector)];
    await Promise.all(fading.map(each => this.reel.play(each, [{ opacity: 1 }, { opacity: 0 }], 220)));
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
    await this.reel.play(this.token(to), frames, QUICK);
  }

  private async flip(position: number, turn: () => Promise<void>): Promise<void> {
    const flat = { transform: 'translateY(-16px) scale(0.02, 1.06)' };
    await this.reel.play(this.disc(position), [{ transform: 'none' }, flat], 150, { easing: 'ease-in' });
    await turn();
    await this.reel.play(this.disc(position), [flat, { transform: 'none' }], 210, { easing: 'ease-out' });
  }

  private async pop(what: string): Promise<void> {
    const frames = [
      { transform: 'scale(0.4)', opacity: 0.2 },
      { transform: 'scale(1.35)', opacity: 1, offset: 0.6 },
      { transform: 'scale(1)', opacity: 1 },
    ];
    await this.reel.play(this.root.querySelector(what), frames, QUICK);
  }

  private token = (position: number): Element | null => this.root.querySelector(`[data-place="${position}"]`);
  private disc = (position: number): Element | null => this.root.querySelector(`[data-place="${position}"] .turn`);
}
