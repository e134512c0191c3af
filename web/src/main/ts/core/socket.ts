import { get, loadMe } from './api';
import { isNear } from './near';
/** A line to the server that heals itself: it comes back with growing patience and asks again what was not answered. */
export type LineState = 'connecting' | 'open' | 'waiting' | 'gone';

export interface SocketAnswer {
  event: string;
  id: string;
  ok?: boolean;
  refused?: { rule: string; key: string; args: unknown[]; message: string };
  [field: string]: unknown;
}

interface Asked {
  what: string;
  text: string;
  sentAt: number;
  done(answer: SocketAnswer): void;
}

export interface LineEvents {
  /** Where to connect, asked anew each time: it holds what was seen last. */
  address(): string;
  message(message: { event: string; [field: string]: any }): void;
  state(state: LineState): void;
  /** Asks something harmless: after a sleep, only an answer tells whether the line still holds. */
  probe?(): void;
}

const PROTOCOL = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 6_000;
const ANSWER_WITHIN = 9_000;
/** A page that was away for longer does not trust its line. */
const LONG_AWAY = 15_000;
const ANSWERS = new Set(['answer', 'hint', 'tried', 'frames', 'file']);
/** Requests whose answer is more than a yes. */
const MORE = new Set(['hint', 'try', 'replay', 'download']);
const MORE_WITHIN = 30_000;

/** What a line needs of a connection, be it to a server or to a table of this very page. */
export interface Socket {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closing: { code: number }) => void) | null;
}

function open(address: string): Socket {
  if (isNear(address)) return near(address);
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}${versioned(address)}`) as unknown as Socket;
}

/** Says which version of the protocol this page speaks (docs/protocol.md). */
function versioned(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}protocol=${PROTOCOL}`;
}

/** A page learns nothing of a line that was not opened, so it asks which version the server speaks. */
async function isOutdated(address: string): Promise<boolean> {
  if (isNear(address)) return false;
  const { protocol } = await get<{ protocol?: number }>('/api/games').catch(() => ({ protocol: undefined }));
  return protocol !== undefined && protocol !== PROTOCOL;
}

/** What leads to a table of this page is loaded with the first one. */
function near(address: string): Socket {
  const socket: Socket = {
    readyState: WebSocket.CONNECTING,
    send: () => {},
    close: () => (socket.readyState = WebSocket.CLOSED),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  void import('../near/socket').then(({ lead }) => {
    if (socket.readyState === WebSocket.CONNECTING) lead(socket, address);
  });
  return socket;
}

export class SocketLine {
  private socket: Socket | undefined;
  private wait = FIRST_WAIT;
  private timer = 0;
  private watch = 0;
  private closed = false;
  private hiddenAt = 0;
  private readonly asked = new Map<string, Asked>();
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private count = 0;
  private readonly wake = () => this.check();

  constructor(private readonly events: LineEvents) {
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    queueMicrotask(() => this.connect());
  }

  /** Asks and waits for the answer, over broken lines if need be. */
  ask(what: string, fields: Record<string, unknown> = {}): Promise<SocketAnswer> {
    const id = `${this.prefix}${this.count++}`;
    const text = JSON.stringify({ do: what, id, ...fields });
    return new Promise((done) => {
      this.asked.set(id, { what, text, sentAt: Date.now(), done });
      this.send(text);
    });
  }

  close(): void {
    this.closed = true;
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.timer);
    clearInterval(this.watch);
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    this.events.state('connecting');
    const address = this.events.address();
    const socket = open(address);
    let met = false;
    this.socket = socket;
    socket.onopen = () => {
      met = true;
      this.opened();
    };
    socket.onmessage = (message) => this.heard(JSON.parse(message.data));
    socket.onclose = (closing) => {
      this.lost(socket, closing.code);
      if (!met) void this.doubt(address);
    };
  }

  private opened(): void {
    this.events.state('open');
    for (const each of this.asked.values()) {
      each.sentAt = Date.now();
      this.send(each.text);
    }
    clearInterval(this.watch);
    this.watch = window.setInterval(() => this.listen(), 1_000);
  }

  private heard(message: { event: string; id?: string }): void {
    // Who is let in only to be sent away again comes back with growing patience.
    if (message.event !== 'bye') this.wait = FIRST_WAIT;
    if (message.id && ANSWERS.has(message.event)) this.answered(message as SocketAnswer);
    this.events.message(message);
  }

  private answered(answer: SocketAnswer): void {
    const asked = this.asked.get(answer.id);
    if (!asked) return;
    if (answer.event === 'answer' && answer.ok && MORE.has(asked.what)) {
      asked.sentAt = Date.now() + MORE_WITHIN;
      return;
    }
    this.asked.delete(answer.id);
    asked.done(answer);
  }

  /** A line that gives no answer is broken, even if nobody has noticed yet. */
  private listen(): void {
    const now = Date.now();
    if ([...this.asked.values()].some((each) => now - each.sentAt > ANSWER_WITHIN)) this.drop();
  }

  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.lost(socket, 1006);
  }

  private lost(socket: Socket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    clearInterval(this.watch);
    this.socket = undefined;
    // Somebody else signed this person out, or may do other things from now on.
    if (code === 4401 || code === 4404) void loadMe().catch(() => null);
    if (code === 4404) return this.events.state('gone');
    this.events.state('waiting');
    const wait = this.wait * (0.7 + Math.random() * 0.6);
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  /** A page of another release than the server's is not let in, however often it comes back. */
  private async doubt(address: string): Promise<void> {
    if (this.closed || !(await isOutdated(address))) return;
    this.close();
    (await import('./outdated')).sayOutdated();
  }

  /** Somebody looks at the page again, or the network is back: no reason to wait any longer. */
  private check(): void {
    if (document.hidden) this.hiddenAt = Date.now();
    if (document.hidden || this.closed) return;
    if (this.socket) {
      if (Date.now() - this.hiddenAt > LONG_AWAY) this.events.probe?.();
      return;
    }
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  }

  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }
}
