import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { Keyed } from '../../board/keyed';
import { PING_STYLE, Pings } from '../../board/pings';
import { Playback } from '../../board/playback';
import type { Seat, Sight, Stage } from '../../table/board';
import { Player } from './animate';
import { centre } from './centre';
import type { Desk } from './desk';
import { Grip } from './grip';
import { key } from './keys';
import { areNeighbours, before, next, opposite, swapWord, tokenAt, type View } from './model';
import { PRINT } from './print';
import { describe } from './prompt';
import { ring } from './ring';
import { step, type Motion } from './scene';
import { strip, turnBar } from './strip';
import { STRIP_STYLE } from './strip-style';
import { RING_STYLE } from './style';

/** How long one points at something before the reason is asked for. */
const PAUSE_MILLIS = 350;

/** The board of Flip Circus. */
export class CircusBoard extends LitElement implements Desk {
  static override styles = [...PRINT, STRIP_STYLE, RING_STYLE, PING_STYLE];
  static override properties = { sight: { attribute: false }, stage: { attribute: false } };

  declare sight: Sight;
  declare stage: Stage;
  chosen = 0;
  aimed = '';
  stop = 1;
  private near = 0;
  private asking = 0;
  private readonly player = new Player(this);
  private readonly playback = new Playback<View, Motion>(this, this.player, step);
  private readonly keyed = new Keyed(this);
  private readonly pings = new Pings(this, 'data-place');
  private readonly grip = new Grip(this, this.pings);

  get view(): View {
    return this.playback.view;
  }

  get seat(): number {
    const seat = Number(this.sight.viewer);
    return Number.isInteger(seat) ? seat : -1;
  }

  get asked(): boolean {
    return !this.playback.running && this.sight.moves.length > 0;
  }

  can(word: string): boolean {
    return this.asked && this.sight.moves.some(each => each.word === word);
  }

  act(word: string): void {
    if (!this.can(word)) return void this.explain(word);
    this.chosen = 0;
    this.near = 0;
    this.aim('');
    this.stage.choose(word);
  }

  aim(word: string): void {
    this.aimed = word;
    this.requestUpdate();
    clearTimeout(this.asking);
    if (word && !this.can(word)) this.asking = window.setTimeout(() => void this.explain(word), PAUSE_MILLIS);
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>(`[data-place="${this.stop}"]`)?.focus();
  }

  // ---- What happened ------------------------------------------------------------------------------------------------

  async playBack(before: Sight, after: Sight): Promise<void> {
    this.chosen = 0;
    const putAway = gone(before.view as View, after.view as View);
    await this.playback.run(before, after, async () => {
      if (putAway) await this.player.fade('.peek');
    });
    this.aim('');
    this.follow();
  }

  /** Whom a look concerns is shown like an aim. */
  moves(motion: Motion): void {
    this.aimed = motion.kind === 'gaze' ? motion.word : '';
  }

  skip(): void {
    this.playback.skip();
  }

  advise(word: string): void {
    if (word) this.chosen = 0;
    this.aimed = word;
    this.requestUpdate();
  }

  /** Somebody points at a place. */
  pinged(at: string, seat?: Seat): string {
    if (!tokenAt(this.view, Number(at))) return '';
    this.pings.show(at, seat);
    return describe(this.view, Number(at), this.stage);
  }

  // ---- What the person does ------------------------------------------------------------------------------------------

  settle(): void {
    this.playback.settle();
  }

  goTo(position: number): void {
    this.stop = position;
    this.near = position;
    this.requestUpdate();
    void this.updateComplete.then(() => this.focus());
    if (this.chosen && areNeighbours(this.chosen, position)) this.aim(swapWord(this.chosen, position));
    else this.aim(this.chosen === position ? `flip ${position}` : '');
  }

