import '../core/common';
import type { KeptTable } from '../worker/kept-row';
import { all, change, find } from '../worker/kept-tables';

/** The house inside this page: tables that need no server. They live in a worker, started when the first is wanted. */

let worker: Promise<Worker> | undefined;
/** The kept house that the worker is of. */
let version = '';
let count = 0;
const waiting = new Map<number, (answer: any) => void>();
const lines = new Map<string, (message: any) => void>();
/** Which words the worker that there is has, or is being brought. */
export const brought = new Map<string, 'loading' | 'ready'>();

/** Whether this browser can run it: WebAssembly with garbage collection and strings. */
export function possible(): boolean {
  return 'Worker' in window && 'indexedDB' in window && 'WebAssembly' in window && hasStructures() && hasStrings();
}

/** The smallest module with a structure type; browsers without garbage collection refuse it. */
function hasStructures(): boolean {
  return WebAssembly.validate(new Uint8Array([...HEAD, 1, 5, 1, 95, 1, 120, 0]));
}

/** A module that wants `cast` of strings, of a wrong type; browsers that know what that is refuse it. */
function hasStrings(): boolean {
  const wanted = [...'wasm:js-string'].map((each) => each.charCodeAt(0));
  const name = [...'cast'].map((each) => each.charCodeAt(0));
  const module = [...HEAD, 1, 4, 1, 96, 0, 0, 2, 23, 1, wanted.length, ...wanted, name.length, ...name, 0, 0];
  const validate = WebAssembly.validate as (bytes: BufferSource, options: object) => boolean;
  return !validate(new Uint8Array(module), { builtins: ['js-string'] });
}

const HEAD = [0, 97, 115, 109, 1, 0, 0, 0];

const KEPT = 'house-';

/** The newest kept house that this page is of, by its version; none: only the server has it. */
export async function keptHouse(): Promise<string> {
  if (!('caches' in window)) return '';
  const names = (await caches.keys()).filter((each) => each.startsWith(KEPT)).reverse();
  for (const name of names) if (await isOf(name)) return name.slice(KEPT.length);
  return '';
}

/** Whether this page came from there: the name of its first script changes with anything that a page has. */
async function isOf(name: string): Promise<boolean> {
  if (!(await caches.has(name))) return false;
  const house = await caches.open(name);
  return (await house.match('/offline.json')) !== undefined && (await house.match(script())) !== undefined;
}

const script = () => document.querySelector<HTMLScriptElement>('script[type=module]')!.src;

/** The house of this page where none is kept: the server's, if that is still the same; none: another, or no server. */
async function servedHouse(): Promise<string> {
  const answer = await fetch('/offline.json').catch(() => undefined);
  const list: { version: string; files: string[] } | undefined = answer?.ok ? await answer.json() : undefined;
  return list?.files.includes(new URL(script()).pathname) ? list.version : '';
}

/** The worker is told of which house it is, so that all its parts are of one. */
async function start(wanted?: string): Promise<Worker> {
  version = wanted ?? (await keptHouse());
  const address = '/house-worker.js' + (version ? `?house=${version}` : '');
  const made = new Worker(address, { type: 'module', name: version });
  made.onmessage = ({ data }) => {
    if (data.line !== undefined) {
      const tell = lines.get(data.line);
      if (data.kind === 'lost') lines.delete(data.line);
      return tell?.(data);
    }
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  };
  // It could not be loaded: those who wait are told, and the next one tries again.
  made.onerror = () => drop(made);
  return made;
}

/** What is left of it would keep its tables from the next one. */
function drop(made: Worker): void {
  made.terminate();
  worker = undefined;
  brought.clear();
  for (const done of waiting.values()) done({ failed: 'no house' });
  waiting.clear();
  const lost = [...lines.values()];
  lines.clear();
  for (const tell of lost) tell({ kind: 'lost', code: 1011 });
}

/** The worker that there is, or a new one; one that does not come about is tried again with the next wish. */
function running(wanted?: string): Promise<Worker> {
  const made = worker ??= start(wanted);
  made.catch(() => {
    if (worker === made) worker = undefined;
  });
  return made;
}

async function post(message: object): Promise<void> {
  (await running()).postMessage(message);
}

