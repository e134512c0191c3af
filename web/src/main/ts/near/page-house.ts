/** The house inside this page: tables that need no server. They live in a worker, started when the first is wanted. */

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, (answer: any) => void>();
const lines = new Map<string, (message: any) => void>();

/** Whether this browser can run it: WebAssembly with garbage collection and strings. */
export function possible(): boolean {
  // The smallest module with a structure type; browsers without garbage collection refuse it.
  const structure = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);
  return 'Worker' in window && 'indexedDB' in window && 'WebAssembly' in window && WebAssembly.validate(structure);
}

function house(): Worker {
  if (worker) return worker;
  worker = new Worker('/house-worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => {
    if (data.line !== undefined) return lines.get(data.line)?.(data);
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  };
  return worker;
}

function request<T>(message: object): Promise<T> {
  const id = count++;
  house().postMessage({ ...message, id });
  return new Promise((done, fail) =>
    waiting.set(id, (answer) => (answer.failed ? fail(new Error(answer.failed)) : done(answer)))
  );
}

/** Asks the house itself, e.g. for the drawing of a position. */
export function ask<T>(asked: object): Promise<T> {
  return request({ kind: 'ask', request: asked });
}

export function make(table: object): Promise<object> {
  return request({ kind: 'make', request: table });
}

export interface NearTable {
  table: string;
  updatedMillis: number;
  kept: { record: any };
}

/** The tables that this browser keeps, the last one first. */
export async function tables(): Promise<NearTable[]> {
  const { tables } = await request<{ tables: NearTable[] }>({ kind: 'list' });
  return tables.sort((one, other) => other.updatedMillis - one.updatedMillis);
}

/** A line to a table of this page: `tell` hears what comes over it. */
export function connect(table: string, command: object, tell: (message: any) => void): string {
  const line = `${Math.random().toString(36).slice(2)}${count++}`;
  lines.set(line, tell);
  house().postMessage({ kind: 'connect', line, table, command });
  return line;
}

export function say(line: string, text: string): void {
  house().postMessage({ kind: 'say', line, text });
}

export function close(line: string): void {
  lines.delete(line);
  house().postMessage({ kind: 'close', line });
}
