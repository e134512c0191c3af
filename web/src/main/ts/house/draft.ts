import type { GameCard, NewTable } from '../core/api';
import { DAY, MINUTE, type Pace } from './said';

/** Who is to sit on a chair: me, somebody at this screen, whoever has the link, or a bot. */
export interface Chair {
  kind: 'me' | 'here' | 'open' | 'bot';
  name: string;
  level: string;
}

export type Company = 'bots' | 'friends' | 'screen';

/** A table that is being thought about. */
export interface Draft {
  game: string;
  company: Company;
  chairs: Chair[];
  options: Record<string, string>;
  pace: Pace['kind'];
  minutes: number;
  increment: number;
  days: number;
  title: string;
  listed: boolean;
  spectators: boolean;
  hints: boolean;
  startWhenFull: boolean;
  lossOnTime: boolean;
  takeOverMinutes: number;
}

export function draftOf(card: GameCard, level: string): Draft {
  const draft: Draft = {
    game: card.id,
    company: 'bots',
    chairs: [],
    options: Object.fromEntries(card.options.map(each => [each.id, each.standard])),
    pace: 'relaxed',
    minutes: 15,
    increment: 10,
    days: 2,
    title: '',
    listed: false,
    spectators: true,
    hints: true,
    startWhenFull: true,
    lossOnTime: false,
    takeOverMinutes: 1,
  };
  const seats = card.seats.find(each => each > 1) ?? card.seats[0];
  return { ...draft, chairs: chairs('bots', seats, level) };
}

/** The chairs for this company: mine, and the others the same. */
export function chairs(company: Company, seats: number, level: string): Chair[] {
  const others = { bots: 'bot', friends: 'open', screen: 'here' } as const;
  return Array.from({ length: seats }, (_, seat) => ({ kind: seat ? others[company] : 'me', name: '', level }));
}

/** Hints are for playing against bots; among people nobody gets them unless somebody wants it so. */
export function withCompany(draft: Draft, company: Company, level: string): Draft {
  return { ...draft, company, chairs: chairs(company, draft.chairs.length, level), hints: company === 'bots' };
}

/** More or fewer chairs: those that stay keep who sits there. */
export function withSeats(draft: Draft, seats: number, level: string): Draft {
  const fresh = chairs(draft.company, seats, level);
  return { ...draft, chairs: fresh.map((chair, seat) => draft.chairs[seat] ?? chair) };
}

/** Whether the match can begin as soon as the table is there. */
export const complete = (draft: Draft): boolean => draft.chairs.every(each => each.kind !== 'open');

/** What the server is asked for; options that were left alone are left to the game. */
export function tableOf(draft: Draft, card: GameCard, nameOf: (seat: number) => string): NewTable {
  const changed = card.options.filter(each => draft.options[each.id] !== each.standard);
  return {
    title: draft.title.trim(),
    terms: {
      game: draft.game,
      seats: draft.chairs.length,
      options: Object.fromEntries(changed.map(each => [each.id, draft.options[each.id]])),
      pace: paceOf(draft),
      visibility: draft.listed ? 'listed' : 'link',
      spectators: draft.spectators,
      hints: draft.hints,
      startWhenFull: draft.startWhenFull,
      lossOnTime: draft.lossOnTime,
      takeOverAfterMillis: draft.takeOverMinutes * MINUTE,
    },
    seats: draft.chairs.map((each, seat) => seatOf(each, seat, nameOf)),
    start: complete(draft),
  };
}

function seatOf(chair: Chair, seat: number, nameOf: (seat: number) => string): NewTable['seats'][number] {
  if (chair.kind === 'here') return { kind: 'me', name: chair.name.trim() || nameOf(seat) };
  if (chair.kind === 'bot') return { kind: 'bot', level: chair.level };
  return { kind: chair.kind };
}

function paceOf(draft: Draft): Pace {
  if (draft.pace === 'live') {
    return { kind: 'live', budgetMillis: draft.minutes * MINUTE, incrementMillis: draft.increment * 1000 };
  }
  return { kind: draft.pace, budgetMillis: draft.pace === 'days' ? draft.days * DAY : 0, incrementMillis: 0 };
}
