import { isMetered } from '../core/near';
import { possible } from './page-house';

/** Whether this browser can keep the house: that needs a service worker, and a page by https or from this machine. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && possible();
}

/** Keeps the house in this browser for days without a network; not where each byte may cost. */
export async function keepUnasked(): Promise<void> {
  if (canKeep() && !isMetered()) await keepHouse();
}

export function keepHouse(): Promise<boolean> {
  return tell('keep');
}

export function forgetHouse(): Promise<boolean> {
  return tell('forget');
}

/** Resolves when it is done; false: it could not be. */
async function tell(what: 'keep' | 'forget'): Promise<boolean> {
  await navigator.serviceWorker.register('/notices.js');
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }) => done(data);
    active?.postMessage(what, [port2]);
  });
}
