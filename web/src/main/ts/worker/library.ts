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

const brought = new Map<string, Promise<void>>();

function once(what: string, bring: () => Promise<void>): Promise<void> {
  let done = brought.get(what);
  if (!done) {
    done = bring();
    done.catch(() => brought.delete(what));
    brought.set(what, done);
  }
  return done;
}

/** Everything that a table of this game says in this language; what a language lacks is said in English. */
export async function bringWords(ask: Ask, game: string, language: string): Promise<void> {
  const wanted = [...new Set([language, 'en'])].flatMap((each) => [[game, each], ['table', each]]);
  await Promise.all(wanted.map(([part, each]) => once(`words ${part} ${each}`, () => words(ask, part, each))));
}

async function words(ask: Ask, part: string, language: string): Promise<void> {
  const answer = await fetch(ofHouse(`/words/${part}/${language}.json`));
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  const phrases: Record<string, string> = await answer.json();
  const text = Object.entries(phrases).map(([key, phrase]) => `${key} = ${phrase.replaceAll('\n', '\\n')}`).join('\n');
  done(ask({ do: 'words', ...(part === 'table' ? {} : { game: part }), language, text }));
}

/** Bots play by search and written knowledge where there is nothing learned, or where it cannot be had. */
export function bringWeights(ask: Ask, game: string): Promise<void> {
  return once(`weights ${game}`, async () => {
    const answer = await fetch(ofHouse(`/weights/${game}`)).catch(() => undefined);
    const bytes = answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : new Uint8Array();
    if (bytes.length > 0) done(ask({ do: 'weights', game, hex: hex(bytes) }));
  });
}

/** Brings what dice are thrown with, where the game has some. */
export function bringPhysics(ask: Ask, game: string): Promise<void> {
  return once(`physics ${game}`, async () => {
    if (ask({ do: 'sources', game }).thrown) await loadPhysics(ofHouse('/physics.wasm'));
  });
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (each) => each.toString(16).padStart(2, '0')).join('');
}

function done(outcome: { failed?: string }): void {
  if (outcome.failed) throw new Error(outcome.failed);
}
