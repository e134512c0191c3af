/** What an event changes on the board, and how that is shown. Who is next is for the next view to say. */
import type { Stepped } from '../../board/playback';
import type { Told } from '../../table/board';
import type { View } from './view';

/** The stones from this number up to that one go away. */
export interface Motion {
  from: number;
  to: number;
}

export function step(view: View, told: Told): Stepped<View, Motion> {
  switch (told.event) {
    case 'first-player':
      return { view: { ...view, turn: told.seat } };
    case 'stones-taken':
      return { view: { ...view, stones: told.left }, motion: { from: told.left, to: view.stones }, sound: 'take' };
    default:
      return { view };
  }
}
