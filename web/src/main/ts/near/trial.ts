import '../core/common';
import { language } from '../core/settings';
import type { SocketAnswer } from '../core/socket';
import type { Trial } from '../table/board';
import type { Session } from '../table/session';
import { brought, keptHouse, trial } from './page-house';

/** What the page's own house says of a move; where it is not sure, the server knows more than this seat may. */
export interface TrialHere extends Trial {
  sure: boolean;
  refused?: SocketAnswer['refused'];
}

/** Who waits longer than this, for a house that is busy or gone, is answered by the server. */
const LONGEST_WAIT_MILLIS = 1_000;

/**
 * Why a move of one's own is refused, or what it would bring, found out in this page from what the seat sees. Nothing
 * where that is left to the server: also as long as the house is being loaded, so that nobody waits for it.
 */
export async function tryHere(
  { seating, update }: Session,
  seat: number,
  move: string,
  tries: boolean,
): Promise<TrialHere | undefined> {
  const view = update?.sights.find((each) => each.viewer === String(seat))?.view;
  if (!seating || !view || update.paused || update.result || seating.notes?.includes('own-ruleset')) return undefined;
  const { game, seats, options } = seating.terms;
  const asked = { game, seats, options, seat, view, move, tries, language: language() };
  const words = game + asked.language;
  if (brought.get(words) !== 'ready') {
    if (!brought.has(words)) void load(words, asked);
    return undefined;
  }
  const late = new Promise<undefined>((done) => setTimeout(done, LONGEST_WAIT_MILLIS));
  const answer = await Promise.race([trial<TrialHere>(asked), late]);
  return answer?.sure ? answer : undefined;
}

async function load(words: string, asked: { game: string; language: string }): Promise<void> {
  brought.set(words, 'loading');
  try {
    if (!(await keptHouse())) throw new Error('no house is kept');
    await trial(asked);
    brought.set(words, 'ready');
  } catch {
    brought.delete(words);
  }
}
