import { get, post, remove } from '../core/api';
import { sha256 } from '../core/sha256';

/** How this browser stands to alerts that come while no page is open. */
export type PushState = 'impossible' | 'blocked' | 'off' | 'on';

/** A place that alerts go to; of its address there is a hash, by which a browser knows itself again. */
export interface Channel {
  channel: string;
  kind: 'push' | 'json' | 'discord' | 'matrix';
  name: string;
  endpoint: string;
  on: boolean;
  failing: boolean;
  createdDay: number;
}

const CHANNELS = '/api/me/alerts/channels';

function possible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Browsers on Apple's phones push for pages on the home screen only. */
export function needsHomeScreen(): boolean {
  return !('PushManager' in window) && /iPhone|iPad/.test(navigator.userAgent);
}

async function subscription(): Promise<PushSubscription | null> {
  if (!possible()) return null;
  const worker = await navigator.serviceWorker.getRegistration('/notices.js');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The first half of a hash, as the server says it. */
function named(address: string): string {
  return sha256(new TextEncoder().encode(address)).slice(0, 32);
}

/** This browser among the places that alerts go to, if it is there. */
export async function ownChannel(channels: Channel[]): Promise<Channel | undefined> {
  const mine = await subscription();
  if (!mine) return undefined;
  const name = named(mine.endpoint);
  return channels.find((each) => each.endpoint === name);
}

export async function pushState(channels: Channel[]): Promise<PushState> {
  if (!possible()) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  return (await ownChannel(channels))?.on ? 'on' : 'off';
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Asks the person and the browser, and tells the server; `blocked` where the person says no. */
export async function agree(key: string): Promise<PushState> {
  if (!possible()) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  await navigator.serviceWorker.register('/notices.js');
  const worker = await navigator.serviceWorker.ready;
  const made = (await worker.pushManager.getSubscription()) ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
  await post(CHANNELS, { kind: 'push', subscription: made.toJSON() });
  return 'on';
}

/** Does what ends alerts in every browser of mine, as a new password does; in this one they go on. */
export async function stayingHere(act: () => Promise<unknown>): Promise<void> {
  const mine = await subscription();
  const known = mine && (await ownChannel((await get<{ channels: Channel[] }>('/api/me/alerts')).channels));
  await act();
  if (known?.on) await post(CHANNELS, { kind: 'push', subscription: mine!.toJSON() });
}

/** Nothing comes to this browser any more: also for one who signs out here, since the next one is somebody else. */
export async function leave(channels: Channel[]): Promise<void> {
  const known = await ownChannel(channels);
  if (known) await remove(`${CHANNELS}/${known.channel}`);
  await (await subscription())?.unsubscribe();
}

/** The next one to sign in at this browser is somebody else, who should not read what comes for me. */
export async function noMoreHere(): Promise<void> {
  if (!(await navigator.serviceWorker?.getRegistration('/notices.js'))) return;
  await leave((await get<{ channels: Channel[] }>('/api/me/alerts')).channels);
}
