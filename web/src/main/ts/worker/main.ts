import { beside, think } from './bots';
import { letGo, take } from './held';
import { find } from './kept-tables';
import { bringPhysics, bringWeights, bringWords, ofHouse } from './library';
import { NearTable, now, secret } from './near-table';
import { type Ask, load } from './wasm';

/** The house of one page: its tables, and in a second worker like this one its bots. */
const page = self as unknown as { postMessage(message: object): void; onmessage: (event: MessageEvent) => void };
let loaded: Promise<Ask> | undefined;
/** Loaded with the first that needs it: a list of tables does not. */
function house(): Promise<Ask> {
  loaded ??= load(ofHouse('/house.wasm'));
  loaded.catch(() => (loaded = undefined));
  return loaded;
}
const tables = new Map<string, Promise<NearTable | undefined>>();
/** Which table a line leads to. */
const lines = new Map<string, NearTable>();

const linesTo = (near: NearTable) => [...lines].filter(([, each]) => each === near).map(([line]) => line);
const trouble = (line: string, key: string) => page.postMessage({ kind: 'trouble', line, key });

const around = {
  think,
  hear: (line: string, text: string, last: boolean) => page.postMessage({ kind: 'hear', line, text, last }),
  trouble(near: NearTable, key: string): void {
    for (const line of linesTo(near)) trouble(line, key);
  },
  /** This table alone is given up as it stands here. It is on the disk, and who comes back opens it anew from there. */
  stopped(near: NearTable, why: unknown): void {
    console.error(String(why));
    doubt(why);
    near.stop();
    void drop(near);
    for (const line of linesTo(near)) {
      lines.delete(line);
      page.postMessage({ kind: 'lost', line, code: 1011 });
    }
  },
};

/** A program that broke off in the middle of something is not asked again; open tables that got along with it may. */
function doubt(fault: unknown): void {
  const isOverflow = fault instanceof Error && /call stack|too much recursion/.test(fault.message);
  if (fault instanceof WebAssembly.RuntimeError || isOverflow) loaded = undefined;
}

async function drop(near: NearTable): Promise<void> {
  if ((await tables.get(near.table)?.catch(() => undefined)) === near) await forgetTable(near.table);
}

/** A kept table, opened once; only one page at a time has it, the next one waits. */
function open(table: string, waits: () => void): Promise<NearTable | undefined> {
  let known = tables.get(table);
  if (!known) {
    known = take(table, waits).then(() => read(table));
    tables.set(table, known);
    known.catch(() => forgetTable(table));
  }
  return known;
}

/** It could not be opened, which is tried again with the next line. */
function forgetTable(table: string): Promise<void> {
  tables.delete(table);
  return letGo(table);
}

async function read(table: string): Promise<NearTable | undefined> {
  const found = await find(table);
  if (!found) return undefined;
  const ask = await house();
  await bring(ask, found.kept.record.terms.game, 'en');
  const near = new NearTable(table, ask, around);
  const opened = ask({ do: 'open', kept: found.kept, secret: secret(), now: now() });
  await near.done({ sends: [], thoughts: [], ...opened });
  // A bot may have been thinking when the page went away.
  await near.take({ kind: 'wake' });
  if (near.rests) throw new Error(`${table} could not go on`);
  return near;
}

/** Advice is given by the table's own worker, so it wants what was learned too; and it is the table that throws. */
async function bring(ask: Ask, game: string, language: string): Promise<void> {
  await Promise.all([bringWords(ask, game, language), bringWeights(ask, game), bringPhysics(ask, game)]);
}

/** A table rests as soon as no line leads to it, so that a page that plays on and on does not grow. */
async function rest(near: NearTable): Promise<void> {
  if (linesTo(near).length || (await tables.get(near.table)) !== near) return;
  try {
    near.rest();
  } finally {
    await drop(near);
  }
}

async function make(
  request: any,
  begun: { owner: string; house: string },
  language: string,
): Promise<object> {
  const { table } = request;
  await take(table);
  try {
    const ask = await house();
    await bring(ask, request.wanted.terms.game, language);
    const near = new NearTable(table, ask, around, begun);
    await near.done(ask({ do: 'make', ...request, secret: secret(), now: now() }));
    tables.set(table, Promise.resolve(near));
    return {};
  } catch (fault) {
    await letGo(table);
    throw fault;
  }
}

async function connect({ line, table, owner, command }: any): Promise<void> {
  const found = await find(table);
  if (!found || (found.owner ?? '') !== owner) return page.postMessage({ kind: 'lost', line, code: 4404 });
  const near = await open(table, () => trouble(line, 'near.elsewhere'));
  if (!near) return page.postMessage({ kind: 'lost', line, code: 4404 });
  const { game } = found.kept.record.terms;
  await bringWords(near.ask, game, command.language);
  if (left.delete(line)) return rest(near);
  if (near.rests) throw new Error(`${table} rests again`);
  lines.set(line, near);
  page.postMessage({ kind: 'opened', line });
  await near.take({ kind: 'connect', connection: line, ...command });
  if (!(await bringWeights(near.ask, game))) trouble(line, 'near.unlearned');
}

/** Lines that were closed before their table was open. */
const left = new Set<string>();

async function close(line: string): Promise<void> {
  const near = lines.get(line);
  if (!near) return void left.add(line);
  await near.take({ kind: 'disconnect', connection: line });
  lines.delete(line);
  await rest(near);
}

/** Nothing of it is there; the page asks again after a while. A table opened for this line alone rests again. */
async function lost({ line, table }: { line: string; table: string }, fault: unknown): Promise<void> {
  doubt(fault);
  left.delete(line);
  lines.delete(line);
  page.postMessage({ kind: 'lost', line, code: 1011 });
  const near = await tables.get(table)?.catch(() => undefined);
  if (near) await rest(near);
}

/** The house once it has what an answer of this kind needs. */
async function prepared({ kind, game, language }: any): Promise<Ask> {
  const ask = await house();
  if (kind === 'trial') await bringWords(ask, game, language);
  if (kind === 'think') await bringWeights(ask, game);
  if (kind === 'review') await bring(ask, game, language);
  return ask;
}

async function answer(data: any): Promise<object | undefined> {
  switch (data.kind) {
    case 'ask':
    case 'trial':
    case 'think':
    case 'review':
      return (await prepared(data))(data.request);
    case 'lines':
      return beside({ ...data, kind: 'review' });
    case 'make':
      return make(data.request, { owner: data.owner, house: data.house }, data.language);
    case 'connect':
      await connect(data).catch((fault) => lost(data, fault));
      return undefined;
    case 'say':
      await lines.get(data.line)?.take({ kind: 'ask', connection: data.line, text: data.text });
      return undefined;
    case 'close':
      await close(data.line);
  }
  return undefined;
}

page.onmessage = ({ data }) => {
  void answer(data)
    .catch((fault) => {
      doubt(fault);
      return { failed: String(fault) };
    })
    .then((done) => done && data.id !== undefined && page.postMessage({ id: data.id, answer: done }));
};
