import { type Args, fill, listed, plural } from './phrase';
import { language } from './settings';

type List = Record<string, string>;

/** Keys of things that have a name: a kind and the thing, e.g. `artist.clown`; no sentences. */
const THING = /^(?!option|told|refusal|count|reason)[\w-]+\.([\w-]+)$/;

/** What somebody typed, e.g. a name: said as it is, even where a thing of the game is called the same. */
export class Verbatim {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/**
 * What is said in one language: the first list that has a key decides. Only in a game's own sentences do texts name
 * things of the game
 * (`clown` is said as `artist.clown`); everywhere else a text is said as it is.
 */
export class Words {
  private readonly things = new Map<string, string>();
  private readonly variants = new Map<string, [key: string, name: string, value: string][]>();
  private readonly lists: List[];

  constructor(
    readonly language: string,
    house: List[],
    private readonly game: List = {},
  ) {
    this.lists = [game, ...house];
    for (const key of Object.keys(game)) {
      const name = THING.exec(key)?.[1];
      if (name && !this.things.has(name)) this.things.set(name, key);
    }
    for (const key of Object.keys(game).sort()) {
      const [, plain, name, value] = /^(.+)@(\w[\w-]*)\.(.+)$/.exec(key) ?? [];
      if (plain) this.variants.set(plain, [...(this.variants.get(plain) ?? []), [key, name, value]]);
    }
  }

  has(key: string): boolean {
    return this.lists.some((list) => key in list);
  }

  /** The phrase of this key with its gaps filled; a key without a phrase says itself. */
  say(key: string, args: Args = []): string {
    const arg = (gap: string): unknown => (args as Record<string, unknown>)[gap];
    const named = key in this.game;
    return fill(this.find(this.variant(key, arg)), {
      text: (gap) => this.word(arg(gap), gap, named),
      number: (
        gap,
      ) => (Array.isArray(arg(gap)) ? String((arg(gap) as unknown[]).length) : this.word(arg(gap), gap, named)),
      form: (gap, forms) => Math.min(this.form(arg(gap)), forms - 1),
    });
  }

  /** A thing's name, e.g. `thing('clown')` where the words hold `artist.clown`. */
  thing(name: string, kind = ''): string {
    if (name in this.game) return this.game[name];
    if (kind && this.has(`${kind}.${name}`)) return this.find(`${kind}.${name}`);
    return this.find(this.things.get(name) ?? name);
  }

  /**
   * `told.wave@black.0` is said instead of `told.wave` when black is 0; the first that holds, in the order of the
   * alphabet.
   */
  private variant(key: string, arg: (name: string) => unknown): string {
    for (const [each, name, value] of this.variants.get(key) ?? []) if (String(arg(name)) === value) return each;
    return key;
  }

  private find(key: string): string {
    for (const list of this.lists) if (key in list) return list[key];
    return key;
  }

  private form(arg: unknown): number {
    if (typeof arg === 'boolean') return arg ? 0 : 1;
    if (Array.isArray(arg)) return plural(this.language, arg.length);
    return typeof arg === 'number' ? plural(this.language, arg) : 0;
  }

  private word(arg: unknown, gap: string, named: boolean): string {
    if (arg === undefined || arg === null) return '';
    if (Array.isArray(arg)) return listed(this.language, arg.map((each) => this.word(each, gap, named)));
    if (!named || typeof arg !== 'string') return String(arg);
    return /^[^| ]+\|[^| ]+$/.test(arg) ? listed(this.language, arg.split('|')) : this.thing(arg, gap);
  }
}

const loaded = new Map<string, Promise<List>>();

/** The words of one part (`house`, `table`, or a game), fetched once. */
export function part(name: string, lang: string = language()): Promise<List> {
  const key = `${name}/${lang}`;
  let list = loaded.get(key);
  if (!list) {
    list = fetch(`/words/${key}.json`).then((answer) => {
      if (answer.status >= 500) throw new Error(`no words: ${answer.status}`);
      return answer.ok ? answer.json() : {};
    });
    list.catch(() => loaded.delete(key));
    loaded.set(key, list);
  }
  return list;
}

/** A game's words, then the house's. */
export async function gameWords(game: string): Promise<Words> {
  const lang = language();
  const [own, ...house] = await Promise.all([game, 'house', 'table-ui'].map((each) => part(each, lang)));
  return new Words(lang, house, own);
}

let house = new Words('en', [{}]);

/** The parts of the house's words that pages have asked for so far. */
const parts = new Set(['house']);

/** Fetches the house's own words in the chosen language; pages can `say` from then on. */
export async function loadHouse(): Promise<void> {
  const lang = language();
  const wanted = [...parts];
  const lists = await Promise.all(wanted.map((name) => part(name, lang)));
  // Somebody has asked for more meanwhile, and must not lose it again.
  if (wanted.length < parts.size) return loadHouse();
  house = new Words(lang, lists);
}

/** Adds another part of the house's words, for pages that are loaded later. */
export async function addWords(name: string): Promise<void> {
  parts.add(name);
  await loadHouse();
}

export function words(): Words {
  return house;
}

export function say(key: string, args: Args = []): string {
  return house.say(key, args);
}
