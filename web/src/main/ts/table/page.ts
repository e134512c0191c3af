import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Piece } from '../core/element';
import { play } from '../core/sound';
import { gameWords, type Words } from '../core/words';
import { aboutTable } from './about-table';
import { Adviser } from './advice';
import { announceTurn, happened, heardChat, pointed } from './announcements';
import { bigScreen, screenWaits } from './big-screen';
import type { BoardElement, GameClient, Line, Sight, Stage } from './board';
import { boardIn, goneBy, promptOf, SILENT, type Status, statusLine } from './board-area';
import { endSound } from './cheer';
import { clientOf } from './clients';
import { rulesDrawer } from './drawer';
import { Eyes } from './eyes';
import './gather';
import { refocus } from './focus';
import { Hand } from './hand';
import { wishOf } from './keys';
import { LessonGuide } from './lesson';
import { help, menu } from './menu';
import { curtain, gone, notice, opening } from './notices';
import { Newcomer } from './newcomer';
import { forgetTurn } from './notify';
import { panel } from './panel';
import type { About, Update } from './protocol';
import { makeScene, makeStage, type Scene } from './scene';
import { type News, Session } from './session';
import { Side } from './side';
import './style';

/** A table: gathering, playing, looking back. Holds what is shown; the parts draw it. */
@customElement('table-page')
export class TablePage extends Piece {
  @property()
  table = '';
  @property({ type: Boolean })
  replaying = false;
  /** For a television or a stream: a spectator's view, and nothing to press. */
  @property({ type: Boolean })
  screen = false;
  @state()
  private client?: GameClient;
  @state()
  private words?: Words;
  @state()
  private about?: About;
  @state()
  private status: Status = SILENT;
  @state()
  private aloud = '';
  @state()
  private bye = '';
  private readonly side = new Side(() => this.requestUpdate());
  private session!: Session;
  private lesson?: LessonGuide;
  private readonly newcomer = new Newcomer(() => this.requestUpdate());
  private hand!: Hand;
  private eyes!: Eyes;
  private adviser!: Adviser;
  private preparing?: Promise<void>;
  /** What happened and is still being played back, in sentences. */
  private readonly unsaid: string[] = [];
  private phase = '';
  override connectedCallback(): void {
    super.connectedCallback();
    this.session = new Session(this.table, (news) => void this.heard(news), this.screen);
    this.hand = new Hand(this.session, (refused) => this.session.update?.result || this.refuse(refused));
    this.adviser = new Adviser(this.session, () => this.board, () => this.requestUpdate());
    this.eyes = new Eyes(this.session, () => this.redraw(), () => this.board);
    document.addEventListener('keydown', this.pressed);
    void this.lookUp();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session.close();
    document.removeEventListener('keydown', this.pressed);
    forgetTurn();
  }

  private get board(): BoardElement | null {
    return this.client ? this.querySelector<BoardElement>(this.client.tag) : null;
  }

  /** What this viewer was told of the match so far. */
  private get told(): Line[] {
    return this.session.record.get(this.eyes.viewer) ?? [];
  }

  private async redraw(): Promise<void> {
    this.requestUpdate();
    await this.updateComplete;
  }

  private async lookUp(): Promise<void> {
    this.about = await aboutTable(this.table);
  }

  // ---- What happens ------------------------------------------------------------------------------------------------

  private async heard(news: News): Promise<void> {
    const game = this.session.seating?.terms.game;
    if (game) await (this.preparing ??= this.prepare(game));
    if (news.kind === 'update') void this.follow(news.before);
    if (news.kind === 'chat') this.hearChat();
    if (news.kind === 'bye') this.bye = news.message ?? '';
    if (news.kind === 'seating' && this.about) this.about = { ...this.about, invite: this.session.seating?.invite };
    const scene = this.scene();
    if (scene && news.ping) this.tell(pointed(news.ping, scene, this.board) || this.status.text);
    if (scene) announceTurn(scene, this.about?.title ?? '', this.replaying);
    this.requestUpdate();
  }

  private async prepare(game: string): Promise<void> {
    const looking = this.replaying ? import('./replay') : undefined;
    const [words, client] = await Promise.all([gameWords(game), clientOf(game), looking]);
    this.words = words;
    this.client = client;
    const taught = this.session.seating?.notes?.includes('lesson') ?? false;
    if (taught && !this.screen) this.lesson = new LessonGuide(client.lesson, this.table, () => this.requestUpdate());
    if (!this.replaying && !this.screen) this.newcomer.comes(game, taught);
  }

  private async follow(before: Sight[] | undefined): Promise<void> {
    const { update, seating } = this.session;
    if (!update || !seating || !this.client || this.replaying) return;
    this.adviser.silence();
    const last = before?.find((each) => each.viewer === this.eyes.viewer);
    const shown = this.eyes.follow(update, seating, before);
    const scene = this.scene()!;
    this.unsaid.push(happened(this.eyes.sight, scene, this.stage(scene)));
    if (!last || goneBy(this.status, last, this.eyes.sight, update.result !== undefined)) this.status = SILENT;
    await shown;
    if (this.unsaid.length) this.aloud = this.unsaid.splice(0).join(' ').trim();
    if (this.eyes.sight) this.lesson?.saw(this.eyes.sight, this.told);
    this.newcomer.saw(this.told, seating.yours);
    this.settle(update);
  }

  /** After the last animation: is it over, or has the next match begun? */
  private settle(update: Update): void {
    if (!update.result) return this.side.startAgain();
    if (!this.side.finish(update.match, !this.lesson, !update.fresh)) return;
    this.status = SILENT; // what was said while it was counted stands in the result
    play(endSound(this.scene()!), this.client?.sounds);
  }

