import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import type { Box } from '../../board/box';
import { Films } from '../../board/films';
import { Measured } from '../../board/measured';
import { Pointing } from '../../board/pointing';
import { Roving } from '../../board/roving';
import { bringIntoView, showAdvised } from '../../board/scroll';
import { captionArt } from '../../board/text';
import { Verbatim } from '../../core/words';
import type { Seat, Sight, Stage } from '../../table/board';
import { changed, parse, RANGES, word, type Aim } from './aim';
import { show } from './animate';
import { CELL, cell, corners, slotPlace, wall } from './cells';
import { controlsArt, dieCard, missionArt, playArt } from './desk';
import { aimArt, groupArt, scatterArt, skyArt, topOf, wayArt } from './field';
import { goodsDefs } from './goods';
import { weaves } from './isle';
import { layoutFor, type Layout } from './layout';
import { points, project } from './space';
import { aimOf, sceneOf, spots, throwing, type Mode, type Scene, type Spot } from './spots';
import { style } from './style';
import { trayBack, trayFront } from './tray';
import { Pull } from './pull';
import type { Pose } from './track';
import { top } from './turn';
import type { Goods, PluvView } from './view';

/** The board of Les Pluvionautes: a wooden box of sky and the desk in front of it, drawn from the view alone. */
export class PluvionautesBoard extends LitElement {
  static override styles = style;
  static override properties = {
    sight: { attribute: false },
    stage: { attribute: false },
    mode: { state: true },
    layout: { state: true },
    advised: { state: true },
  };

  declare sight: Sight;
  declare stage: Stage;
  declare private mode: Mode;
  declare private layout: Layout;
  declare private advised: string;

  private readonly roving = new Roving(this);
  private readonly pointing = new Pointing<Spot>(this);
  private readonly pull = new Pull({
    scene: () => this.scene(),
    aim: aim => this.aimed(aim),
    release: aim => this.stage.choose(word(aim)),
  });
  private readonly films = new Films<PluvView>(this, (view, after) => this.show(view, after));
  private rest?: Pose;
  private flown = false;
  private counted: string[] = [];
  private all = new Map<string, Spot>();

  constructor() {
    super();
    this.mode = {};
    this.advised = '';
    this.layout = layoutFor(1000);
    new Measured(this, width => (this.layout = layoutFor(width)));
  }

  override focus(): void {
    const first = throwing(this.scene()) ? 'cell-3.3' : [...this.all.values()].find(spot => spot.lit)?.id;
    this.roving.focus(first);
  }

  playBack(before: Sight, after: Sight): Promise<void> {
    return this.films.playBack(before, after);
  }

  private async show(view: PluvView, after: Sight): Promise<void> {
    const { films, stage } = this;
    try {
      await show(
        {
          view,
          stage,
          reel: films.reel,
          thrown: false,
          still: films.still,
          scene: () => this.scene(),
          cut: () => films.skipped,
          layer: () => this.renderRoot.querySelector<SVGGElement>('#flying'),
          node: id => this.renderRoot.querySelector<SVGElement>(`#${CSS.escape(id)}`),
          draw: () => (this.requestUpdate(), this.updateComplete),
          outline: (seat, goods) => this.outline(after, seat, goods),
          rest: pose => (this.rest = pose),
          hide: on => (this.flown = on),
        },
        after.lines,
      );
    } finally {
      this.flown = false;
      this.counted = [];
    }
  }

  /** A group that counts, with its sentence; the film draws it over the last view. */
  private outline(after: Sight, seat: number, goods?: Goods): void {
    const group = (after.view as PluvView).largest.find(each => each.goods === goods);
    this.counted = group?.cells ?? [];
    const name = new Verbatim(this.stage.seats[seat]?.name ?? '');
    if (group) this.pointing.tell(this.stage.words.say('board.counts', { name, goods: `goods.${group.goods}`, points: group.points }));
    this.films.view = after.view;
    this.requestUpdate();
  }

