import { find } from './kept-tables';
import { bringPhysics, bringWeights, bringWords, HOUSE, ofHouse } from './library';
import { NearTable, now, secret, type Thought } from './near-table';
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

let bots: Worker | undefined;
let asked = 0;
const thinking = new Map<number, (answer: any) => void>();

/** Bots think beside the table, so that nobody waits for them. */
function think(thought: Thought): Promise<any> {
  if (!bots) {
    bots = new Worker(ofHouse('/house-worker.js'), { type: 'module', name: HOUSE });
    bots.onmessage = ({ data }) => {
      thinking.get(data.id)?.(data.answer);
      thinking.delete(data.id);
    };
  }
  const { match, seat, level, game, file } = thought;
  const dice = crypto.getRandomValues(new Uint32Array(1))[0];
  const id = asked++;
  bots.postMessage({ kind: 'think', id, game, request: { do: 'think', match, seat, level, file, dice } });
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
    known = taken(table).then(() => read(table));
    tables.set(table, known);
  }
  return known;
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
  return near;
}

/** Advice is given by the table's own worker, so it wants what was learned too; and it is the table that throws. */
async function bring(ask: Ask, game: string, language: string): Promise<void> {
  await Promise.all([bringWords(ask, game, language), bringWeights(ask, game), bringPhysics(ask, game)]);
}

/** What lets go of a table that this page has. */
const held = new Map<string, Promise<() => void>>();

/** Until nobody here has it open any more, or the page goes. */
async function taken(table: string): Promise<void> {
  let mine = held.get(table);
  if (!mine) {
    mine = new Promise((have) => {
      if (!navigator.locks) return have(() => {});
      void navigator.locks.request(`tablee-${table}`, () => new Promise<void>((go) => have(go)));
    });
    held.set(table, mine);
  }
  await mine;
}

/** A table rests as soon as no line leads to it, so that a page that plays on and on does not grow. */
async function rest(near: NearTable): Promise<void> {
  const { table } = near;
  if ([...lines.values()].includes(near) || (await tables.get(table)) !== near) return;
  near.rest();
  tables.delete(table);
  const mine = held.get(table);
  held.delete(table);
  (await mine)?.();
}

async function make(
  request: any,
  begun: { owner: string; house: string },
  language: string,
): Promise<{ failed?: string }> {
  await taken(request.table);
  const ask = await house();
  await bring(ask, request.wanted.terms.game, language);
  const outcome = ask({ do: 'make', ...request, secret: secret(), now: now() });
  if (outcome.failed) return { failed: outcome.failed };
  const near = new NearTable(request.table, ask, around, begun);
  tables.set(request.table, Promise.resolve(near));
  await near.done(outcome);
  return {};
}

async function connect({ line, table, owner, command }: any): Promise<void> {
  const found = await find(table);
  if (!found || (found.owner ?? '') !== owner) return page.postMessage({ kind: 'lost', line, code: 4404 });
  const near = await open(table);
  if (!near) return page.postMessage({ kind: 'lost', line, code: 4404 });
  await bringWords(await house(), found.kept.record.terms.game, command.language);
  if (left.delete(line)) return rest(near);
  lines.set(line, near);
  page.postMessage({ kind: 'opened', line });
  await near.take({ kind: 'connect', connection: line, ...command });
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

async function answer(data: any): Promise<object | undefined> {
  switch (data.kind) {
    case 'ask':
      return (await house())(data.request);
    case 'think':
      await bringWeights(await house(), data.game);
      return (await house())(data.request);
    case 'review':
      await bring(await house(), data.game, data.language);
      return (await house())(data.request);
    case 'make':
      return make(data.request, { owner: data.owner, house: data.house }, data.language);
    case 'connect':
      await connect(data);
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
    .catch((fault) => ({ failed: String(fault) }))
    .then((done) => done && data.id !== undefined && page.postMessage({ id: data.id, answer: done }));
};
