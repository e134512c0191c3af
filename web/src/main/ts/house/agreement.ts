import type { GameCard, Option } from '../core/api';
import { atHome, type TableFrame } from './at-home';
import { DAY, MINUTE, type SaidPace } from './said';

/** What people can agree on at a table, as the fields of a form hold it. */
export interface Agreement {
  options: Record<string, string>;
  pace: SaidPace['kind'];
  minutes: number;
  increment: number;
  days: number;
  listed: boolean;
  spectators: boolean;
  hints: boolean;
  startWhenFull: boolean;
  lossOnTime: boolean;
  rated: boolean;
  takeOverMinutes: number;
}

/** The same as the server says it. */
export interface Agreed {
  options: Record<string, string>;
  pace: SaidPace;
  visibility: 'link' | 'listed';
  spectators: boolean;
  hints: boolean;
  startWhenFull: boolean;
  lossOnTime: boolean;
  rated?: boolean;
  takeOverAfterMillis: number;
}

export function usual(card: GameCard): Agreement {
  return {
    options: Object.fromEntries(card.options.map((each) => [each.id, each.standard])),
    pace: 'relaxed',
    minutes: 15,
    increment: 10,
    days: 2,
    listed: false,
    spectators: true,
    hints: true,
    startWhenFull: true,
    lossOnTime: false,
    rated: false,
    takeOverMinutes: 1,
  };
}

/** An option with the values that can be had at this table, and the one that holds. */
export interface Chosen {
  option: Option;
  value: string;
}

/** The options that matter beside what was chosen, with these seats; where results count, some are as usual. */
export function matter(card: GameCard, now: Agreement, seats: number): Chosen[] {
  const { matters = {} } = atHome(card.id) ?? {};
  const all = card.options.map((each) => chosenOf(card.id, each, now, seats));
  const values = Object.fromEntries(all.map(({ option, value }) => [option.id, value]));
  return all.filter(({ option }) => (option.rated || !now.rated) && (matters[option.id]?.(values) ?? true));
}

/** What was chosen holds as long as it can be had; otherwise what is usual, or what there is. */
function chosenOf(game: string, option: Option, { options, pace }: Agreement, seats: number): Chosen {
  const table: TableFrame = { seats, pace };
  const offers = atHome(game)?.offers?.[option.id];
  const wanted = options[option.id];
  if (!offers) return { option, value: wanted };
  const values = option.values.filter((each) => offers(each, table));
  const value = [wanted, option.standard].find((each) => values.includes(each)) ?? values[0];
  return { option: { ...option, values }, value };
}

/** What a table has agreed on so far, to be changed. */
export function agreementOf(agreed: Agreed, card: GameCard): Agreement {
  const { pace, spectators, hints, startWhenFull, lossOnTime } = agreed;
  const standard = usual(card);
  const live = pace.kind === 'live';
  return {
    options: { ...standard.options, ...agreed.options },
    pace: pace.kind,
    minutes: live ? pace.budgetMillis / MINUTE : standard.minutes,
    increment: live ? pace.incrementMillis / 1000 : standard.increment,
    days: pace.kind === 'days' ? pace.budgetMillis / DAY : standard.days,
    listed: agreed.visibility === 'listed',
    spectators,
    hints,
    startWhenFull,
    lossOnTime,
    rated: agreed.rated ?? false,
    takeOverMinutes: agreed.takeOverAfterMillis / MINUTE,
  };
}

/** What the server is asked for; options that were left alone are left to the game. */
export function agreedBy(now: Agreement, card: GameCard, seats: number): Agreed {
  const changed = matter(card, now, seats).filter(({ option, value }) => value !== option.standard);
  return {
    options: Object.fromEntries(changed.map(({ option, value }) => [option.id, value])),
    pace: paceOf(now),
    visibility: now.listed ? 'listed' : 'link',
    spectators: now.spectators,
    hints: now.hints && !now.rated,
    startWhenFull: now.startWhenFull,
    lossOnTime: now.lossOnTime || (now.rated && now.pace !== 'relaxed'),
    ...(now.rated ? { rated: true } : {}),
    takeOverAfterMillis: takeOver(now) * MINUTE,
  };
}

/** Where results count nobody is waited for for ever. */
export function takeOver({ rated, takeOverMinutes }: Agreement): number {
  return rated && takeOverMinutes === 0 ? 1 : takeOverMinutes;
}

function paceOf({ pace, minutes, increment, days }: Agreement): SaidPace {
  if (pace === 'live') return { kind: 'live', budgetMillis: minutes * MINUTE, incrementMillis: increment * 1000 };
  return { kind: pace, budgetMillis: pace === 'days' ? days * DAY : 0, incrementMillis: 0 };
}
