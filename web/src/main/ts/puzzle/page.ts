import { html, nothing, render, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type GameCard, games, get, post } from '../core/api';
import { Piece } from '../core/element';
import { icon } from '../core/icons';
import { go, place } from '../core/router';
import { motion } from '../core/settings';
import { toast } from '../core/toast';
import { gameWords, say } from '../core/words';
import type { BoardElement, GameClient, Sight, Stage } from '../table/board';
import { clientOf } from '../table/clients';
import { deaf } from '../table/deaf-stage';
import { percent } from '../table/review/figures';
import { nextOf } from './next';
import { addressOf, type Overview, type Puzzle, type Solution, type Tried, wantedIn } from './protocol';
import { count, run } from './streak';

/** One puzzle on the real board: a move is tried by playing it. */
@customElement('puzzle-page')
export class PuzzlePage extends Piece {
  @property()
  game = '';
  @property()
  puzzle = '';
  @state()
  private card?: GameCard;
  @state()
  private laid?: Puzzle;
  /** What was said last: to a move, or as a hint. */
  @state()
  private said = '';
  @state()
  private solution?: Solution;
  @state()
  private hints = 0;
  private clean = true;
  private client?: GameClient;
  private stage?: Stage;
  private board?: BoardElement;

  override updated(changed: Map<string, unknown>): void {
    if (changed.has('puzzle') || changed.has('game')) {
      void this.load().catch((refused: Error) => toast(refused.message));
    }
  }

  private get path(): string {
    return `/api/puzzles/${this.game}/${this.puzzle}`;
  }

  private async load(): Promise<void> {
    [this.solution, this.said, this.hints, this.clean] = [undefined, '', 0, true];
    const [laid, client, words, all] = await Promise.all([
      get<Puzzle>(this.path),
      clientOf(this.game),
      gameWords(this.game),
      games(),
    ]);
    this.card = all.games.find((each) => each.id === this.game);
    this.client = client;
    const quiet = deaf(this.game, laid.options, laid.seats, words);
    const seats = quiet.seats.map((each) => ({ ...each, you: each.seat === laid.seat }));
    this.stage = { ...quiet, seats, motion: motion(), choose: (word) => void this.try(word) };
    this.laid = laid;
    await this.updateComplete;
    this.draw();
  }

  /** Lays the position out again, e.g. after a move that was not the right one. */
  private draw(): void {
    const { laid, stage, client } = this;
    if (!laid || !stage || !client) return;
    const { view, figures, moves, sample } = laid;
    const sight: Sight = { viewer: String(laid.seat), lines: [], view, figures, moves, sample, undo: 0 };
    const board = document.createElement(client.tag) as BoardElement;
    board.stage = stage;
    board.sight = sight;
    this.board = board;
    render(board, this.querySelector<HTMLElement>('.drawing')!);
  }

  private async try(word: string): Promise<void> {
    if (this.solution) return;
    const tried = await post<Tried>(this.path, { move: word }).catch((refused: Error) => toast(refused.message));
    if (!tried) return;
    if (tried.refusal) return void (this.said = tried.refusal);
    if (tried.solution) return this.end(tried.solution, true);
    this.clean = false;
    this.said = say('puzzle.wrong', [this.move(word)]);
    this.draw();
  }

  private end(solution: Solution, found: boolean): void {
    count(this.puzzle, found && this.clean);
    this.solution = solution;
    this.said = say(found ? 'puzzle.right' : 'puzzle.shown', [this.move(solution.move)]);
    this.board?.advise?.(solution.move);
  }

  /** First what it is about, then what kind of move it is, and in the end the move itself. */
  private readonly hint = async (): Promise<void> => {
    this.clean = false;
    this.hints++;
    if (this.hints === 1) {
      this.said = say(`puzzle.about.${this.laid?.motif}`);
      return;
    }
    const tried = await post<Tried>(this.path, { hint: this.hints - 1 })
      .catch((refused: Error) => toast(refused.message));
    if (tried?.solution) this.end(tried.solution, false);
    else if (tried?.hint) this.said = say('puzzle.kind', [this.kind(tried.hint)]);
  };

  /** The game's own name for a kind of move, where it has one. */
  private kind(verb: string): string {
    const words = this.stage!.words;
    return words.has(`move.${verb}`) ? words.say(`move.${verb}`) : verb;
  }

  private move(word: string): string {
    return this.client?.describe?.(word, this.stage!) ?? word;
  }

  private readonly next = async (): Promise<void> => {
    const wanted = wantedIn(place().query);
    const all = (await get<Overview>('/api/puzzles')).games.find((each) => each.game === this.game);
    const next = all && (nextOf(all, wanted, this.puzzle) ?? nextOf(all, { motif: '', difficulty: '' }, this.puzzle));
    if (next) go(addressOf(this.game, next, wanted));
  };

  override render() {
    const { laid, card } = this;
    document.title = say('puzzle.of', [card?.name ?? '']);
    return html`<div class="puzzle stack">
      <p class="small"><a href="/puzzles">${say('puzzle.title')}</a></p>
      <h1>${say('puzzle.of', [card?.name ?? ''])}</h1>
      ${laid ? this.task(laid) : nothing}
      <div class="drawing"></div>
      <p class="said" role="status">${this.said}</p>
      ${laid ? this.acts() : nothing}
    </div>`;
  }

  private task(laid: Puzzle): TemplateResult {
    const who = this.stage?.seats[laid.seat]?.name ?? '';
    const { now, best } = run();
    return html`<p>${say('puzzle.task', [who])} ${this.goal(laid)}</p>
      <p class="small soft">${say('puzzle.difficulty', [laid.difficulty])} ${
      laid.tried ? say('puzzle.solved-by', [laid.solved, laid.tried]) : say('puzzle.untried')
    } ${say('puzzle.streak', [now, best])}</p>`;
  }

  /** What its proof looks at: without it a move that wins a turn later would seem as good. */
  private goal({ motif, beyond }: Puzzle): string {
    if (motif === 'odds' && !beyond) return say('puzzle.goal.odds-turn');
    return say(`puzzle.goal.${motif}`, [beyond]);
  }

  private acts(): TemplateResult {
    const { solution } = this;
    return html`${solution ? this.why(solution) : nothing}<div class="acts">
      ${
      solution
        ? nothing
        : html`<button class="button" @click=${this.hint}>${icon('eye')}${
          say(this.hints < 2 ? 'puzzle.hint' : 'puzzle.show')
        }</button>`
    }
      <button class=${solution ? 'button main' : 'button'} @click=${this.next}>${say('puzzle.next')}</button>
    </div>`;
  }

  private why({ worth, next, reason }: Solution): TemplateResult {
    const beyond = this.laid?.beyond ?? 0;
    return html`<h2>${say('puzzle.why')}</h2>
      ${reason ? html`<p>${reason.message}</p>` : nothing}
      <p>${say('puzzle.figures', [percent(worth), percent(next)])}</p>
      <p class="small soft">${beyond ? say('puzzle.proof', [beyond]) : say('puzzle.proof-turn')}</p>`;
  }
}
