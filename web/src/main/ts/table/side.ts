import { motion } from '../core/settings';
import type { Tab } from './panel';

/** How long the last move stands on a phone's board before the result comes up over it. */
const PAUSE = 1_500;

/** Which part of the panel is shown; on phones it slides up over the board. */
export class Side {
  tab: Tab = 'log';
  open = false;
  /** Somebody has said something that was not seen yet. */
  unread = false;
  private finished = '';
  /** The result is about to come up; ended by what happens before. */
  private coming = new AbortController();

  constructor(private readonly changed: () => void) {}

  show(tab: Tab): void {
    const same = this.open && this.tab === tab;
    this.turn(tab, !same);
    if (tab === 'chat') this.unread = false;
  }

  close(): void {
    this.turn(this.tab, false);
  }

  heard(): void {
    this.unread = this.tab !== 'chat' || !(this.open || matchMedia('(min-width: 901px)').matches);
    this.changed();
  }

  /**
   * The end is shown once for each match; true: this time. On phones it comes up only if that is wanted, and after a
   * pause for those who have just seen the last move, unless they want no motion.
   */
  finish(match: string, open: boolean, seen: boolean): boolean {
    if (this.tab === 'end' || this.finished === match) return false;
    this.finished = match;
    const waits = open && seen && motion() && matchMedia('(max-width: 900px)').matches;
    this.turn('end', open && !waits);
    if (waits) this.comeUp();
    return true;
  }

  /** Shows the result after the pause, or at once to somebody who taps or presses a key. */
  private comeUp(): void {
    const { signal } = (this.coming = new AbortController());
    const up = (): void => this.turn('end', true);
    for (const kind of ['click', 'keydown']) document.addEventListener(kind, up, { signal });
    const timer = setTimeout(up, PAUSE);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  /** The next match has begun. */
  startAgain(): void {
    if (this.tab === 'end') this.turn('log', false);
  }

  private turn(tab: Tab, open: boolean): void {
    this.coming.abort();
    this.tab = tab;
    this.open = open;
    this.changed();
  }
}
