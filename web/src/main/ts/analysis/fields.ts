/** A position as fields: what is in them is changed in place. */

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** Where a value lies in another one. */
export type Path = (string | number)[];

export const isList = (value: Value): value is Value[] => Array.isArray(value);
export const isLeaf = (value: Value): boolean => value === null || typeof value !== 'object';
/** Short values that are written in one line, with commas. */
export const isRow = (value: Value): value is Value[] => isList(value) && value.every(isLeaf);

export function at(value: Value, path: Path): Value {
  return path.reduce<Value>((from, key) => (from as Record<string | number, Value>)[key], value);
}

export function put(value: Value, path: Path, next: Value): void {
  (at(value, path.slice(0, -1)) as Record<string | number, Value>)[path[path.length - 1]] = next;
}

/** What somebody typed, of the same kind as what stood there before. */
export function typed(before: Value, text: string): Value {
  if (typeof before === 'number' && /^-?\d+$/.test(text.trim())) return Number(text);
  return before === null && text === '' ? null : text;
}

/** A row as it is typed; an empty text is a row of nothing. */
export function row(before: Value[], text: string): Value[] {
  const like = before[0] ?? '';
  return text.trim() === '' ? [] : text.split(',').map((each) => typed(like, each.trim()));
}
