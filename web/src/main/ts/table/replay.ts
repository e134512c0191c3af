import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { Piece } from '../core/element';
import { type Icon, icon } from '../core/icons';
import { keepFinished } from '../core/near';
import { note, place } from '../core/router';
import { hasten } from '../core/settings';
import { toast } from '../core/toast';
import type { BoardElement, Sight, Stage } from './board';
import { outcome } from './end';
import { firstDecision } from './end-story';
import { eyesField } from './eyes-field';
import { download, promise } from './fairness';
import { loadFrames } from './frames';
import { isFree } from './keys';
import { sentences } from './log';
import { Projector } from './projector';
import { makeStage, type Scene } from './scene';
import './replay-links';
import { ReplayReview } from './replay-review';
import { turnsOf } from './replay-turns';
import { seatList } from './seats';

const PACE = 1_100;
const SPEEDS = [0.5, 1, 2, 4];
/** Before the first decision, wherever that is. */
const FIRST = -1;

/** A finished match once more: any moment of it, from any seat's eyes. */
@customElement('table-replay')
export class TableReplay extends Piece {
  @property({ attribute: false })
  scene!: Scene;
  /** The moment to begin with, where the address names none; before the first decision, where there is none either. */
  @property({ attribute: false })
  moment = { at: FIRST, eyes: 'all' };
  /** Opened by a link to a moment: there is no table to go back to, and nothing to hand on but the link. */
  @property()
  link = '';
  @state()
  sights: Sight[] = [];
  @state()
  private entries = 0;
  @state()
  private at = 0;
  @state()
  private eyes = 'all';
  @state()
  private running = false;
  @state()
  private speed = 1;
  @state()
  private fault = '';
  private timer = 0;
  /** The moment that was jumped to has not arrived yet. */
  private awaited = false;
  private readonly projector = new Projector(
    async () => {
      this.requestUpdate();
      await this.updateComplete;
    },
    () => this.querySelector<BoardElement>(this.scene.client.tag),
  );
  private review!: ReplayReview;

