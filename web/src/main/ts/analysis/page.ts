import { html, nothing, render, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type GameCard, games, post } from '../core/api';
import { copy } from '../core/copy';
import { Piece } from '../core/element';
import { icon } from '../core/icons';
import { go, place } from '../core/router';
import { toast } from '../core/toast';
import { gameWords, say, words } from '../core/words';
import type { BoardElement, GameClient, Sight, Stage } from '../table/board';
import { clientOf } from '../table/clients';
import { deaf } from '../table/deaf-stage';
import { percent } from '../table/review/figures';
import { beginning } from './begin';
import { linesOf } from './lines';
import './position-form';
import {
  addressOf,
  type AnalysisLine,
  type AnalysisMoment,
  type AnalysisTurn,
  lineOf,
  saidIn,
  type Start,
  startOf,
  written,
} from './protocol';
import { think } from './thinking';
import { LineTree } from './tree';

/** A board on which moves are tried for all seats, taken back and tried otherwise, while a bot says what it thinks. */
@customElement('analysis-page')
export class AnalysisPage extends Piece {
  /** What the address says. */
  @property()
  query = '';
  @state()
  private cards: GameCard[] = [];
  @state()
  private moment?: AnalysisMoment;
  @state()
  private eyes = 'turn';
  @state()
  private lines: AnalysisLine[] = [];
  @state()
  private thinks = '';
  @state()
  private fault = '';
  /** What is seen is not yet that of the line, and its moves are not to be played there. */
  @state()
  private busy = false;
  private start?: Start;
  private line: string[] = [];
  /** The line whose end is seen. */
  private seen?: string[];
  private tree = new LineTree();
  private client?: GameClient;
  private words = words();
  private stage?: Stage;
  private asked = 0;

  override updated(changed: Map<string, unknown>): void {
    if (changed.has('query')) void this.bring((asked) => this.load(asked));
  }

  /** What cannot be had is said; what is seen may be played on where it is still that of the line. */
  private async bring(get: (asked: number) => Promise<void>): Promise<void> {
    const asked = ++this.asked;
    [this.busy, this.fault] = [true, ''];
    let fault = '';
    await get(asked).catch((refused: Error) => (fault = refused.message));
    if (asked !== this.asked) return;
    this.fault = fault;
    this.busy = this.start !== undefined && this.seen !== this.line;
  }

  private async load(asked: number): Promise<void> {
    const query = saidIn(place());
    const start = startOf(query);
    if (JSON.stringify(start) !== JSON.stringify(this.start)) this.tree = new LineTree();
    [this.start, this.line] = [start, lineOf(query)];
    this.tree.add(this.line);
    [this.lines, this.thinks] = [[], ''];
    this.cards = (await games()).games;
    if (start && asked === this.asked) await this.look(asked);
  }

  /** Lays out the end of the line. */
  private async look(asked: number): Promise<void> {
    const ask = (viewer: string) => post<AnalysisMoment>('/api/analysis', { ...this.start, line: this.line, viewer });
    let moment = await ask(this.eyes === 'turn' ? 'all' : this.eyes);
    const [client, named] = await Promise.all([clientOf(moment.game), gameWords(moment.game)]);
    const seat = this.seatTurn(moment)?.actor;
    if (this.eyes === 'turn' && seat !== undefined) moment = await ask(seat);
    if (asked !== this.asked) return;
    [this.client, this.words] = [client, named];
    const quiet = deaf(moment.game, moment.options, moment.seats, named);
    const seats = quiet.seats.map((each) => ({ ...each, you: String(each.seat) === moment.viewer }));
    this.stage = { ...quiet, seats, choose: (word) => this.play(`${seat} ${word}`) };
    [this.moment, this.seen] = [moment, this.line];
    await this.updateComplete;
    this.draw();
  }

  private seatTurn(moment: AnalysisMoment): AnalysisTurn | undefined {
    return moment.turns.find((each) => /^\d+$/.test(each.actor));
  }

  private draw(): void {
    const { moment, stage, client } = this;
    if (!moment || !stage || !client) return;
    const turn = this.seatTurn(moment);
    const mine = turn && turn.actor === moment.viewer;
    const sight: Sight = {
      viewer: moment.viewer,
      lines: [],
      view: moment.view,
      figures: moment.figures,
      moves: mine ? turn.moves : [],
      sample: mine ? turn.sample : false,
      undo: 0,
    };
    const board = document.createElement(client.tag) as BoardElement;
    board.stage = stage;
    board.sight = sight;
    render(board, this.querySelector<HTMLElement>('.drawing')!);
  }

  private play(step: string): void {
    if (!this.busy) go(addressOf(this.start!, [...this.line, step]));
  }

