import { settings } from '../core/settings';
import { play } from '../core/sound';

/**
 * Tells somebody who looks elsewhere that it is their turn: in the page's title, by a sound, and as a notification if
 * they want it.
 */
let turn = false;

export function tellTurn(mine: boolean, title: string, sentence: string): void {
  document.title = mine ? `● ${sentence} – ${title}` : `${title} · Tablée`;
  if (mine && !turn) {
    play('turn');
    if (document.hidden && settings().notify && 'Notification' in window && Notification.permission === 'granted') {
      void notify(title, {
        body: sentence,
        tag: 'tablee-turn',
        icon: '/favicon.svg',
        data: { path: location.pathname },
      });
    }
  }
  turn = mine;
}

/** Browsers on Android show notices of service workers only; where there are none, the page shows its own. */
async function notify(title: string, options: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.register('/notices.js').then(() => navigator.serviceWorker.ready)
    .catch(() => undefined);
  if (worker) return worker.showNotification(title, options);
  const note = new Notification(title, options);
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** One has left the table: the next turn, wherever it is, is news again. */
export function forgetTurn(): void {
  turn = false;
}
