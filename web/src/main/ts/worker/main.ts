import { all, find, forget } from './kept-tables';
import { NearTable, now, secret, type Thought } from './near-table';
import { load } from './wasm';

/** The house of one page: its tables, and in a second worker like this one its bots. */
const page = self as unknown as { postMessage(message: object): void; onmessage: (event: MessageEvent) => void };
const house = load('/house.wasm');
const tables = new Map<string, Promise<NearTable | undefined>>();
/** Which table a line leads to. */
const lines = new Map<string, NearTable>();

let bots: Worker | undefined;
let asked = 0;
const thinking = new Map<number, (answer: any) => void>();

/** Bots think beside the table, so that nobody waits for them. */
function think(thought: Thought): Promise<any> {
  if (!bots) {
    bots = new Worker('/house-worker.js', { type: 'module' });
    bots.onmessage = ({ data }) => {
      thinking.get(data.id)?.(data.answer);
      thinking.delete(data.id);
    };
  }
  const { match, seat, level, file } = thought;
  const dice = crypto.getRandomValues(new Uint32Array(1))[0];
  const id = asked++;
  bots.postMessage({ kind: 'ask', id, request: { do: 'think', match, seat, level, file, dice } });
  return new Promise((done) => thinking.set(id, done));
}

const around = {
  think,
  hear: (line: string, text: string, last: boolean) => page.postMessage({ kind: 'hear', line, text, last }),
  stopped(why: string): void {
    console.error(why);
    for (const line of lines.keys()) page.postMessage({ kind: 'lost', line, code: 1011 });
    lines.clear();
    tables.clear();
  },
};

/** A kept table, opened once; only one page at a time has it, the next one waits. */
function open(table: string): Promise<NearTable | undefined> {
  let known = tables.get(table);
  if (!known) {
    known = taken(table).then(async () => {
      const kept = await find(table);
      if (!kept) return undefined;
      const ask = await house;
      const near = new NearTable(table, ask, around);
      await near.done({
        sends: [],
        thoughts: [],
        ...ask({ do: 'open', kept: kept.kept, secret: secret(), now: now() }),
      });
      return near;
    });
    tables.set(table, known);
  }
  return known;
}

function taken(table: string): Promise<void> {
  if (!navigator.locks) return Promise.resolve();
  return new Promise((have) => {
    void navigator.locks.request(`tablee-${table}`, () => {
      have();
      return new Promise(() => {});
    });
  });
}

async function make(request: { table: string }): Promise<{ failed?: string }> {
  await taken(request.table);
  const ask = await house;
  const outcome = ask({ do: 'make', ...request, secret: secret(), now: now() });
  if (outcome.failed) return { failed: outcome.failed };
  const near = new NearTable(request.table, ask, around);
  tables.set(request.table, Promise.resolve(near));
  await near.done(outcome);
  return {};
}

async function connect(line: string, table: string, command: object): Promise<void> {
  const near = await open(table);
  if (!near) return page.postMessage({ kind: 'lost', line, code: 4404 });
  lines.set(line, near);
  page.postMessage({ kind: 'opened', line });
  await near.take({ kind: 'connect', connection: line, ...command });
}

async function answer(data: any): Promise<object | undefined> {
  switch (data.kind) {
    case 'ask':
      return (await house)(data.request);
    case 'make':
      return make(data.request);
    case 'list':
      return { tables: await all() };
    case 'forget':
      await forget(data.table);
      return {};
    case 'connect':
      await connect(data.line, data.table, data.command);
      return undefined;
    case 'say':
      await lines.get(data.line)?.take({ kind: 'ask', connection: data.line, text: data.text });
      return undefined;
    case 'close':
      await lines.get(data.line)?.take({ kind: 'disconnect', connection: data.line });
      lines.delete(data.line);
  }
  return undefined;
}

page.onmessage = ({ data }) => {
  void answer(data)
    .catch((fault) => ({ failed: String(fault) }))
    .then((done) => done && data.id !== undefined && page.postMessage({ id: data.id, answer: done }));
};
