import { type GameCard, me, type NewTable, openTable, type Person, Refused, rename } from '../core/api';
import { go } from '../core/router';
import { say } from '../core/words';
import { clientOf } from '../table/clients';
import { level, noteNear } from './habits';

/** A newcomer gets a name for a start; it can be changed at any time. Who came by a link or a code has none yet. */
export async function guest(): Promise<Person> {
  const known = me();
  return known?.name ? known : rename(say('home.guest', [100 + Math.floor(Math.random() * 900)]));
}

/**
 * Makes a table and goes there. Where only this person and bots sit, it stands in this page if that has the house
 * already, or if there is no server; all others stand on the server.
 */
export async function open(table: NewTable): Promise<void> {
  const alone = table.start && table.seats.every((seat) => seat.kind !== 'open');
  if (alone && (await isAtHand()) && (await openHere(table).catch(() => false))) return;
  try {
    await guest();
    const made = await openTable(table);
    go(`/t/${made.table}`);
  } catch (fault) {
    if (fault instanceof Refused || !alone) throw fault;
    if (!(await openHere(table))) throw fault;
  }
}

/** Whether the house is kept here, with all that this game needs, so that nobody has to wait for anything. */
async function isAtHand(): Promise<boolean> {
  if (!('caches' in window)) return false;
  const { keptHouse, possible } = await import('../near/page-house');
  return possible() && (await keptHouse()) !== '';
}

/** False: this browser cannot. */
async function openHere(wanted: NewTable): Promise<boolean> {
  const { openNear } = await import('../near/open');
  const table = await openNear(wanted);
  if (!table) return false;
  noteNear();
  go(`/t/${table}`);
  return true;
}

/** A game against bots, on the usual terms and with hints, begun at once. */
export function playNow(card: GameCard): Promise<void> {
  const seats = card.seats.find((each) => each > 1) ?? card.seats[0];
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level: level() }));
  return open({ terms: { game: card.id, seats, hints: true }, seats: [{ kind: 'me' }, ...bots], start: true });
}

/** A game's first lesson on a table of its own: chance and the others follow the lesson's script. */
export async function startLesson(game: string): Promise<void> {
  const { seats, seat, options, start, script } = (await clientOf(game)).lesson;
  const chairs = Array.from(
    { length: seats },
    (_, each) => each === seat ? { kind: 'me' as const } : { kind: 'bot' as const, level: 'random' },
  );
  const lesson = start ? { start, script } : { script };
  await open({ terms: { game, seats, options, spectators: false, lesson }, seats: chairs, start: true });
}
