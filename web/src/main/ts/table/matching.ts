import { html, nothing, type TemplateResult } from 'lit';
import { post } from '../core/api';
import type { Scene } from './scene';

/** What the address of a table ends with for somebody who wants a rated game now. */
export const MATCH = '#match';

const AGAIN_MILLIS = 8_000;
const BOT_AFTER_MILLIS = 24_000;

/** Where to go for a rated game. */
export async function match(game: string, seats: number, table?: string): Promise<string> {
  const found = await post<{ table: string }>('/api/match', { game, seats, ...(table ? { table } : {}) });
  return found.table;
}

/** Looks again now and then for somebody who wants a rated game too, moves on to them, and offers a bot later. */
export class Matching {
  private timer = 0;
  private readonly since = Date.now();
  private busy = false;

  /** @param redraw what is offered depends on how long one has waited, of which nothing else tells */
  constructor(
    private readonly scene: () => Scene,
    private readonly sit: (seat: number) => Promise<void>,
    redraw: () => void,
  ) {
    this.timer = window.setInterval(() => void this.again().finally(redraw), AGAIN_MILLIS);
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Sits down where there is room, once the seats are known. */
  arrive(): void {
    const { seating } = this.scene();
    const open = seating.chairs.findIndex(({ chair }) => chair.kind === 'open');
    if (seating.yours.length || open < 0 || this.busy) return;
    this.busy = true;
    void this.sit(open).finally(() => (this.busy = false));
  }

  private async again(): Promise<void> {
    const { seating, session } = this.scene();
    const waits = seating.yours.length > 0 && seating.chairs.some(({ chair }) => chair.kind === 'open');
    const late = !seating.yours.length && !seating.chairs.some(({ chair }) => chair.kind === 'open');
    if (!waits && !late) return;
    const { game, seats } = seating.terms;
    const table = await match(game, seats, waits ? session.table : undefined).catch(() => session.table);
    if (table === session.table) return;
    for (const seat of seating.yours) await session.ask('stand', { seat });
    location.assign(`/t/${table}${MATCH}`);
  }

  /** A bot for every seat that is still open. */
  offer(fill: (seat: number) => void): TemplateResult | typeof nothing {
    const { seating, words } = this.scene();
    const open = seating.chairs.flatMap(({ chair }, seat) => chair.kind === 'open' ? [seat] : []);
    if (Date.now() - this.since < BOT_AFTER_MILLIS || !open.length) {
      return html`<p role="status">${words.say('table.match-waits')}</p>`;
    }
    return html`<p role="status">${words.say('table.match-bot-help')}</p>
      <div><button class="button main" @click=${() => open.forEach(fill)}>${
      words.say('table.match-bot')
    }</button></div>`;
  }
}
