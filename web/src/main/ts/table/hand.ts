import { askedHere } from '../core/near';
import type { SocketAnswer } from '../core/socket';
import type { Told, Trial } from './board';
import { together } from './scene';
import type { Session } from './session';

/** What is said of a move that is not played. */
type Asked = { refused?: SocketAnswer['refused']; told?: unknown; view?: unknown; figures?: unknown };

/**
 * What a person does on the board: moves, in the order in which they were made, and questions about those that cannot
 * be made.
 */
export class Hand {
  private sending: Promise<void> = Promise.resolve();
  private readonly rules = new Map<string, string>();

  constructor(
    private readonly session: Session,
    private readonly refuse: (refused: { rule: string; message: string }) => void,
  ) {}

  /** Plays a move; one that is made before the last was answered waits for that. */
  play(seat: number, word: string): void {
    // A page that knows the match to be unfair does not play; the notice over the board says why.
    if (this.session.shares.wrong) return;
    this.sending = this.sending.then(async () => {
      const answer = await (this.isStart(seat) ? this.session.ask('ready') : this.session.play(seat, word));
      if (answer.refused) this.refuse(answer.refused);
    });
  }

  private isStart(seat: number): boolean {
    const { update, seating } = this.session;
    const sight = update?.sights.find((each) => each.viewer === String(seat));
    return update !== undefined && sight !== undefined && together(update, sight, seating?.chairs.length ?? 0);
  }

  /** Why a move cannot be made, in a sentence; empty if it can. */
  async why(seat: number, word: string): Promise<string> {
    const { refused } = await this.asked('why', seat, word);
    if (!refused) return '';
    this.rules.set(refused.message, refused.rule);
    return refused.message;
  }

  /** What a move would bring, without playing it; nothing where it cannot be known. */
  async try(seat: number, word: string): Promise<Trial | undefined> {
    const { refused, told, view, figures } = await this.asked('try', seat, word);
    return refused ? undefined : { told: told as Told[], view, figures };
  }

  /** By the house in this page where it is at hand and sure, and otherwise by the server. */
  private async asked(what: 'why' | 'try', seat: number, word: string): Promise<Asked> {
    const here = await askedHere(this.session, seat, word, what === 'try').catch(() => undefined);
    return here ?? this.session.ask(what, { seat, move: word });
  }

  /** The rule that a sentence came from, if the server named one. */
  ruleOf(sentence: string): string {
    return this.rules.get(sentence) ?? '';
  }
}
