import { Verbatim } from '../../core/words';
import type { Sight, Stage, Told } from '../../table/board';
import type { PluvView } from './view';

const SETUP = new Set(['lay', 'seed', 'toss', 'choose-missions', 'deal', 'first']);

/** What can I do now? One sentence. */
export function prompt(sight: Sight, stage: Stage): string {
  const view = sight.view as PluvView;
  const say = (key: string, args: Record<string, unknown> = {}) => stage.words.say(`prompt.${key}`, args);
  if (view.phase === 'over') return say('over');
  if (sight.moves.length === 0) {
    const doing = view.turn < 0 || SETUP.has(view.phase) ? 'setup' : view.phase;
    return say('wait', { name: new Verbatim(stage.seats[Math.max(0, view.turn)]?.name ?? ''), doing: say(`doing.${doing}`) });
  }
  const { balloon } = view;
  const piece = balloon.carried.split(' ')[0];
  const args = {
    points: balloon.points,
    tries: view.throwsLeft,
    piece: piece ? `${/rain|sun|fog/.test(piece) ? 'cloud' : 'terrain'}.${piece}` : '',
  };
  if (view.phase === 'throw') return say(sight.sample ? 'throw' : 'target', args);
  if (view.phase === 'navigate') return say(`navigate.${view.navigation}`, args);
  return say(view.phase, args);
}

const KINDS: Record<string, string> = { terrain: 'terrain', cloud: 'cloud', die: 'weather', mission: 'mission', missions: 'mission' };

/** A line of the log. */
export function say(told: Told, stage: Stage): string {
  const plain = (field: string, value: unknown): unknown => {
    if (field === 'seat') return new Verbatim(stage.seats[value as number]?.name ?? '');
    const kind = KINDS[field];
    if (kind && typeof value === 'string') return `${kind}.${value}`;
    if (kind && Array.isArray(value)) return value.map(each => `${kind}.${each}`);
    if (field === 'way' && Array.isArray(value)) return value.join(' – ');
    return value;
  };
  return stage.words.say(
    `told.${told.event}`,
    Object.fromEntries(Object.entries({ ...stage.options, ...told }).map(([field, value]) => [field, plain(field, value)])),
  );
}
