import { type Around, type Decided, NearTable, type Thought } from '../../main/ts/worker/near-table';
import type { Ask } from '../../main/ts/worker/wasm';
import { equal, test } from './test';

const THOUGHT = {
  match: 'm',
  version: 4,
  seat: 1,
  level: 'casual',
  game: 'circus',
  pauseMillis: 0,
  file: {},
} as Thought;
const MOVED = { match: 'm', version: 4, seat: 1, move: 7 };

interface Seen {
  around: Around;
  troubles: string[];
  stopped: unknown[];
}

function around(decisions: Decided[]): Seen {
  const seen: Seen = { troubles: [], stopped: [], around: undefined as unknown as Around };
  seen.around = {
    hear: () => {},
    stopped: (near, why) => seen.stopped.push([near.table, String(why)]),
    trouble: (_near, key) => seen.troubles.push(key),
    think: () => Promise.resolve(decisions.shift()!),
  };
  return seen;
}

const quietly = async (run: () => Promise<void>) => {
  const { warn } = console;
  console.warn = () => {};
  try {
    await run();
  } finally {
    console.warn = warn;
  }
};

test('A bot that cannot think is asked again, those at the table are told, and its table goes on', () =>
  quietly(async () => {
    const seen = around([{ failed: 'the bots are gone' }, MOVED]);
    const commands: any[] = [];
    const near = new NearTable(
      'here-a',
      ((request: any) => {
        commands.push(request.command);
        return { sends: [], thoughts: [] };
      }) as Ask,
      seen.around,
    );
    await near.done({ sends: [], thoughts: [THOUGHT] });
    await new Promise((done) => setTimeout(done, 1_300));
    equal(seen.troubles, ['near.no-bots']);
    equal(commands, [{ kind: 'bot-moved', ...MOVED }]);
    equal(seen.stopped, []);
  }));

test('A bot of a table that rests is not asked again', () =>
  quietly(async () => {
    const left = [{ failed: 'the bots are gone' }, MOVED];
    const near = new NearTable('here-a', (() => ({})) as Ask, around(left).around);
    await near.done({ sends: [], thoughts: [THOUGHT] });
    near.rest();
    await new Promise((done) => setTimeout(done, 1_300));
    equal(left.length, 1);
  }));

test('A fault stops its own table, which says which one it is', async () => {
  const seen = around([]);
  const near = new NearTable('here-a', () => {
    throw new Error('unreachable');
  }, seen.around);
  await near.take({ kind: 'wake' });
  equal(seen.stopped, [['here-a', 'Error: unreachable']]);
});

/** Stands for a browser's worker that is told when it could not be loaded. */
class FakeWorker {
  static made: FakeWorker[] = [];
  gone = false;
  onmessage?: (message: { data: unknown }) => void;
  onerror?: () => void;
  asked: any[] = [];

  constructor() {
    FakeWorker.made.push(this);
  }

  postMessage(message: unknown): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.gone = true;
  }
}

test('Bots whose worker dies answer all who wait, and the next thought has a new worker', async () => {
  const { Worker } = globalThis;
  Object.assign(globalThis, { Worker: FakeWorker });
  try {
    const { think } = await import('../../main/ts/worker/bots');
    const waiting = [think(THOUGHT), think(THOUGHT)];
    FakeWorker.made[0].onerror!();
    equal(await Promise.all(waiting), [{ failed: 'the bots are gone' }, { failed: 'the bots are gone' }]);
    equal(FakeWorker.made[0].gone, true);
    const again = think(THOUGHT);
    const [, second] = FakeWorker.made;
    second.onmessage!({ data: { id: second.asked[0].id, answer: MOVED } });
    equal(await again, MOVED);
  } finally {
    Object.assign(globalThis, { Worker });
  }
});

test('What was learned and could not be had is fetched again after a while, and not with each move', () =>
  quietly(async () => {
    const { bringWeights } = await import('../../main/ts/worker/library');
    const { fetch, setTimeout } = globalThis;
    let fetched = 0;
    let later = () => {};
    const asked: any[] = [];
    const ask = ((request: any) => {
      asked.push(request);
      return {};
    }) as Ask;
    const answers = [() => Promise.reject(new TypeError('no network')), () => Promise.resolve(new Response('ab'))];
    Object.assign(globalThis, {
      fetch: () => answers[fetched++](),
      setTimeout: (run: () => void) => (later = run),
    });
    try {
      equal(await bringWeights(ask, 'circus'), false);
      equal(await bringWeights(ask, 'circus'), false);
      equal([fetched, asked.length], [1, 0]);
      later();
      equal(await bringWeights(ask, 'circus'), true);
      equal(asked, [{ do: 'weights', game: 'circus', hex: '6162' }]);
    } finally {
      Object.assign(globalThis, { fetch, setTimeout });
    }
  }));

test('Another program is brought all the words, whatever the one before has', async () => {
  const { bringWords } = await import('../../main/ts/worker/library');
  const { fetch } = globalThis;
  Object.assign(globalThis, { fetch: () => Promise.resolve(Response.json({ turn: 'Your turn' })) });
  try {
    const [old, fresh]: [any[], any[]] = [[], []];
    const program = (asked: any[]) => ((request: any) => asked.push(request) && {}) as Ask;
    const [before, after] = [program(old), program(fresh)];
    await bringWords(before, 'flow', 'en');
    await bringWords(after, 'flow', 'en');
    await bringWords(before, 'flow', 'en');
    equal([old, fresh].map((each) => each.map(({ game }) => game ?? 'table')), [['flow', 'table'], ['flow', 'table']]);
  } finally {
    Object.assign(globalThis, { fetch });
  }
});
