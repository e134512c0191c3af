import { type Ask, loadPhysics } from './wasm';

/** What the house needs beside its rules, brought before it is needed: words, and what was learned of a game. */

/**
 * Which house this worker is of; its parts are fetched as of that one. By its name: one that came out of a cache does
 * not know what was asked for.
 */
export const HOUSE = self.name;

export function ofHouse(path: string): string {
  return path + (HOUSE ? `?house=${HOUSE}` : '');
}

/** By the program that it was brought to: another one has to be brought all of it. */
const brought = new WeakMap<Ask, Map<string, Promise<void>>>();

function once(ask: Ask, what: string, bring: () => Promise<void>): Promise<void> {
  const known = brought.get(ask) ?? new Map<string, Promise<void>>();
  brought.set(ask, known);
  let done = known.get(what);
  if (!done) {
    done = bring();
    done.catch(() => known.delete(what));
    known.set(what, done);
  }
  return done;
}

/** Everything that a table of this game says in this language; what a language lacks is said in English. */
export async function bringWords(ask: Ask, game: string, language: string): Promise<void> {
  const wanted = [...new Set([language, 'en'])].flatMap((each) => [[game, each], ['table', each]]);
  await Promise.all(wanted.map(([part, each]) => once(ask, `words ${part} ${each}`, () => words(ask, part, each))));
}

async function words(ask: Ask, part: string, language: string): Promise<void> {
  const answer = await fetch(ofHouse(`/words/${part}/${language}.json`));
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  const phrases: Record<string, string> = await answer.json();
  const text = Object.entries(phrases).map(([key, phrase]) => `${key} = ${phrase.replaceAll('\n', '\\n')}`).join('\n');
  done(ask({ do: 'words', ...(part === 'table' ? {} : { game: part }), language, text }));
}

/** How long what could not be had is not asked for again: each move would wait for it. */
const AGAIN_MILLIS = 15_000;
const lacking = new Set<string>();

/**
 * Bots play by search and written knowledge where there is nothing learned, or where it cannot be had; false: that is
 * tried again after a while.
 */
export async function bringWeights(ask: Ask, game: string): Promise<boolean> {
  if (lacking.has(game)) return false;
  try {
    await once(ask, `weights ${game}`, () => weights(ask, game));
    return true;
  } catch (fault) {
    console.warn(String(fault));
    lacking.add(game);
    setTimeout(() => lacking.delete(game), AGAIN_MILLIS);
    return false;
  }
}

async function weights(ask: Ask, game: string): Promise<void> {
  const answer = await fetch(ofHouse(`/weights/${game}`));
  if (!answer.ok) throw new Error(`no weights: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length > 0) done(ask({ do: 'weights', game, hex: hex(bytes) }));
}

/** Brings what dice are thrown with, where the game has some. */
export function bringPhysics(ask: Ask, game: string): Promise<void> {
  return once(ask, `physics ${game}`, async () => {
    if (ask({ do: 'sources', game }).thrown) await loadPhysics(ofHouse('/physics.wasm'));
  });
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (each) => each.toString(16).padStart(2, '0')).join('');
}

function done(outcome: { failed?: string }): void {
  if (outcome.failed) throw new Error(outcome.failed);
}
