import { noChange } from 'lit';
import { Directive, directive, type ElementPart, type PartInfo } from 'lit/directive.js';
import type { BoardState, Spot } from './state';

/** Whether something can be asked of it: to be done, or why it cannot be done. */
const acts = (spot: Spot): boolean => spot.lit || spot.word !== undefined;

const CLASSES = ['lit', 'no', 'advised', 'pinged'] as const;

class Mark extends Directive {
  constructor(info: PartInfo) {
    super(info);
  }

  render(
    _spot: Spot | undefined,
    _board: Pick<BoardState<unknown, unknown>, 'ping'>,
    _advised = false,
  ): typeof noChange {
    return noChange;
  }

  override update(
    { element }: ElementPart,
    [spot, board, advised]: [Spot | undefined, Pick<BoardState<unknown, unknown>, 'ping'>, boolean?],
  ) {
    const set = (name: string, value: string | undefined): void => {
      if (value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    };
    set('data-key', spot?.id);
    set('data-zone', spot?.zone);
    set('data-lit', spot?.lit ? '' : undefined);
    if (!spot) return noChange;
    const states = {
      lit: spot.lit,
      no: !spot.lit && acts(spot),
      advised: advised === true,
      pinged: board.ping.at === spot.id,
    };
    for (const each of CLASSES) element.classList.toggle(each, states[each]);
    const isButton = element.localName === 'button';
    if (!isButton) set('role', spot.value ? 'slider' : acts(spot) ? 'button' : 'img');
    if (spot.label) set('aria-label', spot.label);
    set('aria-disabled', acts(spot) && !spot.value ? String(!spot.lit) : undefined);
    set('aria-pressed', acts(spot) && spot.pressed !== undefined ? String(spot.pressed) : undefined);
    set('aria-valuemin', spot.value && String(spot.value.least));
    set('aria-valuemax', spot.value && String(spot.value.most));
    set('aria-valuenow', spot.value && String(spot.value.now));
    return noChange;
  }
}

/**
 * Makes a drawn element the thing that a spot is about: its key, its name, its light. Stands last among the element's
 * attributes.
 */
export const mark = directive(Mark);
