import { rewritten } from './kept-row';
import { change } from './kept-tables';
import { hex } from './library';
import type { Ask } from './wasm';

/** What the house wants done after a command. */
interface Outcome {
  failed?: string;
  keep?: { record: { id: string; phase: string; matches: number }; [part: string]: unknown };
  /** How the match ended for the person here, with the command that ended it. */
  ended?: { seat: number; rank: number; tied: boolean };
  sends: { connection: string; text: string; last: boolean }[];
  wakeInMillis?: number;
  thoughts: Thought[];
}

export interface Thought {
  match: string;
  version: number;
  seat: number;
  level: string;
  game: string;
  pauseMillis: number;
  file: object;
}

/** What a bot has decided, or why it has not. */
export type Decided =
  | { failed: string }
  | { failed?: undefined; match: string; version: number; seat: number; move: number };

/** Where what a table sends leaves this worker, and where its bots think. */
export interface Around {
  hear(line: string, text: string, last: boolean): void;
  stopped(near: NearTable, why: unknown): void;
  trouble(near: NearTable, key: string): void;
  think(thought: Thought): Promise<Decided>;
}

/** How long after a bot could not think it is asked again, at first and at most. */
const FIRST_WAIT_MILLIS = 1_000;
const LONGEST_WAIT_MILLIS = 30_000;

export const now = () => ({
  upMillis: Math.round(performance.timeOrigin + performance.now()),
  wallMillis: Date.now(),
});

/** A fresh secret for each command: the house itself has no source of chance. */
export function secret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** One table of the page: one command at a time, written before it is told. */
export class NearTable {
  private last: Promise<void> = Promise.resolve();
  /** Nothing is asked of it any more. */
  rests = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param begun whose new table it is, and in which house; none: it is kept already */
  constructor(
    readonly table: string,
    readonly ask: Ask,
    private readonly around: Around,
    private begun?: { owner: string; house: string },
  ) {}

  take(command: object): Promise<void> {
    const next = async () => {
      if (!this.rests) {
        await this.done(this.ask({ do: 'take', table: this.table, command, secret: secret(), now: now() }));
      }
    };
    this.last = this.last.then(next).catch((fault) => this.around.stopped(this, fault));
    return this.last;
  }

  /** Nobody has it open any more. All of it is on the disk; what a bot still thinks is thought again another time. */
  rest(): void {
    this.stop();
    this.ask({ do: 'close', table: this.table });
  }

  stop(): void {
    this.rests = true;
    clearTimeout(this.timer);
  }

  /** Keeps, then sends, then waits and thinks. */
  async done(outcome: Outcome): Promise<void> {
    if (outcome.failed) throw new Error(outcome.failed);
    if (outcome.keep) await this.keep(outcome.keep, outcome.ended);
    for (const send of outcome.sends) this.around.hear(send.connection, send.text, send.last);
    clearTimeout(this.timer);
    if (outcome.wakeInMillis !== undefined) {
      this.timer = setTimeout(() => void this.take({ kind: 'wake' }), Math.min(outcome.wakeInMillis, 0x7fff_ffff));
    }
    for (const thought of outcome.thoughts) void this.think(thought);
  }

  private async keep(kept: NonNullable<Outcome['keep']>, ended: Outcome['ended']): Promise<void> {
    const over = kept.record.phase === 'over';
    const row = { table: this.table, updatedMillis: Date.now(), kept, over, ...(ended ? { ended } : {}) };
    const { begun } = this;
    await change(this.table, (before) => {
      if (before) return rewritten(before, row);
      // Its person has left this browser meanwhile, and nothing is to come back.
      if (!begun) throw new Error('no longer kept');
      return [{ ...row, ...begun }];
    });
    this.begun = undefined;
  }

  private async think(thought: Thought): Promise<void> {
    const asked = performance.now();
    const decided = await this.decided(thought);
    if (!decided) return;
    const left = thought.pauseMillis - (performance.now() - asked);
    if (left > 0) await pause(left);
    const { match, version, seat, move } = decided;
    await this.take({ kind: 'bot-moved', match, version, seat, move });
  }

  /** A bot that cannot think is asked again, and the others at the table are told; nothing once the table rests. */
  private async decided(thought: Thought) {
    for (let wait = FIRST_WAIT_MILLIS; !this.rests; wait = Math.min(2 * wait, LONGEST_WAIT_MILLIS)) {
      const decided = await this.around.think(thought);
      if (decided.failed === undefined) return decided;
      console.warn(decided.failed);
      this.around.trouble(this, 'near.no-bots');
      await pause(wait);
    }
    return undefined;
  }
}

const pause = (millis: number) => new Promise((done) => setTimeout(done, millis));
