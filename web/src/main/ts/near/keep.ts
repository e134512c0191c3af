import { possible } from './page-house';

/** Keeps the house in this browser for days without a network; not where the browser is told to save data. */
export async function keepHouse(): Promise<void> {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (!('serviceWorker' in navigator) || !possible() || line?.saveData) return;
  await navigator.serviceWorker.register('/notices.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep');
}
