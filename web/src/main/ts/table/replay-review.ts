import { html, nothing, type TemplateResult } from 'lit';
import { loadMe, post } from '../core/api';
import { icon } from '../core/icons';
import { isNear } from '../core/near';
import { go, place } from '../core/router';
import { toast } from '../core/toast';
import { addWords, say } from '../core/words';
import { guest } from '../house/start';
import type { BoardElement, Sight, Stage } from './board';
import type { Scene } from './scene';

/** What the review needs of the replay it stands beside. */
interface Replay {
  readonly scene: Scene;
  readonly link: string;
  /** Shows a moment through these eyes. */
  visit(at: number, eyes: string): void;
  told(at: number): string;
  readonly sights: Sight[];
  requestUpdate(): void;
}

/** The review beside a replay: a chunk of its own, loaded when somebody wants it, and the move that it lights up. */
export class ReplayReview {
  /** The seat it is for; -1: nobody has asked for it. */
  private seat = Number(place().query.get('review') ?? -1);
  private ready = false;
  /** Why a match of this page is not on the server. */
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
    this.seat = seat;
    await Promise.all([import('./review/review'), addWords('review')]);
    this.ready = true;
    this.replay.requestUpdate();
  }

  /** The match's name on the server, to which one of this page is handed over first; nothing: `fault` says why not. */
  private async served(): Promise<string | undefined> {
    const { table, update } = this.replay.scene.session;
    if (!isNear(table)) return update?.match;
    const { handedTable } = await import('../near/hand-over');
    const handed = await loadMe()
      .then(guest)
      .then(() => handedTable(table))
      .catch(() => undefined);
    this.fault = handed ? '' : handed === undefined ? 'away' : 'stays';
    this.replay.requestUpdate();
    return handed ? `${handed}.${/^here-of-.*-(\d+)$/.exec(table)?.[1] ?? 1}` : undefined;
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
    if (this.seat < 0) return html`${this.said(scene)}${this.buttons(scene, now)}`;
    if (!this.ready) return nothing;
    const { table, update } = scene.session;
    const eyes = String(this.seat);
    const visit = (at: number, word: string): void => {
      this.advised = { at, word };
      this.replay.visit(at, eyes);
    };
    const path = link
      ? link.replace('/r/', '/api/replays/').replace('/m/', '/api/matches/')
      : isNear(table)
      ? table
      : `/api/matches/${update?.match}`;
    return html`<table-review .scene=${scene} .stage=${stage} .seat=${this.seat} .now=${now} .plays=${!link}
      .path=${path} .again=${(entry: number) => void this.again(entry)}
      .told=${(at: number) => this.replay.told(at)} .events=${(at: number) => this.events(at)}
      .visit=${visit} .look=${(seat: number) => void this.open(seat)}
      .address=${(at: number) => `${link || `/t/${table}/replay`}?at=${at}&eyes=${eyes}&review=${eyes}`}></table-review>
      ${this.said(scene)}<div class="acts">${this.analysis(scene, now)}${
      link
        ? nothing
        : html`<button class="button" @click=${() => void this.again(now + 1)}>${icon('again')}${
          say('review.again')
        }</button>`
    }</div>`;
  }

  /** Plays on from before an entry, against bots and in the same deal. */
  private async again(entry: number): Promise<void> {
    const match = await this.served();
    if (!match) return;
    const made = await post<{ table: string }>(`/api/matches/${match}/again`, { entry, seat: this.seat })
      .catch((refused: Error) => toast(refused.message));
    if (made) go(`/t/${made.table}`);
  }

  /** What an entry told, by the names of the events. */
  private events(at: number): string[] {
    return (this.replay.sights[at]?.lines[0]?.told ?? []).map(({ event }) => event);
  }

  private said(scene: Scene): TemplateResult {
    return html`<p class="soft" role="status">${
      this.fault ? scene.words.say(`table.analysis-${this.fault}`) : nothing
    }</p>`;
  }

  private buttons(scene: Scene, now: number): TemplateResult {
    const mine = scene.seats.find((each) => each.you)?.seat ?? 0;
    return html`<div class="acts"><button class="button main" @click=${() => void this.open(mine)}>${icon('eye')}${
      scene.words.say('table.review')
    }</button>${this.analysis(scene, now)}</div>`;
  }

  private analysis({ session, words }: Scene, now: number): TemplateResult {
    const { link } = this.replay;
    const shared = link.startsWith('/r/') ? link.slice(3) : '';
    const address = (match = session.update?.match) =>
      `/analysis?${shared ? `replay=${shared}` : `match=${match}`}&at=${now + 1}`;
    const analyse = async (event: Event): Promise<void> => {
      if (!isNear(session.table)) return;
      event.preventDefault();
      const match = await this.served();
      if (match) go(address(match));
    };
    return html`<a class="button" href=${address()} @click=${analyse}>${icon('sliders')}${
      words.say('table.analyse')
    }</a>`;
  }
}
