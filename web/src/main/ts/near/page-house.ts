/** The house inside this page: tables that need no server. They live in a worker, started when the first is wanted. */

let worker: Promise<Worker> | undefined;
let count = 0;
const waiting = new Map<number, (answer: any) => void>();
const lines = new Map<string, (message: any) => void>();

/** Whether this browser can run it: WebAssembly with garbage collection and strings. */
export function possible(): boolean {
  // The smallest module with a structure type; browsers without garbage collection refuse it.
  const structure = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);
  return 'Worker' in window && 'indexedDB' in window && 'WebAssembly' in window && WebAssembly.validate(structure);
}

const KEPT = 'house-';

/** The kept house that this page is of, by its version; none: only the server has it. */
export async function keptHouse(): Promise<string> {
  if (!('caches' in window)) return '';
  const names = (await caches.keys()).filter((each) => each.startsWith(KEPT)).reverse();
  for (const name of names) {
    const house = await caches.open(name);
    if ((await house.match('/offline.json')) && (await house.match(import.meta.url))) return name.slice(KEPT.length);
  }
  return '';
}

/** The worker is told of which house it is, so that all its parts are of one. */
async function start(): Promise<Worker> {
  const version = await keptHouse();
  const made = new Worker('/house-worker.js' + (version ? `?house=${version}` : ''), { type: 'module' });
  made.onmessage = ({ data }) => {
    if (data.line !== undefined) return lines.get(data.line)?.(data);
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  };
  // It could not be loaded: those who wait are told, and the next one tries again.
  made.onerror = () => {
    worker = undefined;
    for (const done of waiting.values()) done({ failed: 'no house' });
    for (const tell of [...lines.values()]) tell({ kind: 'lost', code: 1011 });
    waiting.clear();
  };
  return made;
}

async function post(message: object): Promise<void> {
  (await (worker ??= start())).postMessage(message);
}

function request<T>(message: object): Promise<T> {
  const id = count++;
  const answered = new Promise<T>((done, fail) =>
    waiting.set(id, (answer) => (answer.failed ? fail(new Error(answer.failed)) : done(answer)))
  );
  void post({ ...message, id });
  return answered;
}

/** Asks the house itself, e.g. for the drawing of a position. */
export function ask<T>(asked: object): Promise<T> {
  return request({ kind: 'ask', request: asked });
}

/** @param language in which its first sentences are said */
export function make(table: object, language: string): Promise<object> {
  return request({ kind: 'make', request: table, language });
}

export interface NearTable {
  table: string;
  updatedMillis: number;
  over?: boolean;
  /** The server's table that it was handed to. */
  handed?: string;
  kept: { record: any; match?: any; seed?: string };
  /** How it ended for the person here. */
  ended?: { seat: number; rank: number; tied: boolean };
}

/** The tables that this browser keeps, the last one first. */
export async function tables(): Promise<NearTable[]> {
  const { tables } = await request<{ tables: NearTable[] }>({ kind: 'list' });
  return tables.sort((one, other) => other.updatedMillis - one.updatedMillis);
}

/** @param to the server's table; none: it does not want it */
export function noteHanded(table: string, to: string): Promise<object> {
  return request({ kind: 'handed', table, to });
}

/** A line to a table of this page: `tell` hears what comes over it. */
export function connect(table: string, command: object, tell: (message: any) => void): string {
  const line = `${Math.random().toString(36).slice(2)}${count++}`;
  lines.set(line, tell);
  void post({ kind: 'connect', line, table, command });
  return line;
}

export function say(line: string, text: string): void {
  void post({ kind: 'say', line, text });
}

export function close(line: string): void {
  lines.delete(line);
  void post({ kind: 'close', line });
}
