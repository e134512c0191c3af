import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { Sight, Stage, Told } from '../../table/board';
import { Player } from './animate';
import { isPlacing, meanings, offer, wayOf, type Desk } from './desk';
import { FOAM } from './foam';
import { CELL, grid } from './grid';
import { key } from './keys';
import { BOAT, isBoard, nameOf, placeWord, rotations, SQUARES, type View } from './model';
import { step } from './scene';
import { VALLEY } from './style';
import { tray } from './tray';
import { TRAY } from './tray-style';

/** How long one points at a square before the reason is asked for. */
const PAUSE_MILLIS = 400;
/** How far above the finger a dragged tile is shown, in pixels. */
const FINGER = 44;

/** The board of Flow. */
export class FlowBoard extends LitElement implements Desk {
  static override styles = [VALLEY, TRAY];
  static override properties = { sight: { attribute: false }, stage: { attribute: false } };

  declare sight: Sight;
  declare stage: Stage;
  way = '';
  stop = BOAT;
  words: ReadonlySet<string> = new Set();
  private near = '';
  private playing?: View;
  private dragging = false;
  private dragged = false;
  private asking = 0;
  /** Whether the last thing was done by keyboard: then the focus follows what is to be done next. */
  private keyed = false;
  private drawings = 0;
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

  act(word: string): void {
    this.settle();
    if (!this.asked || !this.words.has(word)) return void this.explain(word);
    this.near = '';
    this.stage.choose(word);
  }

  /** The next way the tile can lie: on the square pointed at, if it can lie there, else at all. */
  turn(): void {
    if (!isPlacing(this.view)) return;
    const ways = rotations(this.view.held ?? '');
    const fitting = ways.filter(way => this.words.has(placeWord(this.near, way)));
    const among = fitting.length ? fitting : ways;
    this.way = among[(among.indexOf(this.way) + 1) % among.length];
    this.stage.sound('tap');
    this.requestUpdate();
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>(`[data-square=${this.stop}]`)?.focus();
  }

  // ---- What happened --------------------------------------------------------------------------------------------------

  async playBack(before: Sight, after: Sight): Promise<void> {
    this.player.start();
    this.playing = before.view as View;
    try {
      for (const told of after.lines.flatMap(line => line.told)) {
        if (!this.player.skipped) await this.play(told);
      }
    } finally {
      this.playing = undefined;
      this.sight = after;
      await this.drawn();
      this.follow();
    }
  }

  skip(): void {
    this.player.skip();
  }

  advise(word: string): void {
    const square = word.split(' ')[1] ?? '';
    this.goNear(SQUARES.includes(square) ? square : '');
    if (word.startsWith('place')) this.way = wayOf(word) || this.way;
  }

  pinged(at: string): void {
    void this.player.ping(at);
  }

  private async play(told: Told): Promise<void> {
    const { view, motion, sound } = step(this.view, told);
    if (sound) this.stage.sound(sound);
    if (!this.stage.motion) this.player.skip();
    await this.player.play(motion, async () => {
      if (this.player.skipped) return;
      this.playing = view;
      await this.drawn();
    });
  }

  /** Whoever acts while something is still being shown does not wait for it: the sand runs. */
  private settle(): void {
    if (!this.playing || this.sight.moves.length === 0) return;
    this.player.skip();
    this.playing = undefined;
  }

  private drawn(): Promise<unknown> {
    this.requestUpdate();
    return this.updateComplete;
  }

  // ---- What the person does ---------------------------------------------------------------------------------------------

  goTo(square: string): void {
    this.stop = square;
    this.goNear(square);
    void this.updateComplete.then(() => this.focus());
  }

  tap(square: string): void {
    this.stop = square;
    const word = this.asked ? offer(this, square) : undefined;
    if (word) return this.act(word);
    const meant = meanings(this, square)[0];
    if (meant) void this.explain(meant);
  }

  stepBack(): boolean {
    const had = this.near !== '';
    this.goNear('');
    return had;
  }

  /** Points at a square: a tile that has to be turned to lie there turns. */
  private goNear(square: string): void {
    if (square === this.near) return;
    this.near = square;
    const word = this.asked && square ? offer(this, square) : undefined;
    if (word && isPlacing(this.view)) this.way = wayOf(word);
    this.requestUpdate();
    clearTimeout(this.asking);
    const meant = square && this.asked && !word ? meanings(this, square)[0] : undefined;
    if (meant) this.asking = window.setTimeout(() => void this.explain(meant), PAUSE_MILLIS);
  }

  private async explain(word: string): Promise<void> {
    const reason = await this.stage.why(word);
    if (reason) this.stage.tell(reason);
  }

