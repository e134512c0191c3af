import { me } from '../core/api';
import type { Socket } from '../core/socket';
import { toast } from '../core/toast';
import { addWords, say } from '../core/words';
import { close, connect, say as send } from './page-house';

/** Leads a line to a table of this page: messages in place of a connection, and the same lines of JSON over it. */
export function lead(socket: Socket, address: string): void {
  const [, table, query] = /^\/ws\/table\/([\w-]+)\??(.*)$/.exec(address) ?? [];
  const seen = new URLSearchParams(query);
  const anyway = sessionStorage.getItem(key(table)) === 'yes';
  const line = connect({ table, owner: owner(), command: command(seen) }, anyway, (message) => {
    if (message.kind === 'opened') {
      sessionStorage.removeItem(key(table));
      socket.readyState = WebSocket.OPEN;
      socket.onopen?.();
    } else if (message.kind === 'hear') {
      socket.onmessage?.({ data: message.text });
      if (message.last) socket.close();
    } else if (message.kind === 'trouble') {
      void tell(socket, message.key);
    } else if (message.kind === 'of-another-house') {
      anew(table);
    } else if (message.kind === 'lost') {
      socket.readyState = WebSocket.CLOSED;
      socket.onclose?.({ code: message.code });
    }
  });
  socket.send = (text) => send(line, text);
  socket.close = () => {
    if (socket.readyState === WebSocket.CLOSED) return;
    socket.readyState = WebSocket.CLOSED;
    close(line);
    socket.onclose?.({ code: 1000 });
  };
}

/** What keeps a table from going on for now stands there until it goes on; all else is said once. */
async function tell(socket: Socket, key: string): Promise<void> {
  await addWords('near');
  if (key === 'near.unlearned') return toast(say(key));
  socket.onmessage?.({ data: JSON.stringify({ event: 'bye', key: 'unreachable', message: say(key) }) });
}

/** The table goes on in the house it was begun in, which is another page; if that cannot be had, in this one. */
function anew(table: string): void {
  sessionStorage.setItem(key(table), 'yes');
  location.reload();
}

const key = (table: string) => `tablee.anew.${table}`;

function command(seen: URLSearchParams): object {
  const match = seen.get('match');
  return {
    caller: host(),
    language: seen.get('lang') ?? 'en',
    ...(match ? { match, version: Number(seen.get('version')) } : {}),
  };
}

/** The person at this page; somebody the server does not know yet is known here. */
export function host(): { person: string; name: string } {
  const person = me();
  return { person: HERE, name: person?.name ?? '' };
}

/** Whose games these are; the server's name for them keeps them apart from those of the next one at this browser. */
export function owner(): string {
  return me()?.id ?? '';
}

/** At the tables of a page there is one person, whatever the server calls them at the time. */
const HERE = 'here';
