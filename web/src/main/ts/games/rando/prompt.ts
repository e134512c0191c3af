import { Verbatim } from '../../core/words';
import type { Sight, Stage, Told } from '../../table/board';
import { seatOf, type RandoView } from './view';

/** What can I do now? One sentence. */
export function prompt(sight: Sight, stage: Stage): string {
  const view = sight.view as RandoView;
  const me = seatOf(sight.viewer);
  const say = (key: string, args: Record<string, unknown> = {}) => stage.words.say(`prompt.${key}`, args);
  if (view.stage === 'over') return say('over');
  if (sight.moves.length === 0) {
    if (view.stage === 'give') return say('wait.give');
    return say('wait', { name: new Verbatim(stage.seats[view.seat]?.name ?? ''), doing: say(`doing.${view.stage}`) });
  }
  const left = view.times - view.done;
  const args = {
    hiker: `colour.${view.hiker || view.top || 'red'}`,
    stretch: view.stretch + 1,
    stretches: view.stretches,
    left,
    most: view.handLimit,
  };
  const key =
    view.stage === 'reorder' && view.done > 0
      ? 'reorder.more'
      : view.stage === 'turn-tile' && view.part === 'card'
        ? 'turn-tile.card'
        : view.stage;
  return view.seats[me].hand.length && view.stage === 'play-card' ? say('play-card', args) : say(key, args);
}

/** Which word list the plain words of an event's fields come from. */
const KINDS: Record<string, string> = {
  colour: 'colour',
  hiker: 'colour',
  side: 'side',
  tile: 'tile',
  action: 'tile',
  except: 'tile',
  kind: 'card-kind',
  obstacle: 'obstacle',
  space: 'space',
  direction: 'direction',
  one: 'obstacle',
};

/** A line of the log. Of a meeting the other one is a hiker, of an exchange a marker. */
export function say(told: Told, stage: Stage): string {
  const named = Object.entries(told).map(([field, value]) => {
    const kind = field === 'other' ? (told.event === 'hiker-met' ? 'colour' : 'obstacle') : KINDS[field];
    if (field === 'seat' || field === 'by') return [field, new Verbatim(stage.seats[value as number]?.name ?? '')];
    return [field, kind && typeof value === 'string' && value ? `${kind}.${value}` : value];
  });
  return stage.words.say(`told.${told.event}`, Object.fromEntries(named));
}
