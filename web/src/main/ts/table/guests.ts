import { me } from '../core/api';
import { sure } from '../core/dialog';
import type { Watcher } from './protocol';
import type { Scene } from './scene';

/** Somebody at the table, and how to call them. */
export type Guest = Watcher;

/** Who looks on, beside oneself. */
export function watchers({ seating, words }: Scene): Guest[] {
  return seating.watchers
    .filter((each) => each.person !== me()?.id)
    .map((each) => ({ person: each.person, name: each.name || words.say('table.nameless') }));
}

/** The sentence about them, or nothing where one is not told. */
export function whoWatches(scene: Scene): string {
  const names = watchers(scene).map((each) => each.name);
  return names.length ? scene.words.say('table.watch-names', [names.length, names]) : '';
}

/** Those whom the host can send away: who looks on, and people in seats while no match is played (TABLE-29). */
export function guests(scene: Scene): Guest[] {
  const { seating, seats } = scene;
  if (seating.host !== me()?.id) return [];
  const seated = seats
    .map(({ seat, name }) => ({ chair: seating.chairs[seat].chair, name }))
    .filter(({ chair }) => chair.kind === 'person' && seating.phase !== 'playing' && chair.person !== me()?.id)
    .map(({ chair, name }) => ({ person: chair.person, name }));
  return [...seated, ...watchers(scene)];
}

/** The host sends a guest away, for good (TABLE-29). */
export async function sendAway(
  { words }: Scene,
  { person, name }: Guest,
  ask: (what: string, fields: Record<string, unknown>) => void,
): Promise<void> {
  if (await sure(words.say('table.remove-sure', [name]), words.say('table.remove'))) ask('remove', { person });
}
