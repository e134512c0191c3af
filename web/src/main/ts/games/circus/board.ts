import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { Sight, Stage } from '../../table/board';
import { Player } from './animate';
import { centre } from './centre';
import type { Desk } from './desk';
import { key } from './keys';
import { placeUnder, type Point } from './layout';
import { areNeighbours, opposite, swapWord, tokenAt, type View } from './model';
import { PRINT } from './print';
import { ring, type Hold } from './ring';
import { step } from './scene';
import { strip, turnBar } from './strip';
import { STRIP_STYLE } from './strip-style';
import { RING_STYLE } from './style';

/** How far a finger goes before a tap becomes a drag, in units of the drawing. */
const SLIP = 26;
/** How long one points at something before the reason is asked for. */
const PAUSE_MILLIS = 350;

/** The board of Flip Circus. */
export class CircusBoard extends LitElement implements Desk {
  static override styles = [...PRINT, STRIP_STYLE, RING_STYLE];
  static override properties = { sight: { attribute: false }, stage: { attribute: false } };

  declare sight: Sight;
  declare stage: Stage;
  chosen = 0;
  aimed = '';
  stop = 1;
  private near = 0;
  private hold?: Hold;
  private pressed?: Point & { position: number };
  private playing?: View;
  private asking = 0;
  /** Whether the last thing was done by keyboard: then the focus follows what is to be done next. */
  private keyed = false;
  private readonly player = new Player(this);

  get view(): View {
    return this.playing ?? (this.sight.view as View);
  }

  get seat(): number {
    const seat = Number(this.sight.viewer);
    return Number.isInteger(seat) ? seat : -1;
  }

  get asked(): boolean {
    return !this.playing && this.sight.moves.length > 0;
  }

  can(word: string): boolean {
    return !this.playing && this.sight.moves.some(each => each.word === word);
  }

  act(word: string): void {
    if (!this.can(word)) return void this.explain(word);
    this.chosen = 0;
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
    this.place(this.stop)?.focus();
  }

  // ---- What happened ------------------------------------------------------------------------------------------------

  async playBack(before: Sight, after: Sight): Promise<void> {
    this.player.start();
    this.chosen = 0;
    this.playing = before.view as View;
    try {
      if (this.stage.motion && gone(this.playing, after.view as View)) await this.player.fade('.peek');
      for (const told of after.lines.flatMap(line => line.told)) {
        if (!this.player.skipped) await this.play(told);
      }
    } finally {
      this.playing = undefined;
      this.aimed = '';
      this.sight = after;
      await this.drawn();
      this.follow();
    }
  }

  skip(): void {
    this.player.skip();
  }

  advise(word: string): void {
    this.aimed = word;
    this.requestUpdate();
  }

  /** Somebody points at a place. */
  pinged(at: string): void {
    void this.player.beat(Number(at));
  }

  private async play(told: Parameters<typeof step>[1]): Promise<void> {
    const { view, motion, sound } = step(this.view, told);
    if (sound) this.stage.sound(sound);
    if (!this.stage.motion) this.player.skip();
    await this.player.play(motion, async () => {
      if (this.player.skipped) return;
      this.playing = view;
      this.aimed = motion.kind === 'gaze' ? motion.word : '';
      await this.drawn();
    });
  }

  /** Whoever acts while something is still being shown does not wait for it. */
  private settle(): void {
    if (!this.playing || this.sight.moves.length === 0) return;
    this.player.skip();
    this.playing = undefined;
  }

  private drawn(): Promise<unknown> {
    this.requestUpdate();
    return this.updateComplete;
  }