  skip(): void {
    this.films.skip();
  }

  /** Shows what a hint is about. */
  advise(advised: string): void {
    this.advised = advised;
    if (advised.startsWith('throw ')) this.mode = { aim: parse(advised) };
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
    if (spot.part) return true;
    this.mode = spot.opens;
    if (spot.opens.target) this.stage.tell(this.stage.words.say('board.again', { cell: spot.opens.target }));
    return true;
  }

  back(): boolean {
    const had = this.mode.aim !== undefined || this.mode.alone === true;
    this.mode = {};
    return had;
  }

  private aimed(aim: Aim): void {
    this.mode = { aim };
  }

  override willUpdate(changes: Map<string, unknown>): void {
    if (changes.has('sight')) {
      this.mode = {};
      this.pointing.forget();
    }
    this.toggleAttribute('dark', this.stage?.dark ?? false);
    this.toggleAttribute('tall', this.layout.name === 'tall');
  }

  /** On a phone the board scrolls: what can be acted on comes into view. */
  override updated(changes: Map<string, unknown>): void {
    if (this.layout.name !== 'tall') return;
    if (changes.has('advised') && this.advised && !this.mode.aim) showAdvised(this);
    if (changes.has('sight')) bringIntoView(this);
  }

  private scene(): Scene {
    const past = this.films.view;
    const scene = sceneOf(this.sight, this.stage, past ?? this.sight.view, this.layout, past ? {} : this.mode);
    if (past) scene.legal = new Set();
    return scene;
  }

