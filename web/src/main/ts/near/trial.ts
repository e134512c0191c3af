import '../core/common';
import { language } from '../core/settings';
import type { SocketAnswer } from '../core/socket';
import type { Trial } from '../table/board';
import type { Session } from '../table/session';
import { keptHouse, trial } from './page-house';

/** What the page's own house says of a move; where it is not sure, the server knows more than this seat may. */
export interface TrialHere extends Trial {
  sure: boolean;
  refused?: SocketAnswer['refused'];
}

/** The games of which the house is there and has its words. */
const ready = new Set<string>();

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
  if (!ready.has(game + language())) {
    void load(asked).catch(() => {});
    return undefined;
  }
  const answer = await trial<TrialHere>(asked);
  return answer.sure ? answer : undefined;
}

async function load(asked: { game: string; language: string }): Promise<void> {
  if (!(await keptHouse())) return;
  await trial(asked);
  ready.add(asked.game + asked.language);
}
