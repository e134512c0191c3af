import { html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { get } from '../core/api';
import { Piece } from '../core/element';
import { gameWords } from '../core/words';
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

/** A finished match for somebody who was sent a link to a moment of it: the match alone, and no table behind it. */
@customElement('shared-replay')
export class SharedReplay extends Piece {
  @property()
  code = '';
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
    document.title = `${replay.title} · Tablée`;
    this.scene = makeScene(this.session(replay), seatingOf(replay), client, words);
  }

  private path(rest: string): string {
    return `/api/replays/${this.code}${rest}`;
  }

  /** The line of a table, as far as a replay asks anything of it. */
  private session(replay: Shared): Session {
    const ask = (_what: string, { viewer, from, count }: Record<string, unknown>) =>
      get(this.path(`/frames?viewer=${viewer}&from=${from}&count=${count}`));
    return {
      table: this.code,
      update: { match: replay.match, result: replay.result, waiting: [] },
      left: () => undefined,
      clock: () => ({ at: 0 }),
      ask,
    } as unknown as Session;
  }

  override render() {
    if (this.gone) return goneReplay();
    if (!this.scene || !this.shared) return opening('');
    const { at, eyes } = this.shared;
    return html`<table-replay .scene=${this.scene} .moment=${{ at, eyes }} .link=${`/r/${this.code}`}></table-replay>`;
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
