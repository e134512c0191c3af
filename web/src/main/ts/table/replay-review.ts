import { html, nothing, type TemplateResult } from 'lit';
import { loadMe } from '../core/api';
import { icon } from '../core/icons';
import { isNear } from '../core/near';
import { go, place } from '../core/router';
import { addWords } from '../core/words';
import type { BoardElement, Stage } from './board';
import type { Scene } from './scene';

/** What the review needs of the replay it stands beside. */
interface Replay {
  readonly scene: Scene;
  readonly link: string;
  /** Shows a moment through these eyes. */
  visit(at: number, eyes: string): void;
  told(at: number): string;
  /** What an entry told, by the names of the events. */
  events(at: number): string[];
  requestUpdate(): void;
}

/** The review beside a replay: a chunk of its own, loaded when somebody wants it, and the move that it lights up. */
export class ReplayReview {
  /** The seat it is for; -1: nobody has asked for it. */
  private seat = Number(place().query.get('review') ?? -1);
  private ready = false;
  /** Why a match of this page is not reviewed. */
  private fault: '' | 'away' | 'stays' = '';
  private advised = { at: -1, word: '' };
  private lit = '';

  constructor(private readonly replay: Replay) {
    if (this.seat >= 0) void this.open(this.seat);
  }

  /** What the address has to say of it. */
  get query(): string {
    return this.seat < 0 ? '' : `&review=${this.seat}`;
  }

  private async open(seat: number): Promise<void> {
    const { table } = this.replay.scene.session;
    if (isNear(table)) return this.leave((handed) => `/t/${handed}/replay?review=${seat}`);
    this.seat = seat;
    await Promise.all([import('./review/review'), addWords('review')]);
    this.ready = true;
    this.replay.requestUpdate();
  }

  /** Only the server reviews: a match of this page is handed over first, and looked at there. */
  private async leave(address: (handed: string) => string): Promise<void> {
    const [{ handedTable }, { guest }] = await Promise.all([import('../near/hand-over'), import('../house/start')]);
    const handed = await loadMe()
      .then(guest)
      .then(() => handedTable(this.replay.scene.session.table))
      .catch(() => undefined);
    if (handed) return go(address(handed), true);
    this.seat = -1;
    this.fault = handed === undefined ? 'away' : 'stays';
    this.replay.requestUpdate();
  }

  /** After each drawing: the better move is lit as long as its moment is shown. */
  light(board: BoardElement | null, at: number): void {
    const word = at === this.advised.at ? this.advised.word : '';
    if (word === this.lit || !board) return;
    this.lit = word;
    board.advise?.(word);
  }

  part(stage: Stage, now: number): TemplateResult | typeof nothing {
    const { scene, link } = this.replay;
    if (this.seat < 0) return html`${this.said(scene)}${this.fault === 'stays' ? nothing : this.button(scene, now)}`;
    if (!this.ready) return nothing;
    const { table, update } = scene.session;
    const eyes = String(this.seat);
    const visit = (at: number, word: string): void => {
      this.advised = { at, word };
      this.replay.visit(at, eyes);
    };
    return html`<table-review .scene=${scene} .stage=${stage} .seat=${this.seat} .now=${now} .plays=${!link}
      .path=${
      link ? link.replace('/r/', '/api/replays/').replace('/m/', '/api/matches/') : `/api/matches/${update?.match}`
    }
      .told=${(at: number) => this.replay.told(at)} .events=${(at: number) => this.replay.events(at)}
      .visit=${visit} .look=${(seat: number) => void this.open(seat)}
      .address=${(at: number) =>
      `${link || `/t/${table}/replay`}?at=${at}&eyes=${eyes}&review=${eyes}`}></table-review>`;
  }

  private said(scene: Scene): TemplateResult {
    return html`<p class="soft" role="status">${
      this.fault ? scene.words.say(`table.review-${this.fault}`) : nothing
    }</p>`;
  }

  private button(scene: Scene, now: number): TemplateResult {
    const { table, update } = scene.session;
    const shared = this.replay.link.replace('/r/', '');
    const analysis = (match = update?.match) =>
      `/analysis?${shared ? `replay=${shared}` : `match=${match}`}&at=${now + 1}`;
    const analyse = (event: Event): void => {
      if (!isNear(table)) return;
      event.preventDefault();
      void this.leave((handed) => analysis(`${handed}.1`));
    };
    const mine = scene.seats.find((each) => each.you)?.seat ?? 0;
    return html`<div class="acts"><button class="button main" @click=${() => void this.open(mine)}>${icon('eye')}${
      scene.words.say('table.review')
    }</button><a class="button" href=${analysis()} @click=${analyse}>${icon('sliders')}${
      scene.words.say('table.analyse')
    }</a></div>`;
  }
}
