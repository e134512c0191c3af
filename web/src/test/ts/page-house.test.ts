import './page';
import { tryHere } from '../../main/ts/near/trial';
import { ask, make } from '../../main/ts/near/page-house';
import type { Session } from '../../main/ts/table/session';
import { equal, test } from './test';

/** Stands for the house: it notes what it is asked, and answers when it is told to. */
class FakeHouse {
  static made: FakeHouse[] = [];
  gone = false;
  onmessage?: (message: { data: unknown }) => void;
  asked: any[] = [];

  constructor() {
    FakeHouse.made.push(this);
  }

  postMessage(message: unknown): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.gone = true;
  }

  answer(answer: object): void {
    for (const { id } of this.asked.splice(0)) this.onmessage!({ data: { id, answer } });
  }
}

const newest = () => FakeHouse.made[FakeHouse.made.length - 1];
const soon = () => new Promise((done) => setTimeout(done, 20));

/** A browser that keeps houses of these names. */
async function keeping(names: string[], run: () => Promise<void>): Promise<void> {
  const { Worker, caches, window, document } = globalThis as any;
  const kept = { match: () => Promise.resolve({}) };
  const all = {
    keys: () => Promise.resolve([...names]),
    has: (name: string) => Promise.resolve(names.includes(name)),
    open: () => Promise.resolve(kept),
  };
  document.querySelector = () => ({ src: 'https://here/app.js' });
  const set = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  set('Worker', FakeHouse);
  set('caches', all);
  set('window', { caches: all });
  try {
    await run();
  } finally {
    set('Worker', Worker);
    set('caches', caches);
    set('window', window);
  }
}

test('What waits for a house that gives way to another is told so', async () => {
  const names = ['house-1'];
  await keeping(names, async () => {
    const asked = ask({}).then(() => 'answered', (fault: Error) => fault.message);
    await soon();
    const first = newest();
    names.push('house-2');
    const made = make({}, 'ann', 'en');
    await soon();
    equal([await asked, first.gone], ['no house', true]);
    newest().answer({});
    await made;
  });
});

test('A house that could not be started is started with the next wish', async () => {
  const names = ['house-3'];
  await keeping(names, async () => {
    const before = FakeHouse.made.length;
    (globalThis as any).Worker = class {
      constructor() {
        throw new Error('no workers');
      }
    };
    const failed = await make({}, 'ann', 'en').then(() => '', (fault: Error) => fault.message);
    (globalThis as any).Worker = FakeHouse;
    const asked = ask({});
    await soon();
    equal([failed, FakeHouse.made.length], ['no workers', before + 1]);
    newest().answer({ drawn: true });
    equal(await asked, { drawn: true });
  });
});

test('A question about a move is left to the server until the house has its words, or where it is silent', async () => {
  const names = ['house-4'];
  await keeping(names, async () => {
    const session = {
      seating: { terms: { game: 'flow', seats: 2, options: {} } },
      update: { sights: [{ viewer: '0', view: {} }] },
    } as unknown as Session;
    const why = () => tryHere(session, 0, 'end', false);
    const made = make({}, 'ann', 'en');
    await soon();
    newest().answer({});
    await made;
    equal([await why(), await why()], [undefined, undefined]);
    await soon();
    equal(newest().asked.map(({ kind }) => kind), ['trial']);
    newest().answer({ sure: true });
    await soon();
    const answered = why();
    await soon();
    newest().answer({ sure: true, told: [] });
    equal(await answered, { sure: true, told: [] });
    equal(await why(), undefined);
    newest().answer({ sure: true });
    names.push('house-5');
    const other = make({}, 'ann', 'en');
    await soon();
    newest().answer({});
    await other;
    equal(await why(), undefined);
    await soon();
    equal(newest().asked.map(({ kind }) => kind), ['trial']);
  });
});
