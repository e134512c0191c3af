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
      const note = new Notification(title, { body: sentence, tag: 'tablee-turn', icon: '/favicon.svg' });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    }
  }
  turn = mine;
}

/** One has left the table: the next turn, wherever it is, is news again. */
export function forgetTurn(): void {
  turn = false;
}
