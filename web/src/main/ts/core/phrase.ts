/**
 * Sentences with gaps, the same as on the server: `{0}` or `{name}`, and `{0:one card|# cards}` by number, or by the
 * size of a list.
 */
export type Args = readonly unknown[] | Record<string, unknown>;

export interface Filling {
  text(gap: string): string;
  number(gap: string): string;
  form(gap: string, forms: number): number;
}

export function fill(pattern: string, filling: Filling): string {
  let out = '';
  let at = 0;
  for (let open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', at)) {
    const close = closing(pattern, open);
    out += pattern.slice(at, open) + gap(pattern.slice(open + 1, close), filling);
    at = close + 1;
  }
  return out + pattern.slice(at);
}

function gap(inside: string, filling: Filling): string {
  const colon = inside.indexOf(':');
  if (colon < 0) return filling.text(inside);
  const name = inside.slice(0, colon);
  const forms = split(inside.slice(colon + 1));
  const chosen = forms[filling.form(name, forms.length)];
  return fill(chosen, filling).replaceAll('#', filling.number(name));
}

function closing(pattern: string, open: number): number {
  let depth = 0;
  for (let i = open; i < pattern.length; i++) {
    if (pattern[i] === '{') depth++;
    if (pattern[i] === '}' && --depth === 0) return i;
  }
  return pattern.length;
}

/** Splits at the bars that are not inside a gap. */
function split(text: string): string[] {
  const forms: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{') depth++;
    if (text[i] === '}') depth--;
    if (text[i] === '|' && depth === 0) {
      forms.push(text.slice(start, i));
      start = i + 1;
    }
  }
  return [...forms, text.slice(start)];
}

const RULES = new Map<string, Intl.PluralRules>();

function rules(language: string): Intl.PluralRules {
  const known = RULES.get(language) ?? new Intl.PluralRules(language);
  RULES.set(language, known);
  return known;
}

/** The place of the form that goes with a number: one, then few where a language has it, then all others. */
export function plural(language: string, number: number): number {
  const form = rules(language).select(Math.abs(number));
  if (form === 'one') return 0;
  return language === 'pl' && form !== 'few' ? 2 : 1;
}

const AND: Record<string, string> = { en: 'and', fr: 'et', de: 'und', pl: 'i' };

/** "a, b and c". */
export function listed(language: string, things: readonly string[]): string {
  if (things.length < 2) return things.join('');
  return `${things.slice(0, -1).join(', ')} ${AND[language] ?? AND.en} ${things.at(-1)}`;
}