function request<T>(message: object): Promise<T> {
  const id = count++;
  const answered = new Promise<T>((done, fail) =>
    waiting.set(id, (answer) => (answer.failed ? fail(new Error(answer.failed)) : done(answer)))
  );
  post({ ...message, id }).catch((fault) => {
    waiting.get(id)?.({ failed: String(fault) });
    waiting.delete(id);
  });
  return answered;
}

/** Asks the house itself, e.g. for the drawing of a position. */
export function ask<T>(asked: object): Promise<T> {
  return request({ kind: 'ask', request: asked });
}

/** A few pieces more of a review, its reasons in this language. */
export function review<T>(game: string, language: string, asked: object): Promise<T> {
  return request({ kind: 'review', game, language, request: { do: 'review', language, ...asked } });
}

/** What a bot thinks of the end of a line, in its own worker. */
export function thoughts<T>(game: string, language: string, asked: object): Promise<T> {
  return request({ kind: 'lines', game, language, request: { do: 'lines', language, ...asked } });
}

/** What one asks about a move of one's own at a table of the server. */
export function trial<T>(asked: { game: string; language: string }): Promise<T> {
  const { game, language } = asked;
  return request({ kind: 'trial', game, language, request: { do: 'ask', ...asked } });
}

/** @param language in which its first sentences are said */
export async function make(table: object, owner: string, language: string): Promise<object> {
  const kept = await keptHouse();
  await be(kept);
  return request({ kind: 'make', request: table, owner, house: kept || (await servedHouse()), language });
}

/** Has the worker be of this house, unless a table is open: it may have come before the house was kept. */
async function be(wanted: string): Promise<void> {
  const before = worker;
  if (before && version !== wanted && !lines.size) {
    const made = await before;
    if (worker === before && !lines.size) drop(made);
  }
  await running(wanted);
}

/** Games of somebody who has not been here for so long are no longer kept for them. */
const LONG_AWAY_MILLIS = 30 * 24 * 3_600_000;

/** How many matches are kept that the server has, or that are nothing for a history. */
const MOST_PAST = 50;

/** The tables that this browser keeps for this person, the last one first; those that are kept for nothing go. */
export async function tables(owner: string): Promise<KeptTable[]> {
  const rows = (await all()).sort((one, other) => other.updatedMillis - one.updatedMillis);
  const old = Date.now() - LONG_AWAY_MILLIS;
  const others = rows.filter((each) => each.owner && each.owner !== owner && each.updatedMillis < old);
  const mine = rows.filter((each) => (each.owner ?? '') === owner);
  const past = mine.filter((each) => each.over && (each.handed !== undefined || each.kept.match?.header.start));
  const gone = new Set([...others, ...past.slice(MOST_PAST)]);
  for (const each of gone) await change(each.table, () => []);
  return mine.filter((each) => !gone.has(each));
}

/** @param to the server's table; none: it does not want it */
export function noteHanded(table: string, to: string): Promise<void> {
  return change(table, (row) => (row ? [{ ...row, handed: to }] : []));
}

/**
 * A line to a table of this page: `tell` hears what comes over it.
 * @param anyway in the house of this page, though the table was begun in another
 */
export function connect(
  asked: { table: string; owner: string; command: object },
  anyway: boolean,
  tell: (message: any) => void,
): string {
  const line = `${Math.random().toString(36).slice(2)}${count++}`;
  void beFor(asked.table, anyway).then((here) => {
    if (closed.delete(line)) return;
    if (!here) return tell({ kind: 'of-another-house' });
    lines.set(line, tell);
    void post({ kind: 'connect', line, ...asked });
  }, () => closed.delete(line) || tell({ kind: 'lost', code: 1011 }));
  return line;
}

/** Lines that were closed before their house was there. */
const closed = new Set<string>();

/** A game goes on in the house it was begun in, if that is still kept. False: that takes another page. */
async function beFor(table: string, anyway: boolean): Promise<boolean> {
  const row = await find(table);
  const own = row && !row.over && row.house !== '' && (await caches.has(KEPT + row.house));
  if (own && !anyway && !(await isOf(KEPT + row.house))) return false;
  await be(own && !anyway ? row.house : await keptHouse());
  return true;
}

export function say(line: string, text: string): void {
  void post({ kind: 'say', line, text });
}

export function close(line: string): void {
  if (!lines.delete(line)) return void closed.add(line);
  void post({ kind: 'close', line });
}
