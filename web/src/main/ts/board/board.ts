import { LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import '../core/element';
import type { BoardElement, Seat, Sight, Stage, Told } from '../table/board';
import { Lights } from './lights';
import { Measured } from './measured';
import { Playback, type Played, type Screen, type Stepped } from './playback';
import { Pointing } from './pointing';
import { Roving } from './roving';
import { bringIntoView, showAdvised } from './scroll';
import { type BoardGame, type BoardState, type Drag, type Effect, seatOf, type Spot } from './state';
import { Trials } from './trials';

/** Makes the element of a game's board. */
export function boardOf<View, Mode extends object, Motion, Layout, Extra extends object>(
  game: BoardGame<View, Mode, Motion, Layout, Extra>,
): CustomElementConstructor {
  return class extends GameBoard<View, Mode, Motion, Layout, Extra> {
    static override styles = game.style;

    constructor() {
      super();
      this.begin(game);
    }
  };
}

/** The element of every board: holds what is pointed at and how far a choice has gone; the game draws it. */
class GameBoard<View, Mode extends object, Motion, Layout, Extra extends object> extends LitElement
  implements BoardElement, Played<View, Motion> {
  static override properties = { sight: { attribute: false }, stage: { attribute: false }, advised: { state: true } };

  declare sight: Sight;
  declare stage: Stage;
  declare private advised: string;
  private game!: BoardGame<View, Mode, Motion, Layout, Extra>;
  private mode!: Mode;
  private extra!: Extra;
  private layout?: Layout;
  /** Those of the view that is played back from. */
  private figures: unknown;
  private state?: BoardState<View, Mode, Layout, Extra>;
  private spots = new Map<string, Spot<Mode>>();
  private readonly playback = new Playback<View, Motion>(this);
  private readonly pointing = new Pointing(this);
  private readonly roving = new Roving(this);
  private readonly trials = new Trials(this, () => this.requestUpdate());
  private readonly lights = new Lights(this);
  /** The board lies otherwise than before, in a place of another size. */
  private isMoved = false;
  private readonly place = new Measured(this, (width, height) => this.measured(width, height));

  protected begin(game: BoardGame<View, Mode, Motion, Layout, Extra>): void {
    this.game = game;
    this.mode = game.mode;
    this.extra = game.extra;
    this.advised = '';
  }

  // ---- What the table asks
  // -------------------------------------------------------------------------------------------

  override focus(): void {
    this.roving.focus(this.firstLit());
  }

  async playBack(before: Sight, after: Sight): Promise<void> {
    this.figures = before.figures;
    await this.playback.run(before, after);
    this.follow();
  }

  skip(): void {
    this.playback.skip();
  }

  advise(word: string): void {
    this.advised = word;
    this.mode = (word && this.game.advise?.(word)) || this.game.mode;
  }

  pinged(at: string, seat?: Seat): string {
    const spot = this.spot(at);
    if (spot) this.pointing.pings.show(at, seat);
    return spot?.label ?? '';
  }

  light(keys: readonly string[]): void {
    this.lights.show(keys);
  }

  // ---- What is played back
  // -------------------------------------------------------------------------------------------

  step(view: View, told: Told): Stepped<View, Motion> {
    return this.game.step(view, told, this.figures ?? this.sight.figures ?? {});
  }

  show(motion: Motion, turn: () => Promise<void>): Promise<void> {
    return this.game.show(motion, this.screen(), turn);
  }

  drawn(): Promise<unknown> {
    this.requestUpdate();
    return this.updateComplete;
  }

  private screen(): Screen<BoardState<View, Mode, Layout, Extra>, Extra> {
    const { playback, stage, renderRoot } = this;
    const board = (): BoardState<View, Mode, Layout, Extra> => this.drawing();
    return {
      reel: playback.reel,
      stage,
      get board() {
        return board();
      },
      get skipped() {
        return playback.skipped;
      },
      find: <T extends Element>(selector: string) => renderRoot.querySelector<T>(selector),
      all: (selector) => [...renderRoot.querySelectorAll(selector)],
      put: async (extra) => {
        this.extra = { ...this.extra, ...extra };
        await this.drawn();
      },
    };
  }

  // ---- What the person does
  // ------------------------------------------------------------------------------------------

  spot(id: string): Spot<Mode> | undefined {
    return this.spots.get(id);
  }

  act(spot: Spot): void {
    if (spot.opens && (spot.lit || !spot.word)) this.does({ mode: spot.opens as Mode, said: spot.said, sound: 'tap' });
    else if (spot.word) this.does({ word: spot.word });
    else if (!spot.value) this.stage.tell(spot.label);
  }

  key(name: string, spot: Spot | undefined, fast: boolean): boolean {
    const effect = this.state && this.game.key?.(name, this.state, spot as Spot<Mode> | undefined, fast);
    if (effect) this.does(effect);
    return effect !== undefined;
  }

  drag(drag: Drag): void {
    const effect = this.state && this.game.drag?.(drag, this.drawing());
    if (effect) this.does(effect);
  }

  back(): boolean {
    const had = this.mode !== this.game.mode || this.pointing.over !== '';
    if (this.mode !== this.game.mode) this.stage.tell('');
    this.mode = this.game.mode;
    this.pointing.point('');
    this.requestUpdate();
    return had;
  }

  settle(): void {
    if (this.playback.view === undefined || this.sight.moves.length === 0) return;
    this.playback.settle();
    this.requestUpdate();
    this.performUpdate();
  }

  explain(word: string, tapped: boolean): void {
    const { sight } = this;
    if (seatOf(sight.viewer) < 0) return;
    void this.stage.why(word).then((reason) => {
      if (!reason || sight !== this.sight) return;
      if (tapped) this.pointing.tell(reason, true);
      else this.stage.tell(reason);
    });
  }

  get asked(): boolean {
    return this.sight.moves.length > 0 && this.playback.view === undefined;
  }

  aside(): void {
    if (this.game.clears) this.back();
  }

  private does({ mode, word, said, over, sound }: Effect<Mode>): void {
    this.mode = mode ?? this.mode;
    if (over !== undefined) this.pointing.point(over);
    if (said !== undefined) this.stage.tell(said);
    if (sound) this.stage.sound(sound);
    if (word && this.state?.legal.size && this.isLegal(word)) {
      this.mode = this.game.mode;
      this.pointing.point('');
      this.stage.choose(word);
    } else if (word) this.explain(word, true);
    this.requestUpdate();
  }

  /** Where only a sample of the moves is listed, the server decides. */
  private isLegal(word: string): boolean {
    return this.sight.sample || this.sight.moves.some((each) => each.word === word);
  }

  // ---- Drawing
  // -------------------------------------------------------------------------------------------------------

  private measured(width: number, height: number): void {
    if (!this.sight) return;
    const layout = this.game.layout(width, height, this.sight.view as View);
    if (layout !== this.layout) this.requestUpdate();
    else if (this.advised) showAdvised(this);
    this.isMoved = layout !== this.layout;
    this.layout = layout;
  }

  private drawing(): BoardState<View, Mode, Layout, Extra> {
    const past = this.playback.view;
    const { sight, stage, spots, pointing } = this;
    const aimed = spots.get(pointing.over)?.word ?? this.advised;
    return {
      sight,
      stage,
      spots,
      view: past ?? (sight.view as View),
      layout: this.layout!,
      figures: (past ? this.figures : sight.figures) ?? {},
      seat: seatOf(sight.viewer),
      legal: past ? new Set<string>() : new Set(sight.moves.map((each) => each.word)),
      mode: past ? this.game.mode : this.mode,
      over: pointing.over,
      aimed: past ? '' : aimed,
      advised: this.advised,
      note: pointing.note,
      refused: pointing.refused,
      ping: pointing.pings,
      extra: this.extra,
      tried: (word) => (past || !this.isLegal(word) ? undefined : this.trials.of(word)),
    };
  }

  override willUpdate(changed: PropertyValues): void {
    if (!this.sight || !this.stage) return;
    if (changed.has('sight')) {
      this.mode = this.game.mode;
      this.pointing.forget();
      this.place.measure();
    }
    this.toggleAttribute('dark', this.stage.dark);
    this.toggleAttribute('still', !this.stage.motion);
    this.toggleAttribute('patterns', this.stage.patterns);
    this.toggleAttribute('tall', (this.layout as { name?: string } | undefined)?.name === 'tall');
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.sight || !this.stage) return nothing;
    this.trials.begin();
    const before = this.drawing();
    this.spots = new Map(this.game.spots(before).map((spot) => [spot.id, spot]));
    this.state = this.drawing();
    return this.game.draw(this.state);
  }

  /**
   * On a phone a board may be higher than its place: what can be acted on comes into view, and what a hint is about.
   */
  override updated(changed: PropertyValues): void {
    this.trials.end();
    this.lights.again();
    if (changed.has('sight')) this.follow();
    const goesOn = changed.has('sight') || this.isMoved;
    if (goesOn && this.hasAttribute('tall')) {
      if (this.isMoved || this.game.isAbove?.(this.sight.view as View)) this.scrollTop = 0;
      bringIntoView(this);
    }
    if (this.advised && (goesOn || changed.has('advised'))) showAdvised(this);
    this.isMoved = false;
  }

  /** Who plays by keyboard finds the focus where things go on. */
  private follow(): void {
    if (this.playback.view === undefined && this.sight.moves.length > 0 && this.roving.lost) {
      this.roving.focus(this.roving.last ?? this.firstLit());
    }
  }

  private firstLit(): string | undefined {
    return (this.state && this.game.first?.(this.state)) ?? [...this.spots.values()].find((spot) => spot.lit)?.id;
  }
}
