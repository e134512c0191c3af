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

/** Where what a table sends leaves this worker, and where its bots think. */
export interface Around {
  hear(line: string, text: string, last: boolean): void;
  stopped(why: string): void;
  think(thought: Thought): Promise<{ match: string; version: number; seat: number; move: number; failed?: string }>;
}

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
  private rests = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param begun whose new table it is, and in which house; none: it is kept already */
  constructor(
    readonly table: string,
    private readonly ask: Ask,
    private readonly around: Around,
    private begun?: { owner: string; house: string },
  ) {}

  take(command: object): Promise<void> {
    const next = async () => {
      if (!this.rests) {
        await this.done(this.ask({ do: 'take', table: this.table, command, secret: secret(), now: now() }));
      }
    };
    this.last = this.last.then(next).catch((fault) => this.around.stopped(String(fault)));
    return this.last;
  }

  /** Nobody has it open any more. All of it is on the disk; what a bot still thinks is thought again another time. */
  rest(): void {
    this.rests = true;
    clearTimeout(this.timer);
    this.ask({ do: 'close', table: this.table });
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
    const { match, version, seat, move, failed } = await this.around.think(thought);
    if (failed) return this.around.stopped(failed);
    const left = thought.pauseMillis - (performance.now() - asked);
    if (left > 0) await new Promise((done) => setTimeout(done, left));
    await this.take({ kind: 'bot-moved', match, version, seat, move });
  }
}