  override connectedCallback(): void {
    super.connectedCallback();
    this.review = new ReplayReview(this);
    const { query } = place();
    this.at = Number(query.get('at') ?? this.moment.at);
    this.eyes = query.get('eyes') ?? this.moment.eyes;
    // Nothing here has the focus at first, and keys go on from the start.
    document.addEventListener('keydown', this.pressed);
    void this.load();
    void keepFinished(this.scene.session).catch(() => {});
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.pressed);
    hasten(1);
    clearTimeout(this.timer);
  }

  private async load(): Promise<void> {
    const eyes = this.eyes;
    try {
      await loadFrames(this.scene.session, eyes, (sights, entries) => {
        if (!this.isConnected || eyes !== this.eyes) return false;
        const first = this.sights.length === 0 || this.sights[0].viewer !== eyes;
        this.sights = [...sights];
        this.entries = entries;
        if (first || !this.projector.shown || this.awaited) this.begin();
        return true;
      });
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  // ---- Moving about ------------------------------------------------------------------------------------------------

  /** Shows the moment that was asked for, once it has come; the table is laid before anybody decides. */
  private begin(): void {
    if (this.at !== FIRST) return this.jump(this.at);
    const decided = firstDecision(this.sights);
    this.awaited = decided < 0 && this.sights.length < this.entries;
    if (!this.awaited) this.jump(Math.max(0, decided - 1));
  }

  /** Shows a moment as it is. */
  private jump(at: number): void {
    this.at = Math.max(0, Math.min(at, this.entries - 1));
    const sight = this.sights[this.at];
    this.awaited = sight === undefined;
    if (sight) this.projector.cut(sight);
    note(this.address());
  }

  private async forward(): Promise<void> {
    if (this.at >= this.sights.length - 1) return;
    this.at++;
    note(this.address());
    await this.projector.show(this.sights[this.at]);
  }

  private run(on: boolean): void {
    this.running = on;
    clearTimeout(this.timer);
    if (on) void this.goOn();
  }

  private async goOn(): Promise<void> {
    if (this.at >= this.entries - 1) return this.run(false);
    await this.forward();
    if (!this.running) return;
    this.timer = window.setTimeout(() => void this.goOn(), (this.lines().length ? PACE : 150) / this.speed);
  }

  private look(eyes: string): void {
    this.eyes = eyes;
    this.sights = [];
    note(this.address());
    void this.load();
  }

  /** Shows a moment through these eyes, on a board that a phone may have left far above. */
  visit(at: number, eyes: string): void {
    this.run(false);
    this.querySelector('.board')?.scrollIntoView({ block: 'nearest' });
    this.at = at;
    if (eyes === this.eyes) this.jump(at);
    else this.look(eyes);
  }

  told(at: number): string {
    return this.lines(at).join(' ');
  }

  override updated(): void {
    this.review.light(this.querySelector<BoardElement>(this.scene.client.tag), this.awaited ? FIRST : this.at);
  }

  private address(): string {
    const at = this.link || `/t/${this.scene.session.table}/replay`;
    return `${at}?at=${this.at}&eyes=${this.eyes}${this.review.query}`;
  }

  // ---- Drawing -----------------------------------------------------------------------------------------------------

  private stage(): Stage {
    const stage = makeStage(this.scene, {
      choose: () => {},
      why: async () => '',
      try: async () => undefined,
      tell: () => {},
      ping: () => {},
    });
    return { ...stage, over: this.at >= this.entries - 1 && !this.projector.busy };
  }

  private lines(at = this.at): string[] {
    const line = this.sights[at]?.lines[0];
    return line ? sentences(line, this.scene.client, this.stage()) : [];
  }

  override render() {
    const { words, client, session } = this.scene;
    const sight = this.projector.shown;
    const result = session.update?.result;
    if (this.fault) return html`<div class="gather"><h1>${words.say('table.replay')}</h1><p>${this.fault}</p></div>`;
    if (!sight) return html`<div class="gather"><p role="status">${words.say('table.opening')}</p></div>`;
    const stage = this.stage();
    const tag = unsafeStatic(client.tag);
    const last = this.at === this.entries - 1 && result;
    return html`<div class="table past">
      <div class="middle">
        <h1 class="prompt">${
      this.lines().join(' ') || (last ? outcome(result, stage, client) : words.say('table.replay'))
    }</h1>
        <div class="board">${staticHtml`<${tag} .sight=${sight} .stage=${stage}></${tag}>`}</div>
        ${this.bar()}
      </div>
      <section class="panel">
        ${seatList(this.scene, '', () => {})}
        <div class="replay-side stack">
          ${eyesField(this.scene, this.eyes, (eyes) => this.look(eyes))} ${this.review.part(stage, this.at)}
          ${this.link ? nothing : this.acts()}
        </div>
        <replay-turns
          class="tab"
          .sights=${this.sights}
          .client=${client}
          .stage=${stage}
          .now=${this.at}
          .light=${(keys: string[]) => this.querySelector<BoardElement>(client.tag)?.light?.(keys)}
          .jump=${(at: number) => this.jump(at)}
        ></replay-turns>
      </section>
    </div>`;
  }

  private acts() {
    const { words, session } = this.scene;
    return html`<replay-links .scene=${this.scene} .stage=${this.stage()} .at=${this.at} .eyes=${this.eyes}
        .board=${() => this.querySelector(this.scene.client.tag)}></replay-links>
      <div class="acts">
        <button class="button" @click=${this.verify}>${icon('check')}${words.say('table.verify')}</button>
        <button class="button" @click=${this.save}>${icon('download')}${words.say('table.download')}</button>
        <a class="button plain" href=${`/t/${session.table}`}>${words.say('table.back')}</a>
      </div>`;
  }

  private bar() {
    const { running, scene: { words } } = this;
    const key = (name: Icon, label: string, act: () => void) =>
      html`<button class="button plain square" aria-label=${words.say(label)} @click=${act}>${icon(name)}</button>`;
    return html`<div class="replay-bar">
      <div class="keys">
        ${key('first', 'table.first', () => this.jump(0))}
        ${key('back', 'table.previous', () => this.jump(this.at - 1))}
        ${running ? key('pause', 'table.stop', () => this.run(false)) : key('play', 'table.play', () => this.run(true))}
        ${key('next', 'table.next', () => void this.forward())}
        ${key('last', 'table.last', () => this.jump(this.entries - 1))}
      </div>
      <input
        class="time"
        type="range"
        min="0"
        max=${Math.max(0, this.entries - 1)}
        .value=${String(this.at)}
        aria-label=${words.say('table.timeline')}
        @input=${(event: Event) => this.jump(Number((event.target as HTMLInputElement).value))}
      />
      <span class="number small">${this.at + 1} / ${this.entries}</span>
      ${this.speedField()}
    </div>`;
  }

  private speedField() {
    return html`<select class="input speed" aria-label=${this.scene.words.say('table.speed')}
      @change=${(event: Event) => this.hurry(Number((event.target as HTMLSelectElement).value))}>
      ${SPEEDS.map((each) => html`<option value=${each} ?selected=${each === this.speed}>${each}×</option>`)}
    </select>`;
  }

  private hurry(speed: number): void {
    this.speed = speed;
    hasten(speed);
  }

  /** To the beginning of this turn, or of the one before, or of the next. */
  private turn(by: 1 | -1): void {
    const starts = turnsOf(this.sights).map((each) => each.at);
    const found = by > 0 ? starts.find((each) => each > this.at) : starts.findLast((each) => each < this.at);
    if (found !== undefined) this.jump(found);
  }

  private readonly pressed = (event: KeyboardEvent): void => {
    if (!isFree(event)) return;
    if (event.key === 'ArrowRight' && !this.isIn(event, '.board')) void this.forward();
    if (event.key === 'ArrowLeft' && !this.isIn(event, '.board')) this.jump(this.at - 1);
    const isHere = event.target === document.body || this.isIn(event, '.board, .replay-bar, .turns button');
    if (isHere && (event.key === 'PageDown' || event.key === 'PageUp')) {
      event.preventDefault();
      this.turn(event.key === 'PageDown' ? 1 : -1);
    }
  };

  private isIn(event: Event, parts: string): boolean {
    return (event.target as Element).closest?.(parts) != null;
  }

  private readonly save = async (): Promise<void> => toast(await download(this.scene.session));
  private readonly verify = async (): Promise<void> => {
    toast(this.scene.words.say(`table.verdict.${await promise(this.scene.session)}`));
  };
}
