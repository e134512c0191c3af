import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { Films } from '../../board/films';
import { Measured } from '../../board/measured';
import { Pointing } from '../../board/pointing';
import { bringIntoView, showAdvised } from '../../board/scroll';
import { Roving } from '../../board/roving';
import { captionArt } from '../../board/text';
import type { Seat, Sight, Stage } from '../../table/board';
import { show } from './animate';
import { weaves } from './art';
import { ghostArt, hikersArt, tokensArt, waysArt } from './field';
import { layoutFor, type Layout } from './layout';
import { mapSheet } from './map';
import { buttonArt, handArt, mineArt, pileArt, rivalsArt, scalesArt, tilesArt, trackArt } from './panel';
import { leadsTo, sceneOf, spots, type Mode, type Scene, type Spot } from './spots';
import { style } from './style';
import { seatOf, type RandoView } from './view';

/** The board of Flip' Rando: a trail map, everybody's tiles, scales and cards, drawn from the view alone. */
export class RandoBoard extends LitElement {
  static override styles = style;
  static override properties = {
    sight: { attribute: false },
    stage: { attribute: false },
    mode: { state: true },
    layout: { state: true },
    advised: { state: true },
    floats: { state: true },
  };

  declare sight: Sight;
  declare stage: Stage;
  declare private mode: Mode;
  declare private layout: Layout;
  declare private advised: string;
  declare private floats: { x: number; y: number; text: string; key: number }[];

  private readonly roving = new Roving(this);
  private readonly pointing = new Pointing<Spot>(this);
  private readonly films = new Films<RandoView>(this, (view, after) => this.show(view, after));
  private readonly place = new Measured(this, width => (this.layout = layoutFor(width, this.sight?.view.seats.length ?? 2)));
  private all = new Map<string, Spot>();

  constructor() {
    super();
    this.mode = {};
    this.advised = '';
    this.floats = [];
    this.layout = layoutFor(1000, 2);
  }

  override focus(): void {
    this.roving.focus([...this.all.values()].find(spot => spot.lit)?.id);
  }

  playBack(before: Sight, after: Sight): Promise<void> {
    return this.films.playBack(before, after);
  }

  private show(view: RandoView, after: Sight): Promise<void> {
    return show(
      {
        view,
        layout: this.layout,
        stage: this.stage,
        me: seatOf(after.viewer),
        reel: this.films.reel,
        cut: () => this.films.skipped,
        node: id => this.renderRoot.querySelector<SVGElement>(`#${CSS.escape(id)}`),
        draw: () => (this.requestUpdate(), this.updateComplete),
        float: (at, text) => void this.rise(at.x, at.y, text),
      },
      after,
    );
  }

  skip(): void {
    this.films.skip();
  }

  /** Shows what a hint is about. */
  advise(word: string): void {
    this.advised = word;
  }

  /** Somebody points at something. */
  pinged(at: string, seat?: Seat): string {
    return this.pointing.show(at, seat);
  }

  thing(id: string): Spot | undefined {
    return this.all.get(id);
  }

  open(spot: Spot): boolean {
    if (!spot.opens) return false;
    this.mode = spot.opens;
    this.stage.tell(
      this.stage.words.say(spot.opens.joker ? 'board.joker.choose' : spot.opens.picked ? 'board.swap.choose' : 'board.stepped-back'),
    );
    return true;
  }

  back(): boolean {
    const had = this.mode.joker === true || this.mode.picked !== undefined;
    this.mode = {};
    return had;
  }

