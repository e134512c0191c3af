import { me } from '../core/api';
import type { SocketAnswer } from '../core/socket';
import type { Seating } from './protocol';
import { follow, freshShare, type Keepings, type Kept, type Wrong } from './shares';

const KEY = 'tablee.shares';
/** Tables whose shares are kept; the oldest go first. */
const MOST_TABLES = 20;

/** Refusals that say nothing about the share itself. */
const FOR_NOW = new Set(['too-fast', 'no-room']);

type Ask = (what: string, fields: Record<string, unknown>) => Promise<SocketAnswer>;

/**
 * This page's part in the seed: promises a share, shows it when everybody has promised, and looks whether it went in.
 * What is kept lies in the browser, so that it survives a reload.
 */
export class ShareKeeper {
  /** What is wrong with this table, so that nobody plays here unknowingly. */
  wrong?: Wrong;
  /** This line has not seen our promise listed: the table may have missed us, and we may have missed the table. */
  away = true;
  private memory: Keepings = {};
  private asked = '';

  constructor(
    private readonly table: string,
    private readonly ask: Ask,
  ) {}

  /** What to send with `sit`, if this table wants a promise. */
  pledge(news: Seating): { pledge?: { server: string; commitment: string } } {
    if (!news.shares || news.shares.stage !== 'open') return {};
    const kept = this.keepings();
    const next = kept.next?.server === news.shares.server ? kept.next : freshShare(news.shares.server);
    this.keep({ ...kept, next });
    return { pledge: promiseOf(next) };
  }

  hears(news: Seating): void {
    if (this.wrong) return;
    const person = news.chairs[news.yours[0]]?.chair.person ?? me()?.id ?? '';
    const { kept, ask, wrong } = follow(this.keepings(), news, person, this.away);
    this.keep(kept);
    this.wrong = wrong;
    if (kept.next?.taken) this.away = false;
    if (ask && kept.next) void this.send(ask, kept.next);
  }

  /** The line broke, and the one who left may be left out. */
  lost(): void {
    this.away = true;
    this.asked = '';
  }

  /** The person knows, and plays on all the same. */
  accept(): void {
    this.wrong = undefined;
    this.keep({});
  }

  /** The share that went into the match that is played, or was played last. */
  get played(): Kept | undefined {
    return this.keepings().played;
  }

  private async send(what: 'promise' | 'reveal', next: Kept): Promise<void> {
    const asking = `${what} ${next.server}`;
    if (asking === this.asked) return;
    this.asked = asking;
    const answer =
      await (what === 'promise'
        ? this.ask('ready', { pledge: promiseOf(next) })
        : this.ask('reveal', { server: next.server, share: next.share }));
    if (answer.ok && what === 'reveal') this.note(next.server);
    if (answer.refused && FOR_NOW.has(answer.refused.key)) setTimeout(() => this.again(what, next), 1_000);
  }

  private again(what: 'promise' | 'reveal', next: Kept): void {
    this.asked = '';
    void this.send(what, next);
  }

  /** The table has our share. The match may have begun meanwhile. */
  private note(server: string): void {
    const kept = this.keepings();
    if (kept.next?.server === server) this.keep({ ...kept, next: { ...kept.next, shown: true } });
  }

  // ---- In the browser ----------------------------------------------------------------------------------------------

  private keepings(): Keepings {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? '{}')[this.table] ?? {};
    } catch {
      return this.memory;
    }
  }

  private keep(kept: Keepings): void {
    this.memory = kept;
    try {
      const all = JSON.parse(localStorage.getItem(KEY) ?? '{}');
      delete all[this.table];
      const entries = kept.next || kept.played ? [...Object.entries(all), [this.table, kept]] : Object.entries(all);
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(-MOST_TABLES))));
    } catch {
      // Where nothing can be kept, it holds until the page closes.
    }
  }
}

const promiseOf = (next: Kept): { server: string; commitment: string } => ({
  server: next.server,
  commitment: next.commitment,
});
