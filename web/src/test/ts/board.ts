import type { BoardState } from '../../main/ts/board/state';
import type { Stage } from '../../main/ts/table/board';

/** Words that say their own keys. */
const words = { has: () => true, say: (key: string) => key, thing: (name: string) => name };

/** A board to be drawn: this view, with these legal moves, and nobody points at anything. */
export function stateOf<State extends BoardState<any, any, any, any>>(
  view: unknown,
  legal: string[],
  more: Partial<State> = {},
): State {
  const stage = { words, seats: [], options: {}, over: false } as unknown as Stage;
  const state: BoardState<unknown, unknown, unknown, unknown> = {
    sight: { viewer: '0', lines: [], view, moves: legal.map((word, move) => ({ word, move })), sample: false, undo: 0 },
    view,
    stage,
    layout: undefined,
    figures: {},
    seat: 0,
    legal: new Set(legal),
    mode: {},
    over: '',
    aimed: '',
    advised: '',
    note: '',
    refused: false,
    ping: { at: '' },
    extra: {},
    spots: new Map(),
    tried: () => undefined,
    ...more,
  };
  return state as State;
}