  /** A gain rises from where it was made. */
  private async rise(x: number, y: number, text: string): Promise<void> {
    const key = (this.floats.at(-1)?.key ?? 0) + 1;
    this.floats = [...this.floats, { x, y, text, key }];
    await this.updateComplete;
    await this.films.reel.play(
      this.renderRoot.querySelector(`#gain-${key}`),
      [
        { opacity: 0, transform: 'translateY(0)' },
        { opacity: 1, transform: 'translateY(-26px)', offset: 0.3 },
        { opacity: 0, transform: 'translateY(-58px)' },
      ],
      900,
    );
    this.floats = this.floats.filter(each => each.key !== key);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('sight')) {
      this.mode = {};
      this.pointing.forget();
      this.place.measure();
    }
    this.toggleAttribute('dark', this.stage?.dark ?? false);
    this.toggleAttribute('tall', this.layout.name === 'tall');
  }

  /** On a phone the board scrolls: what can be acted on comes into view, and the map for what happens there. */
  override updated(changes: Map<string, unknown>): void {
    if (this.layout.name !== 'tall') return;
    if (changes.has('advised') && this.advised) showAdvised(this);
    if (!changes.has('sight')) return;
    if (['hike', 'landslide'].includes((this.sight.view as RandoView).stage)) this.scrollTop = 0;
    bringIntoView(this);
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.sight || !this.stage) return nothing;
    const past = this.films.view;
    const scene = sceneOf(this.sight, this.stage, past ?? this.sight.view, this.layout, past ? {} : this.mode);
    if (past) scene.legal = new Set();
    this.all = new Map(spots(scene).map(spot => [spot.id, spot]));
    const { width, height, name } = this.layout;
    return html`<svg class="${name} ${this.stage.patterns ? 'patterns' : ''}" viewBox="0 0 ${width} ${height}" role="group"
        aria-label=${this.stage.words.say('board.name')} @click=${this.pointing.click} @pointerover=${this.pointing.enter} @pointerleave=${this.pointing.leave}
        @focusin=${this.pointing.enter} @focusout=${this.pointing.leave}>
      ${weaves()}
      ${trackArt(scene, this.wrap)}${mapSheet(this.layout, scene.view)}${this.field(scene)}
      ${this.caption()}
      ${pileArt(scene, this.wrap)}${scalesArt(scene, this.wrap, this.mode.picked)}${mineArt(scene)}${tilesArt(scene, this.wrap, this.all)}
      ${handArt(scene, this.wrap)}${buttonArt(scene, this.wrap, this.all)}${rivalsArt(scene, this.wrap)}
      ${this.floats.map(f => svg`<g transform="translate(${f.x} ${f.y})"><text class="gain" id="gain-${f.key}">${f.text}</text></g>`)}
    </svg>`;
  }

  private field(scene: Scene): TemplateResult {
    const aimed = this.pointing.thing?.word ?? this.advised;
    return svg`${ghostArt(scene, aimed, 'under')}${tokensArt(scene, this.wrap)}${hikersArt(scene, this.wrap)}
      ${waysArt(scene, this.wrap, this.all)}${ghostArt(scene, aimed, 'over')}`;
  }

  private caption(): TemplateResult {
    const { caption, name } = this.layout;
    const [letters, step] = name === 'wide' ? [78, 20] : [56, 14];
    return captionArt(caption, this.pointing.caption, this.pointing.refused, letters, step);
  }

  /** Makes a drawing a thing to point at: its name, its key, its light. */
  private readonly wrap = (id: string, art: TemplateResult): TemplateResult => {
    const spot = this.all.get(id);
    if (!spot) return art;
    const acts = spot.lit || spot.word !== undefined;
    const marks = [
      spot.lit ? 'lit' : acts ? 'no' : '',
      this.advised && leadsTo(spot, this.advised) ? 'advised' : '',
      id === this.pointing.pinged ? 'pinged' : '',
      id.startsWith('go-') ? 'way' : '',
    ];
    const kind = `spot ${spot.zone} ${marks.join(' ')}`;
    const { x, y, w, h } = spot.box;
    const ring = spot.ring ?? spot.box;
    return svg`<g class=${kind} data-key=${id} ?data-lit=${spot.lit} role=${acts ? 'button' : 'img'} aria-label=${spot.label}
      aria-disabled=${acts ? String(!spot.lit) : nothing}><rect class="hit" x=${x} y=${y} width=${w} height=${h} />${art}
      <rect class="ring" x=${ring.x - 1} y=${ring.y - 1} width=${ring.w + 2} height=${ring.h + 2} rx=${spot.ring ? ring.w / 2 : Math.min(12, h / 4)} /></g>`;
  };
}