  /** Where the die fell, as long as it lies there. */
  private lies(view: PluvView): Pose | undefined {
    const { balloon } = view;
    const fits =
      this.rest &&
      balloon.cells.length > 0 &&
      !balloon.turned &&
      top(this.rest.turn) === balloon.face &&
      balloon.cells.some(name => Math.hypot(cell(name).x - this.rest!.x, cell(name).y - this.rest!.y) < CELL * 0.7);
    return fits ? this.rest : undefined;
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.sight || !this.stage) return nothing;
    const scene = this.scene();
    this.all = new Map(spots(scene).map(spot => [spot.id, spot]));
    const over = this.pointing.thing;
    const { width, height, name, eye } = this.layout;
    const group = over?.goods ? (scene.view.largest.find(each => each.goods === over.goods)?.cells ?? []) : this.counted;
    return html`<svg class="${name} ${this.stage.patterns ? 'patterns' : ''}" viewBox="0 0 ${width} ${height}" role="group"
        aria-label=${this.stage.words.say('board.name')} @click=${this.pointing.click} @pointerover=${this.pointing.enter} @pointerleave=${this.pointing.leave}
        @focusin=${this.pointing.enter} @focusout=${this.pointing.leave} @keydown=${this.keyed}
        @pointerdown=${this.pull.down} @pointermove=${this.pull.move} @pointerup=${this.pull.up} @pointercancel=${this.pull.up}>
      ${goodsDefs()}${weaves()}${trayBack(eye)}${skyArt(scene, this.lit(scene), this.flown ? 'flying' : this.lies(scene.view))}${trayFront(eye)}
      ${scatterArt(scene, over)}${group.length ? groupArt(scene, group) : ''}${wayArt(scene, over?.word ?? this.advised)}
      ${throwing(scene) ? this.rimHit() : ''}${this.cellHits(scene)}${this.slotHits()}${aimArt(scene, over)}
      <g id="flying" aria-hidden="true"></g>
      ${this.caption()}
      ${missionArt(scene, this.wrap)}${dieCard(scene)}${playArt(scene)}${controlsArt(scene, this.wrap, this.all)}
    </svg>`;
  }

  /** All round the box: here one takes hold of the die and draws it back. */
  private rimHit(): TemplateResult {
    const { eye, width, caption } = this.layout;
    return svg`<path class="rim-hit" data-rim fill-rule="evenodd" d="M0 0H${width}V${caption.y}H0ZM${points(eye, wall(-6)).replaceAll(' ', 'L')}Z" />`;
  }

  /** Cells to be lit: not while every one of them may be aimed at. */
  private lit(scene: Scene): Set<string> {
    if (scene.view.phase === 'throw') return new Set();
    return new Set([...this.all.values()].filter(spot => spot.cell && spot.lit).map(spot => spot.cell!));
  }

  /** What a hint is about, or where somebody points. */
  private mark(spot: Spot): string {
    if (spot.id === this.pointing.pinged) return 'pinged';
    return spot.word !== undefined && spot.word === this.advised ? 'advised' : '';
  }

  private cellHits(scene: Scene): TemplateResult {
    return svg`${[...this.all.values()]
      .filter(spot => spot.cell)
      .map(spot => {
        const { x, y } = cell(spot.cell!);
        const acts = spot.lit || spot.word !== undefined;
        return svg`<polygon class="hit ${spot.lit ? 'lit' : acts ? 'no' : ''} ${this.mark(spot)}" data-key=${spot.id} ?data-lit=${spot.lit}
        role=${acts ? 'button' : 'img'} aria-label=${spot.label} aria-disabled=${acts ? String(!spot.lit) : nothing}
        points=${points(this.layout.eye, corners(x, y, CELL), topOf(scene.view, spot.cell!))} />`;
      })}`;
  }

  private slotHits(): TemplateResult {
    const { eye } = this.layout;
    return svg`${[...this.all.values()]
      .filter(spot => spot.slot)
      .map(spot => {
        const { x, y } = slotPlace(spot.slot!);
        const at = project(eye, x, y, 8);
        const r = Math.max(6 * eye.scale, 11);
        return svg`<circle class="slot-hit ${this.mark(spot)}" data-key=${spot.id} data-lit role="button" aria-label=${spot.label} cx=${at.x}
          cy=${at.y} r=${r} />
        <path class="plus" d="M${at.x - r / 2} ${at.y}h${r}M${at.x} ${at.y - r / 2}v${r}" />`;
      })}`;
  }

  private caption(): TemplateResult {
    const { caption, name } = this.layout;
    const [letters, step] = name === 'wide' ? [88, 22] : [54, 14];
    return captionArt(caption, this.pointing.caption, this.pointing.refused, letters, step);
  }

  /** Makes a part of the desk a thing to point at; the parts of an aim are sliders. */
  private readonly wrap = (id: string, box: Box, art: TemplateResult): TemplateResult => {
    const spot = this.all.get(id);
    if (!spot) return art;
    const aim = aimOf(this.scene());
    const [least, most] = spot.part ? RANGES[spot.part] : [0, 0];
    return svg`<g class="spot ${spot.lit ? 'lit' : ''} ${this.mark(spot)}" data-key=${id} ?data-lit=${spot.lit} data-part=${spot.part ?? nothing}
      role=${spot.part ? 'slider' : spot.lit ? 'button' : 'img'} aria-label=${spot.label} aria-valuemin=${spot.part ? least : nothing}
      aria-valuemax=${spot.part ? most : nothing} aria-valuenow=${spot.part ? aim[spot.part] : nothing}>${art}
      <rect class="ring" x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx="9" /></g>`;
  };

  /** Left and right change what a slider holds; R turns between towing and going alone. */
  private readonly keyed = (event: KeyboardEvent): void => {
    const alone = this.all.get('alone');
    if (event.key.toLowerCase() === 'r' && alone) this.open(alone);
    const scene = this.scene();
    const part = this.pointing.thing?.part;
    if (!throwing(scene) || !part || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    event.preventDefault();
    const by = (event.key === 'ArrowRight' ? 1 : -1) * (event.shiftKey ? 4 : 1);
    this.mode = { aim: changed(aimOf(scene), part, by) };
    this.stage.tell(String(this.mode.aim![part]));
  };
}