  private readonly think = (): void => {
    const asked = this.asked;
    this.thinks = say('analysis.thinks');
    void think(this.start!, this.line, (lines, iterations, stage) => {
      if (asked !== this.asked || !this.isConnected) return false;
      this.lines = lines;
      this.thinks = say(`analysis.${stage}`, [iterations]);
      return true;
    }).catch((refused: Error) => {
      this.thinks = '';
      toast(refused.message);
    });
  };

  // ---- What is seen ------------------------------------------------------------------------------------------------

  override render() {
    document.title = say('analysis.title');
    return html`<div class="analysis stack" aria-busy=${this.busy && !this.fault}>
      <h1>${say('analysis.title')}</h1>
      ${this.start ? nothing : beginning(this.cards)}
      <p role="alert">${this.fault}</p>
      <div class="drawing"></div>
      ${this.moment && this.start ? this.desk(this.moment) : nothing}
    </div>`;
  }

  private desk(moment: AnalysisMoment): TemplateResult {
    const back = addressOf(this.start!, this.line.slice(0, -1));
    return html`<p role="status">${this.standing(moment)}</p>
      ${moment.turns.map((each) => this.turn(each))}
      <div class="acts">
        ${this.line.length ? html`<a class="button" href=${back}>${icon('undo')}${say('analysis.back')}</a>` : nothing}
        <button class="button" @click=${this.think} ?disabled=${!this.seatTurn(moment)}>${icon('bot')}${
      say('analysis.think')
    }</button>
        <button class="button" @click=${() => void copy(location.href, say('analysis.copied'))}>${icon('link')}${
      say('analysis.link')
    }</button>
      </div>
      ${this.eyesField(moment)} ${this.thinking()}
      <h2>${say('analysis.lines')}</h2>
      ${this.tree.drawn(this.line, (line) => addressOf(this.start!, line), (step) => this.step(step))}
      <details><summary>${say('analysis.export')}</summary>
        <textarea class="input" rows="6" readonly aria-label=${say('analysis.export')} .value=${
      JSON.stringify(written(moment))
    }></textarea></details>
      <details><summary>${
      say('analysis.edit')
    }</summary><position-form .moment=${moment} .words=${this.words}></position-form></details>`;
  }

  private standing(moment: AnalysisMoment): string {
    if (moment.ranks) return say('analysis.over', [moment.ranks.join(', ')]);
    return say('analysis.turn', [moment.turns.map((each) => this.who(each.actor)).join(', ')]);
  }

  private who(actor: string): string {
    return /^\d+$/.test(actor) ? this.stage?.seats[Number(actor)]?.name ?? actor : say(`analysis.${actor}`);
  }

  /** All that can happen as a list to choose from, for those who do not use the board, and for chance. */
  private turn(turn: AnalysisTurn): TemplateResult {
    const play = (event: Event): void => {
      event.preventDefault();
      this.play(`${turn.actor} ${new FormData(event.target as HTMLFormElement).get('move')}`);
    };
    const all = turn.moves.reduce((sum, each) => sum + (each.weight ?? 0), 0);
    return html`<form class="stack" @submit=${play}>
      <label class="field"><span class="label">${this.who(turn.actor)}</span>
        <select class="input" name="move">${
      turn.moves.map((each) =>
        html`<option value=${each.word}>${this.word(each.word)}${
          each.weight ? ` (${percent(1000 * each.weight / all)})` : ''
        }</option>`
      )
    }</select></label>
      <div class="acts"><button class="button">${say('analysis.play')}</button></div>
    </form>`;
  }

  private eyesField(moment: AnalysisMoment): TemplateResult {
    const choose = (event: Event): void => {
      this.eyes = (event.target as HTMLSelectElement).value;
      void this.bring((asked) => this.look(asked));
    };
    const seats = Array.from({ length: moment.seats }, (_, seat) => String(seat));
    return html`<label class="field"><span class="label">${say('analysis.eyes')}</span>
      <select class="input" @change=${choose}>
        <option value="turn">${say('analysis.eyes.turn')}</option>
        <option value="all">${say('analysis.eyes.all')}</option>
        ${seats.map((seat) => html`<option value=${seat}>${this.who(seat)}</option>`)}
      </select></label>`;
  }

  private thinking(): TemplateResult | typeof nothing {
    if (!this.thinks) return nothing;
    const address = (steps: string[]): string => addressOf(this.start!, [...this.line, ...steps]);
    return html`<h2>${say('analysis.thoughts')}</h2>
      <p class="small soft" role="status">${this.thinks}</p>
      ${linesOf(this.lines, { step: (step) => this.step(step), address })}`;
  }

  /** What a game has no words for, as some outcomes of chance, is said in those of the engine's format. */
  private word(word: string): string {
    const said = this.client?.describe?.(word, this.stage!) ?? '';
    return said && !said.startsWith('move.') ? said : word;
  }

  private step(step: string): string {
    const [actor, ...words] = step.split(' ');
    return `${this.who(actor)}: ${this.word(words.join(' '))}`;
  }
}