  /** First choose a token; then itself to flip it, or a neighbour to swap. */
  tap(position: number): void {
    this.stop = position;
    if (!this.asked || this.view.phase !== 'turn') return void this.explain(`flip ${position}`);
    if (this.chosen === position) return this.act(`flip ${position}`);
    if (this.chosen && areNeighbours(this.chosen, position)) return this.act(swapWord(this.chosen, position));
    this.chosen = position;
    this.stage.sound('tap');
    this.stage.tell(this.stage.words.say(this.canSwap(position) ? 'board.chosen-swap' : 'board.chosen'));
    this.aim('');
  }

  private canSwap(position: number): boolean {
    return [before(position), next(position)].some(each => this.can(swapWord(position, each)));
  }

  turnOver(position: number): void {
    this.act(`flip ${position}`);
  }

  stepBack(): boolean {
    const had = this.chosen > 0;
    if (had) this.stage.tell('');
    this.chosen = 0;
    this.grip.letGo();
    this.aim('');
    return had;
  }

  /** A token that is let go of over another: neighbours swap, the Acrobat leaps across. */
  drop(from: number, to: number): void {
    this.aim('');
    if (!to || to === from) return;
    const leaps = tokenAt(this.view, from)?.artist === 'acrobat' && opposite(from) === to;
    this.act(leaps ? `use ${from}` : swapWord(from, to));
  }

  /** A token is carried over a place. */
  carry(from: number, over: number): void {
    const word = over && over !== from ? swapWord(from, over) : '';
    this.aimed = word && this.can(word) ? word : '';
    this.requestUpdate();
  }

  hover(position: number): void {
    if (position === this.near) return;
    this.near = position;
    const swap = this.chosen && position && areNeighbours(this.chosen, position);
    this.aim(swap ? swapWord(this.chosen, position) : '');
  }

  private async explain(word: string): Promise<void> {
    const reason = await this.stage.why(word);
    if (reason) this.stage.tell(reason);
  }

  private pressedKey = (event: KeyboardEvent): void => {
    this.settle();
    const onRing = (event.target as Element).closest('svg') !== null;
    if (event.ctrlKey || event.metaKey || event.altKey || !(onRing || event.key === 'Escape') || !key(event.key, this)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  // ---- Drawing -------------------------------------------------------------------------------------------------------

  override willUpdate(changed: PropertyValues): void {
    if (!this.sight || !this.stage) return;
    if (changed.has('sight') && !this.asked) this.chosen = 0;
    this.toggleAttribute('dark', this.stage.dark);
    this.toggleAttribute('still', !this.stage.motion);
    this.toggleAttribute('patterns', this.stage.patterns);
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('sight')) this.follow();
  }

  private follow(): void {
    if (!this.asked || !this.keyed.lost) return;
    const button = this.renderRoot.querySelector<HTMLElement>('.centre .act');
    if (button) button.focus();
    else this.focus();
  }

  override render(): TemplateResult {
    if (!this.sight || !this.stage) return html``;
    const middle = centre(this);
    const covered = this.chosen || typeof middle !== 'symbol' ? 'covered' : '';
    return html`<div class="layout">
      <div class="box ${covered} ${this.chosen ? 'choosing' : ''}">
        <svg
          viewBox="-500 -500 1000 1000"
          role="group"
          aria-label=${this.stage.words.say('board.ring')}
          @pointerdown=${this.grip.down}
          @pointermove=${this.grip.moved}
          @pointerup=${this.grip.up}
          @pointercancel=${this.grip.up}
          @pointerleave=${() => this.hover(0)}
          @keydown=${this.pressedKey}
          @focusin=${this.focused}
        >
          ${ring({ desk: this, stop: this.stop, near: this.near, hold: this.grip.hold, ping: this.pings })}
        </svg>
        <div class="centre" @keydown=${this.pressedKey}>${middle}</div>
      </div>
      ${turnBar(this)} ${strip(this)}
    </div>`;
  }

  private focused = (event: FocusEvent): void => {
    const position = Number((event.target as HTMLElement).dataset?.place);
    if (!position) return;
    this.stop = position;
    this.near = position;
    this.requestUpdate();
  };
}

/** Whether a look was put away between two views. */
const gone = (before: View, after: View): boolean => before.shown.length > 0 && after.shown.length < before.shown.length;
