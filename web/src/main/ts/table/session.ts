import { language } from '../core/settings';
import { type LineState, type SocketAnswer, SocketLine } from '../core/socket';
import type { Line, Sight } from './board';
import type { Said, Seating, Update } from './protocol';
import { ShareKeeper } from './share-keeper';
import { TermsSeen } from './terms-seen';

/** What happened at the table, for anyone who shows it. */
export interface News {
  kind: 'seating' | 'update' | 'chat' | 'ping' | 'state' | 'bye';
  /** With an update: how each viewer saw the match before. */
  before?: Sight[];
  ping?: { person: string; name: string; at: string };
  message?: string;
}

const FOR_NOW = new Set(['unreachable', 'no-room']);

/** One's place at a table: holds what the server has told, and asks it for things. */
export class Session {
  seating?: Seating;
  update?: Update;
  chat: Said[] = [];
  state: LineState = 'connecting';
  /** Why the table cannot be reached for now, as the server has said. */
  trouble = '';
  /** What each viewer was told so far, by the viewer's name. */
  readonly record = new Map<string, Line[]>();
  /** This page's part in the seed. */
  readonly shares: ShareKeeper;
  /** Which terms the person here can mean. */
  readonly terms = new TermsSeen();
  private readonly wire: SocketLine;
  private heardAt = 0;

  constructor(
    readonly table: string,
    private readonly news: (news: News) => void,
    /** A screen for everybody in the room: it sees what somebody sees who only looks on. */
    private readonly isScreen = false,
  ) {
    this.shares = new ShareKeeper(table, (what, fields) => this.ask(what, fields));
    this.wire = new SocketLine({
      address: () => this.address(),
      message: (message) => this.heard(message),
      state: (state) => {
        this.state = state;
        if (state !== 'open') this.shares.lost();
        this.news({ kind: 'state' });
      },
      probe: () => void this.ask('sync', { version: this.update?.version }),
    });
  }

  close(): void {
    this.wire.close();
  }

  ask(what: string, fields: Record<string, unknown> = {}): Promise<SocketAnswer> {
    return this.wire.ask(what, fields);
  }

  /** The person knows that no share of this page went in, and plays all the same. */
  playWithout(): void {
    this.shares.accept();
    this.news({ kind: 'state' });
  }

  play(seat: number, move: string): Promise<SocketAnswer> {
    return this.wire.ask('play', { version: this.update?.version ?? 0, match: this.update?.match, seat, move });
  }

  /** Game time now: what was told last, and the time since then. */
  clock(): { at: number; dueAt?: number } {
    const clock = this.update?.clock;
    if (!clock) return { at: 0 };
    return { at: clock.at + (this.runs() ? performance.now() - this.heardAt : 0), dueAt: clock.dueAt };
  }

  /** The milliseconds a seat has left, if seats have a time. */
  left(seat: number): number | undefined {
    const clock = this.update?.clock;
    const left = clock?.left[seat];
    if (clock === undefined || left === undefined) return undefined;
    return clock.running.includes(seat) && this.runs() ? Math.max(0, left - (performance.now() - this.heardAt)) : left;
  }

  private runs(): boolean {
    return this.update !== undefined && !this.update.paused && !this.update.result;
  }

  private address(): string {
    const seen = this.update ? `match=${encodeURIComponent(this.update.match)}&version=${this.update.version}&` : '';
    return `/ws/table/${this.table}?${seen}${this.isScreen ? 'screen&' : ''}lang=${language()}`;
  }

  private heard(message: any): void {
    if (message.event !== 'bye') this.trouble = '';
    switch (message.event) {
      case 'seating':
        this.seating = message;
        this.terms.shows(message.termsNumber);
        this.shares.hears(message);
        return this.news({ kind: 'seating' });
      case 'update':
        return this.take(message);
      case 'chat':
        return this.listen(message.lines);
      case 'ping':
        return this.news({ kind: 'ping', ping: message });
      case 'bye':
        return this.dismissed(message);
    }
  }

  /** Some farewells are for now, others for good. */
  private dismissed(bye: { key: string; message: string }): void {
    if (FOR_NOW.has(bye.key)) {
      this.trouble = bye.message;
      return this.news({ kind: 'state' });
    }
    this.close();
    this.news({ kind: 'bye', message: bye.message });
  }

  private take(update: Update): void {
    const before = this.update?.match === update.match ? this.update.sights : undefined;
    if (update.fresh || !before) this.record.clear();
    for (const sight of update.sights) {
      const known = this.record.get(sight.viewer) ?? [];
      const seen = known.length ? known[known.length - 1].version : -1;
      this.record.set(sight.viewer, [...known, ...sight.lines.filter((line) => line.version > seen)]);
    }
    this.update = update;
    this.heardAt = performance.now();
    this.news({ kind: 'update', before: update.fresh ? undefined : before });
  }

  private listen(lines: Said[]): void {
    const known = new Set(this.chat.map((each) => each.number));
    this.chat = [...this.chat, ...lines.filter((each) => !known.has(each.number))];
    this.news({ kind: 'chat' });
  }
}
