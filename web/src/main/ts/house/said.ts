import { language } from '../core/settings';
import { say } from '../core/words';

export interface SaidPace {
  kind: 'live' | 'relaxed' | 'days';
  budgetMillis: number;
  incrementMillis: number;
}

export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** How fast is played, in a few words. */
export function saidPace(pace: SaidPace): string {
  if (pace.kind === 'relaxed') return say('pace.said.relaxed');
  if (pace.kind === 'days') return say('pace.said.days', [Math.round(pace.budgetMillis / DAY)]);
  const minutes = say('pace.said.minutes', [Math.round(pace.budgetMillis / MINUTE)]);
  return pace.incrementMillis ? say('pace.said.live', [minutes, pace.incrementMillis / 1000]) : minutes;
}

/** The numbers of seats: `1–6`, or `2 or 4` where there are gaps. */
export function saidSeats(seats: number[]): string {
  const first = seats[0];
  const last = seats[seats.length - 1];
  if (last - first + 1 === seats.length && seats.length > 1) return `${first}–${last}`;
  return seats.length > 1 ? say('game.or', [seats.slice(0, -1).join(', '), last]) : String(first);
}

/** How long ago, roughly; where the page is read does not matter. */
export function ago(millis: number): string {
  const past = Math.min(0, millis - Date.now()) / 1000;
  const said = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  if (past > -60) return said.format(0, 'second');
  if (past > -3600) return said.format(Math.round(past / 60), 'minute');
  if (past > -86_400) return said.format(Math.round(past / 3600), 'hour');
  return said.format(Math.round(past / 86_400), 'day');
}

/** A moment in the zone of the one who reads it. */
export function moment(millis: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(millis);
}
