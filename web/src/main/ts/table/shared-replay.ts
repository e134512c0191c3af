import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { get, me } from '../core/api';
import { Piece } from '../core/element';
import { reportAway } from '../core/report-away';
import { addWords, gameWords, type Words } from '../core/words';
import { clientOf } from './clients';
import { goneReplay, opening } from './notices';
import type { Chair, Result, Seating, Terms } from './protocol';
import './replay';
import { makeScene, type Scene } from './scene';
import type { Session } from './session';
import './style';

/** What a link to a moment leads to. */
interface Shared {
  match: string;
  game: string;
  at: number;
  eyes: string;
  title: string;
  options: Record<string, string>;
  seats: Pick<Chair, 'kind' | 'name' | 'level'>[];
  result: Result;
}

/** A finished match without its table: for somebody who was sent a link to a moment of it, or who may see the match. */
@customElement('shared-replay')
export class SharedReplay extends Piece {
  /** Of the link; empty without one. */
  @property()
  code = '';
  /** Which match, without a link. */
  @property()
  match = '';
  @state()
  private scene?: Scene;
  @state()
  private gone = false;
  private shared?: Shared;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load().catch(() => (this.gone = true));
  }

  private async load(): Promise<void> {
    const { replay } = await get<{ replay: Shared }>(this.path(''));
    const [words, client] = await Promise.all([gameWords(replay.game), clientOf(replay.game)]);
    this.shared = replay;
    document.title = `${replay.title || words.say('name')} · Tablée`;
    this.scene = makeScene(this.session(replay), seatingOf(replay), client, words);
  }

  private path(rest: string): string {
    return `/api/${this.code ? `replays/${this.code}` : `matches/${this.match}`}${rest}`;
  }

  /** The line of a table, as far as a replay asks anything of it. */
  private session(replay: Shared): Session {
    const ask = (_what: string, { viewer, from, count }: Record<string, unknown>) =>
      get(this.path(`/frames?viewer=${viewer}&from=${from}&count=${count}`));
    return {
      table: this.code || this.match,
      update: { match: replay.match, result: replay.result, waiting: [] },
      left: () => undefined,
      clock: () => ({ at: 0 }),
      ask,
    } as unknown as Session;
  }

  override render() {
    if (this.gone) return goneReplay();
    if (!this.scene || !this.shared) return opening('');
    const { at, eyes, title } = this.shared;
    const link = this.code ? `/r/${this.code}` : `/m/${this.match}`;
    return html`<table-replay .scene=${this.scene} .moment=${{ at, eyes }} .link=${link}></table-replay>
      ${this.code && me() ? this.acts(title, this.scene.words) : nothing}`;
  }

  private acts(title: string, words: Words): TemplateResult {
    return html`<div class="acts">
      <button class="button plain" @click=${() => void reportAway(title, { replay: this.code })}>${
      words.say('table.report-page')
    }</button>
      ${
      me()?.admin
        ? html`<button class="button plain risk" @click=${() => void this.end(title)}>${
          words.say('table.link-end')
        }</button>`
        : nothing
    }
    </div>`;
  }

  private async end(title: string): Promise<void> {
    const [{ act }] = await Promise.all([import('../admin/page'), addWords('admin')]);
    if (await act('end-replay', this.code, title)) this.gone = true;
  }
}

function seatingOf({ game, options, seats }: Shared): Seating {
  const terms = { game, seats: seats.length, options } as unknown as Terms;
  const chairs = seats.map((each) => ({
    chair: { ...each, person: '', resigned: false },
    present: true,
    ready: false,
    takenOver: false,
  }));
  return { table: '', phase: 'over', terms, host: '', chairs, yours: [], spectators: 0, watchers: [] };
}
