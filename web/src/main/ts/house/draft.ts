import type { GameCard, NewTable } from '../core/api';
import { agreedBy, type Agreement, usual } from './agreement';

/** Who is to sit on a chair: me, somebody at this screen, anyone who has the link, or a bot. */
export interface DraftChair {
  kind: 'me' | 'here' | 'open' | 'bot';
  name: string;
  level: string;
}

export type Companions = 'bots' | 'friends' | 'screen';

/** A table that is being thought about. */
export interface Draft extends Agreement {
  game: string;
  companions: Companions;
  chairs: DraftChair[];
  title: string;
  /** The name of one of the host's rulesets; empty: as the game comes. */
  ruleset: string;
}

export function draftOf(card: GameCard, level: string): Draft {
  const seats = card.seats.find((each) => each > 1) ?? card.seats[0];
  return {
    ...usual(card),
    game: card.id,
    companions: 'bots',
    chairs: chairs('bots', seats, level),
    title: '',
    ruleset: '',
  };
}

/** The chairs for these companions: mine, and the others the same. */
export function chairs(companions: Companions, seats: number, level: string): DraftChair[] {
  const others = { bots: 'bot', friends: 'open', screen: 'here' } as const;
  return Array.from({ length: seats }, (_, seat) => ({ kind: seat ? others[companions] : 'me', name: '', level }));
}

/** Hints are for playing against bots; among people nobody gets them unless somebody wants it so. */
export function withCompanions(draft: Draft, companions: Companions, level: string): Draft {
  return { ...draft, companions, chairs: chairs(companions, draft.chairs.length, level), hints: companions === 'bots' };
}

/** More or fewer chairs: those that stay keep who sits there. */
export function withSeats(draft: Draft, seats: number, level: string): Draft {
  const fresh = chairs(draft.companions, seats, level);
  return { ...draft, chairs: fresh.map((chair, seat) => draft.chairs[seat] ?? chair) };
}

/** Whether the match can begin as soon as the table is there. */
export const complete = (draft: Draft): boolean => draft.chairs.every((each) => each.kind !== 'open');

/** Whether results can count: nobody has two seats, and the game is played as it comes. */
export const rateable = (draft: Draft): boolean => !draft.ruleset && draft.chairs.every((each) => each.kind !== 'here');

/** What the server is asked for. */
export function tableOf(draft: Draft, card: GameCard, nameOf: (seat: number) => string): NewTable {
  const agreed = { ...draft, rated: draft.rated && rateable(draft) };
  return {
    title: draft.title.trim(),
    terms: {
      game: draft.game,
      seats: draft.chairs.length,
      ...agreedBy(agreed, card, draft.chairs.length),
      ...(draft.ruleset ? { ruleset: draft.ruleset } : {}),
    },
    seats: draft.chairs.map((each, seat) => seatOf(each, seat, nameOf)),
    start: complete(draft),
  };
}

function seatOf(chair: DraftChair, seat: number, nameOf: (seat: number) => string): NewTable['seats'][number] {
  if (chair.kind === 'here') return { kind: 'me', name: chair.name.trim() || nameOf(seat) };
  if (chair.kind === 'bot') return { kind: 'bot', level: chair.level };
  return { kind: chair.kind };
}
