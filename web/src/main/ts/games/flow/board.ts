import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { Keyed } from '../../board/keyed';
import { PING_STYLE, Pings } from '../../board/pings';
import { Playback } from '../../board/playback';
import type { Seat, Sight, Stage } from '../../table/board';
import { Player } from './animate';
import { isPlacing, meanings, offer, wayOf, type Desk } from './desk';
import { FOAM } from './foam';
import { grid } from './grid';
import { key } from './keys';
import { BOAT, placeWord, rotations, SQUARES, type View } from './model';
import { describe } from './prompt';
import { step, type Motion } from './scene';
import { VALLEY } from './style';
import { Touch } from './touch';
import { tray } from './tray';
import { TRAY } from './tray-style';

/** How long one points at a square before the reason is asked for. */
const PAUSE_MILLIS = 400;

/** The board of Flow. */
export class FlowBoard extends LitElement implements Desk {
  static override styles = [VALLEY, TRAY, PING_STYLE];
  static override properties = { sight: { attribute: false }, stage: { attribute: false } };

  declare sight: Sight;
  declare stage: Stage;
  way = '';
  stop = BOAT;
  near = '';
  words: ReadonlySet<string> = new Set();
  private asking = 0;
  private drawings = 0;
  private readonly playback = new Playback<View, Motion>(this, new Player(this), step);
  private readonly keyed = new Keyed(this);
  private readonly pings = new Pings(this, 'data-square');
  private readonly touch = new Touch(this);

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
    await this.playback.run(before, after);
    this.follow();
  }

  skip(): void {
    this.playback.skip();
  }

  advise(word: string): void {
    const square = word.split(' ')[1] ?? '';
    this.goNear(SQUARES.includes(square) ? square : '');
    if (word.startsWith('place')) this.way = wayOf(word) || this.way;
  }

  /** Somebody points at a square. */
  pinged(at: string, seat?: Seat): string {
    if (!SQUARES.includes(at)) return '';
    this.pings.show(at, seat);
    return describe(this, at);
  }

  // ---- What the person does ---------------------------------------------------------------------------------------------

  settle(): void {
    this.playback.settle();
  }

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

  /** A finger has shown what it would do, and is told how to do it. */
  preview(square: string): void {
    this.stop = square;
    if (this.asked && offer(this, square)) this.stage.tell(this.stage.words.say('board.tap-again'));
  }

  stepBack(): boolean {
    const had = this.near !== '';
    this.goNear('');
    return had;
  }

  /** Points at a square: a tile that has to be turned to lie there turns. */
  goNear(square: string): void {
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

  private pressedKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    this.settle();
    const onGrid = (event.target as Element).closest('.grid') !== null;
    const known = onGrid ? key(event.key, this) : event.key.toLowerCase() === 'r' && isPlacing(this.view) && (this.turn(), true);
    if (!known) return;
    event.preventDefault();
    event.stopPropagation();
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
    this.toggleAttribute('patterns', this.stage.patterns);
    this.toggleAttribute('scenario', this.view.scenarios.length > 0);
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('sight')) this.follow();
  }

  private follow(): void {
    if (!this.asked || !this.keyed.lost) return;
    const button = this.renderRoot.querySelector<HTMLElement>('.work .lit, .hand .lit');
    if (button && meanings(this, this.stop).length === 0) button.focus();
    else this.focus();
  }

  override render(): TemplateResult {
    if (!this.sight || !this.stage) return html``;
    return html`<div
      class="whole"
      @keydown=${this.pressedKey}
      @pointerdown=${this.touch.take}
      @pointermove=${this.touch.carry}
      @pointerup=${this.touch.drop}
      @pointercancel=${this.touch.drop}
    >
      <flow-timer .desk=${this} .version=${this.drawings}></flow-timer>
      <div class="box">
        <svg
          class="grid"
          viewBox="-48 -48 756 756"
          role="group"
          aria-label=${this.stage.words.say('board.grid')}
          @pointermove=${this.touch.hover}
          @pointerleave=${this.touch.left}
          @pointerdown=${this.touch.press}
          @wheel=${this.touch.wheel}
          @focusin=${this.focused}
        >
          ${grid({ desk: this, stop: this.stop, near: this.near, ping: this.pings })}${FOAM}
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
