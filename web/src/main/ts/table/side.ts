import type { Tab } from './panel';

/** Which part of the panel is shown; on phones it slides up over the board. */
export class Side {
  tab: Tab = 'log';
  open = false;
  /** Somebody has said something that was not seen yet. */
  unread = false;
  private finished = '';

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

  /** The end is shown once for each match; true: this time. On phones it comes up only if that is wanted. */
  finish(match: string, open: boolean): boolean {
    if (this.tab === 'end' || this.finished === match) return false;
    this.finished = match;
    this.turn('end', open);
    return true;
  }

  /** The next match has begun. */
  startAgain(): void {
    if (this.tab === 'end') this.turn('log', false);
  }

  private turn(tab: Tab, open: boolean): void {
    this.tab = tab;
    this.open = open;
    this.changed();
  }
}
