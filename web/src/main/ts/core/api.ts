import { language } from './settings';

/** The server refused, in a sentence that can be shown. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language() };
  if (body !== undefined || method !== 'GET') headers['Content-Type'] = 'application/json';
  const sent = body === undefined ? (method === 'GET' ? undefined : '{}') : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, body: sent, credentials: 'same-origin' });
  if (answer.ok) return answer;
  const data = await answer.json().catch(() => ({}));
  throw new Refused(answer.status, data.error?.key ?? '', data.error?.message ?? answer.statusText);
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).json().catch(() => ({})) as Promise<T>;
}

export const get = <T>(path: string): Promise<T> => call('GET', path);
/** As it came, to be saved. */
export const text = async (path: string): Promise<string> => (await ask('GET', path)).text();
export const post = <T>(path: string, body: unknown): Promise<T> => call('POST', path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call('PUT', path, body);
export const remove = <T>(path: string): Promise<T> => call('DELETE', path);

// ---- Who I am ------------------------------------------------------------------------------------------------------

export interface Person {
  id: string;
  name: string;
  language: string;
  account: string | null;
  /** How the account is signed in to. */
  ways?: ('password' | 'passkey')[];
  admin: boolean;
}

/** What those who run the server have said to this person, as long as it holds or is unread; 0 is for good. */
export interface Word {
  id: string;
  kind: 'warning' | 'silence' | 'ban';
  reason: string;
  untilMillis: number;
}

let person: Person | null = null;
let words: Word[] = [];

export function said(): Word[] {
  return words;
}

/** The person this browser stands for; null before the first visit that needed one. */
export function me(): Person | null {
  return person;
}

const changed = new EventTarget();

/** What shows the person hears when it is another one, or nobody any more. */
export function onMe(listener: () => void): void {
  changed.addEventListener('me', listener);
}

let known = false;

function become(next: Person | null): void {
  const before = person;
  person = next;
  // What this browser keeps of games is theirs who played them.
  if (known && before?.id !== next?.id) {
    void import('../near/whose').then(({ another }) => another(before, next)).catch(() => {});
  }
  known = true;
  changed.dispatchEvent(new Event('me'));
}

export async function loadMe(): Promise<Person | null> {
  const known = await get<{ person: Person | null; words?: Word[] }>('/api/me');
  words = known.words ?? [];
  become(known.person);
  return person;
}

/** Makes a guest, or changes one's name. */
export async function rename(name: string): Promise<Person> {
  const answer = await post<{ person: Person }>('/api/me', { name, language: language() });
  become(answer.person);
  return answer.person;
}

// ---- Games ---------------------------------------------------------------------------------------------------------

export interface Option {
  id: string;
  kind: 'flag' | 'choice' | 'range' | 'order' | 'pick' | 'name';
  standard: string;
  values: string[];
  least?: number;
  most?: number;
  /** Whether it can be chosen where results count. */
  rated: boolean;
}

export interface GameCard {
  id: string;
  name: string;
  seats: number[];
  options: Option[];
}

let cards: Promise<{ games: GameCard[]; levels: string[]; version: string }> | undefined;

export function games(): Promise<{ games: GameCard[]; levels: string[]; version: string }> {
  cards ??= get('/api/games');
  cards.catch(() => (cards = undefined));
  return cards;
}

export interface NewTable {
  title?: string;
  terms: { game: string; seats: number; [term: string]: unknown };
  seats: { kind: 'me' | 'bot' | 'open'; level?: string; name?: string }[];
  start: boolean;
}

/** Makes a table, which waits at its start for the share of this page. */
export function openTable(table: NewTable): Promise<{ table: string; invite: string }> {
  return post('/api/tables', { ...table, shares: true });
}