  // ---- What the person does ------------------------------------------------------------------------------------------

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
    this.aim('');
  }

  turnOver(position: number): void {
    this.act(`flip ${position}`);
  }

  stepBack(): boolean {
    const had = this.chosen > 0;
    this.chosen = 0;
    this.hold = undefined;
    this.aim('');
    return had;
  }

  private async explain(word: string): Promise<void> {
    const reason = await this.stage.why(word);
    if (reason) this.stage.tell(reason);
  }

  /** A token that is let go of over another: neighbours swap, the Acrobat leaps across. */
  private drop(from: number, to: number): void {
    if (!to || to === from) return;
    const leaps = tokenAt(this.view, from)?.artist === 'acrobat' && opposite(from) === to;
    this.act(leaps ? `use ${from}` : swapWord(from, to));
  }

  // ---- Pointer -------------------------------------------------------------------------------------------------------

  private point(event: PointerEvent): Point {
    const svg = this.renderRoot.querySelector('svg') as SVGSVGElement;
    const matrix = svg.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  }

  private down = (event: PointerEvent): void => {
    this.settle();
    const point = this.point(event);
    const position = placeUnder(point);
    if (event.button !== 0 || !position) return void this.stepBack();
    if (event.shiftKey) return this.stage.ping(String(position));
    this.pressed = { ...point, x: point.x, y: point.y, position };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  private moved = (event: PointerEvent): void => {
    const point = this.point(event);
    const under = placeUnder(point);
    if (!this.pressed) return this.hover(under);
    const { position } = this.pressed;
    const far = Math.hypot(point.x - this.pressed.x, point.y - this.pressed.y) > SLIP;
    if (!this.asked || (!far && !this.hold)) return;
    this.hold = { position, x: point.x, y: point.y };
    const word = under && under !== position ? swapWord(position, under) : '';
    this.aimed = word && this.can(word) ? word : '';
    this.requestUpdate();
  };

  private up = (event: PointerEvent): void => {
    const pressed = this.pressed;
    const dragged = this.hold;
    this.pressed = undefined;
    this.hold = undefined;
    this.requestUpdate();
    if (!pressed || event.type === 'pointercancel') return;
    if (!dragged) return this.tap(pressed.position);
    this.aim('');
    this.drop(pressed.position, placeUnder(this.point(event)));
  };

  private hover(position: number): void {
    if (position === this.near) return;
    this.near = position;
    const swap = this.chosen && position && areNeighbours(this.chosen, position);
    this.aim(swap ? swapWord(this.chosen, position) : '');
  }

  private pressedKey = (event: KeyboardEvent): void => {
    this.settle();
    const onRing = (event.target as Element).closest('svg') !== null;
    if (event.ctrlKey || event.metaKey || event.altKey || !(onRing || event.key === 'Escape') || !key(event.key, this)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private place(position: number): HTMLElement | null {
    return this.renderRoot.querySelector(`[data-place="${position}"]`);
  }

  // ---- Drawing -------------------------------------------------------------------------------------------------------

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('sight') && !this.asked) this.chosen = 0;
    this.toggleAttribute('dark', this.stage?.dark ?? false);
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('sight')) this.follow();
  }

  /** The button that had the focus is gone: go to what is to be done next. */
  private follow(): void {
    const lost = !this.shadowRoot?.activeElement && document.activeElement === document.body;
    if (!this.keyed || !this.asked || !lost) return;
    const button = this.renderRoot.querySelector<HTMLElement>('.centre .act');
    if (button) button.focus();
    else this.focus();
  }

  override render(): TemplateResult {
    if (!this.sight || !this.stage) return html``;
    const middle = centre(this);
    const covered = this.chosen || typeof middle !== 'symbol' ? 'covered' : '';
    return html`<div class="layout" @pointerdown=${() => (this.keyed = false)} @keydown=${() => (this.keyed = true)}>
      <div class="box ${covered} ${this.chosen ? 'choosing' : ''}">
        <svg
          viewBox="-500 -500 1000 1000"
          role="group"
          aria-label=${this.stage.words.say('board.ring')}
          @pointerdown=${this.down}
          @pointermove=${this.moved}
          @pointerup=${this.up}
          @pointercancel=${this.up}
          @pointerleave=${() => this.hover(0)}
          @keydown=${this.pressedKey}
          @focusin=${this.focused}
        >
          ${ring({ desk: this, stop: this.stop, near: this.near, hold: this.hold })}
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
