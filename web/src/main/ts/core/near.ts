import type { Session } from '../table/session';

/** How the names of tables begin that live in this page; those of servers never do. */
const NEAR = 'here-';

/** Whether a table, or an address that leads to one, is in this page. */
export function isNear(address: string): boolean {
  return address.startsWith(NEAR) || address.includes(`/${NEAR}`);
}

/** What a browser tells of its line, where it does. */
interface NetworkLine {
  saveData?: boolean;
  type?: string;
}

/** Whether each byte may cost: then nothing is kept unasked. */
export function isMetered(): boolean {
  const line = (navigator as { connection?: NetworkLine }).connection;
  return line?.saveData === true || line?.type === 'cellular';
}

/** Whether this browser keeps a house for days without a network; costs nothing to ask. */
export async function keepsHouse(): Promise<boolean> {
  return 'caches' in window && (await caches.keys()).some((each) => each.startsWith('house-'));
}

/** What the page's own house says of a move at a table of the server, where this browser keeps it and that is sure. */
export async function askedHere(session: Session, seat: number, move: string, tries: boolean) {
  if (isNear(session.table) || !(await keepsHouse())) return undefined;
  const { tryHere } = await import('../near/trial');
  return tryHere(session, seat, move, tries);
}

/** Has a match that is over kept for days without a network, where this browser keeps the house. */
export async function keepFinished(session: Session): Promise<void> {
  if (isNear(session.table) || !(await keepsHouse())) return;
  const { keepMatch } = await import('../near/keep-match');
  await keepMatch(session);
}

export function nearName(): string {
  return NEAR + Array.from(crypto.getRandomValues(new Uint8Array(8)), (each) => each.toString(36)).join('');
}