  // ---- Pointer ----------------------------------------------------------------------------------------------------------

  private under(event: PointerEvent, above = 0): string {
    const matrix = this.renderRoot.querySelector<SVGSVGElement>('.grid')?.getScreenCTM();
    if (!matrix) return '';
    const point = new DOMPoint(event.clientX, event.clientY - above).matrixTransform(matrix.inverse());
    const [column, row] = [Math.floor(point.x / CELL), Math.floor(point.y / CELL)];
    return isBoard(column, row) ? nameOf(column, row) : '';
  }

  private hover = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.goNear(this.under(event));
  };

  /** A finger that is lifted has not left: what it pointed at stays. */
  private left = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.goNear('');
  };

  /** A mouse has shown the ghost already; a finger sees it at the first tap and sets it down with the second. */
  private press = (event: PointerEvent): void => {
    this.settle();
    const square = this.under(event);
    if (!square || event.button !== 0) return;
    if (event.shiftKey) return this.stage.ping(square);
    const seen = event.pointerType === 'mouse' || square === this.near;
    this.goNear(square);
    if (seen) this.tap(square);
    else this.stop = square;
  };

  private wheel = {
    handleEvent: (event: WheelEvent): void => {
      if (!this.asked || !isPlacing(this.view)) return;
      event.preventDefault();
      this.turn();
    },
    passive: false,
  };

  private pressedKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    this.settle();
    this.keyed = true;
    const onGrid = (event.target as Element).closest('.grid') !== null;
    const known = onGrid ? key(event.key, this) : event.key.toLowerCase() === 'r' && isPlacing(this.view) && (this.turn(), true);
    if (!known) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** The tile in hand can be dragged onto the grid. */
  private drag = (event: PointerEvent): void => {
    const held = (event.target as Element).closest('.held');
    if (event.type === 'pointerdown') this.keyed = false;
    if (event.type === 'pointerdown') {
      this.dragging = held !== null && this.asked;
      this.dragged = false;
      if (this.dragging) held?.setPointerCapture(event.pointerId);
      return;
    }
    if (!this.dragging) return;
    const square = this.under(event, event.pointerType === 'mouse' ? 0 : FINGER);
    if (event.type === 'pointermove') {
      if (square) this.dragged = true;
      return this.goNear(square);
    }
    this.dragging = false;
    if (event.type === 'pointerup' && this.dragged && square) this.tap(square);
  };

  // ---- Drawing ----------------------------------------------------------------------------------------------------------

  override willUpdate(changed: PropertyValues): void {
    if (!this.sight || !this.stage) return;
    this.drawings++;
    if (changed.has('sight')) this.words = new Set(this.sight.moves.map(each => each.word));
    const ways = rotations(this.view.held ?? '');
    if (!ways.includes(this.way)) this.way = ways[0];
    this.toggleAttribute('dark', this.stage.dark);
    this.toggleAttribute('still', !this.stage.motion);
    this.toggleAttribute('scenario', this.view.scenarios.length > 0);
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('sight')) this.follow();
  }

  /** The button that had the focus is gone: go to what is to be done next. */
  private follow(): void {
    const lost = !this.shadowRoot?.activeElement && document.activeElement === document.body;
    if (!this.keyed || !this.asked || !lost) return;
    const button = this.renderRoot.querySelector<HTMLElement>('.work .lit, .hand .lit');
    if (button && meanings(this, this.stop).length === 0) button.focus();
    else this.focus();
  }

  override render(): TemplateResult {
    if (!this.sight || !this.stage) return html``;
    return html`<div
      class="whole"
      @keydown=${this.pressedKey}
      @pointerdown=${this.drag}
      @pointermove=${this.drag}
      @pointerup=${this.drag}
      @pointercancel=${this.drag}
    >
      <flow-timer .desk=${this} .version=${this.drawings}></flow-timer>
      <div class="box">
        <svg
          class="grid"
          viewBox="-48 -48 756 756"
          role="group"
          aria-label=${this.stage.words.say('board.grid')}
          @pointermove=${this.hover}
          @pointerleave=${this.left}
          @pointerdown=${this.press}
          @wheel=${this.wheel}
          @focusin=${this.focused}
        >
          ${grid({ desk: this, stop: this.stop, near: this.near })}${FOAM}
        </svg>
      </div>
      ${tray(this)}
    </div>`;
  }

  private focused = (event: FocusEvent): void => {
    const square = (event.target as HTMLElement).dataset?.square;
    if (!square || !(event.target as Element).matches(':focus-visible')) return;
    this.stop = square;
    this.goNear(square);
  };
}
