import './page';
import { Session } from '../../main/ts/table/session';
import { equal, test } from './test';

/** A socket that a test speaks for. */
class Wire {
  static last: Wire;
  readonly readyState = 1;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor() {
    Wire.last = this;
  }
  send(): void {}
  close(): void {}
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const deaf = { addEventListener: () => {}, removeEventListener: () => {} };

/** A session on such a socket, and the kinds of news it had. */
async function session(): Promise<{ session: Session; news: string[] }> {
  Object.assign(globalThis, {
    window: { ...deaf, setTimeout: setTimeout.bind(globalThis), setInterval: setInterval.bind(globalThis) },
    WebSocket: Wire,
  });
  Object.assign(document, deaf);
  Object.defineProperty(globalThis, 'location', { value: { protocol: 'http:', host: 'here' }, configurable: true });
  const news: string[] = [];
  const opened = new Session('t', (each) => news.push(each.kind));
  await Promise.resolve();
  Wire.last.onopen();
  return { session: opened, news };
}

test('A table that is out of reach says why, and the words go when it is back', async () => {
  const { session: at, news } = await session();
  Wire.last.says({ event: 'bye', key: 'unreachable', message: 'Away for now.' });
  equal(at.trouble, 'Away for now.');
  equal(news.includes('bye'), false);
  Wire.last.says({ event: 'chat', lines: [] });
  equal(at.trouble, '');
  at.close();
});

test('A farewell for good ends the line', async () => {
  const { session: at, news } = await session();
  Wire.last.says({ event: 'bye', key: 'removed', message: 'Closed to you.' });
  equal(news[news.length - 1], 'bye');
  Wire.last.onclose({ code: 1000 });
  equal(at.state, 'open');
  at.close();
});