  private hearChat(): void {
    const said = this.words ? heardChat(this.session.chat, this.words) : '';
    if (!said) return;
    this.aloud = said;
    this.side.heard();
  }

  // ---- What people do ----------------------------------------------------------------------------------------------

  private readonly ask = async (what: string, fields: Record<string, unknown> = {}): Promise<void> => {
    const answer = await this.session.ask(what, fields);
    if (answer.refused) this.refuse(answer.refused);
  };

  private refuse(refused: { rule: string; message: string }): void {
    this.status = { text: refused.message, rule: refused.rule };
    play('no');
  }

  private choose(word: string): void {
    if (this.lesson && !this.lesson.admits(word, this.told)) return;
    this.eyes.projector.skip();
    this.adviser.silence();
    this.hand.play(this.eyes.seat, word);
  }

  private tell(text: string): void {
    if (text !== this.status.text) this.status = { text, rule: this.hand.ruleOf(text) };
  }

  private readonly hint = async (): Promise<void> => {
    const refused = await this.adviser.ask(this.eyes.seat);
    if (refused) this.refuse(refused);
  };

  private readonly undo = (): void => {
    if (this.lesson) return;
    if (this.eyes.sight && this.eyes.sight.undo > 0) void this.ask('propose', { what: 'undo' });
    else if (this.words) this.status = { text: this.words.say('table.no-undo'), rule: 'TABLE-22' };
  };

  private async read(): Promise<void> {
    this.side.show('log');
    await this.updateComplete;
    this.querySelector<HTMLElement>('.sheet .log')?.focus();
  }

  private readonly rules = (rule = ''): void => {
    if (this.words && this.client) void rulesDrawer(this.session.seating!.terms.game, this.words, rule);
  };

  private readonly pressed = (event: KeyboardEvent): void => {
    const scene = this.scene();
    if (!scene || this.replaying || this.screen) return;
    const wish = wishOf(event);
    if (wish === 'hint') void this.hint();
    if (wish === 'undo') this.undo();
    if (wish === 'log') void this.read();
    if (wish === 'help') void help(scene).then((chosen) => chosen === 'rules' && this.rules());
    if (wish === 'back') this.stepBack();
  };

  private stepBack(): void {
    if (this.adviser.speaks) this.adviser.silence();
    else if (this.side.open) this.side.close();
    this.eyes.projector.skip();
  }

  // ---- Drawing -----------------------------------------------------------------------------------------------------

  private scene(): Scene | undefined {
    const { seating } = this.session;
    return seating && this.client && this.words
      ? makeScene(this.session, seating, this.client, this.words, this.eyes.projector.busy)
      : undefined;
  }

  private stage(scene: Scene): Stage {
    return makeStage(scene, {
      choose: (word) => this.choose(word),
      why: (word) => this.hand.why(this.eyes.seat, word),
      try: (word) => this.hand.try(this.eyes.seat, word),
      tell: (text) => this.tell(text),
      ping: (at) => void this.ask('ping', { at }),
    });
  }

  override updated(): void {
    const phase = this.eyes.handTo ? 'curtain' : (this.session.seating?.phase ?? '');
    if (this.phase && phase !== this.phase && !refocus(this)) return;
    this.phase = phase;
  }

  override render() {
    if (this.session.state === 'gone' || this.bye) return gone(this.bye);
    const scene = this.scene();
    if (!scene) return opening(this.session.trouble);
    if (scene.seating.phase === 'gathering') {
      if (this.screen) return screenWaits(scene);
      return html`<table-gather .scene=${scene} .about=${this.about}></table-gather>`;
    }
    if (this.replaying) return html`<table-replay .scene=${scene}></table-replay>`;
    const sight = this.eyes.projector.shown;
    if (!sight) return this.eyes.handTo ? html`<div class="handed">${this.curtain(scene)}</div>` : nothing;
    if (this.screen) return bigScreen(scene, this.stage(scene), sight, this.eyes.projector.told ?? sight);
    return this.playing(scene, sight);
  }

  private curtain(scene: Scene): TemplateResult {
    return curtain(scene, this.eyes.handTo, () => this.eyes.lift());
  }

  private playing(scene: Scene, sight: Sight): TemplateResult {
    const stage = this.stage(scene);
    const down = this.eyes.handTo !== '';
    return html`<div class=${scene.seating.phase === 'over' ? 'table over' : 'table'}>
      ${this.lesson?.card(stage) ?? nothing}
      <div class="middle">
        <div ?inert=${down}><h1 class="prompt" tabindex="-1"><span
          role="status">${promptOf(scene, stage, this.eyes.projector.told ?? sight)}</span></h1></div>
        <div class="board" ?inert=${down}>${boardIn(scene.client, sight, stage)}</div>
        ${statusLine(scene, this.status, this.rules)}
        ${down ? nothing : this.lesson?.light(() => this.board)}
        ${down ? this.curtain(scene) : nothing}
      </div>
      ${
      panel(scene, stage, {
        viewer: down ? '' : this.eyes.viewer,
        light: (keys) => this.board?.light?.(keys),
        seen: (line) => !this.eyes.projector.awaits(line),
        tab: this.side.tab,
        open: this.side.open,
        unread: this.side.unread,
        look: (viewer) => this.eyes.look(viewer),
        show: (tab) => this.side.show(tab),
        close: () => this.side.close(),
        hint: this.hint,
        undo: this.undo,
        rules: () => this.rules(),
        menu: () => void menu(scene, this.about, this.ask),
        ask: this.ask,
        notes: [
          notice(scene, (what, fields) => void this.ask(what, fields)),
          this.adviser.card(scene.client, stage),
          down ? nothing : this.newcomer.card(scene),
        ],
      })
    }
      <p class="aloud" aria-live="polite">${this.aloud}</p>
    </div>`;
  }
}
