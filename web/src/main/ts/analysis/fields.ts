/** A position as fields, changed in place. Its shape has one thing in each list, as may come there. */

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** Where a value lies in another one. */
export type Path = (string | number)[];

export const isList = (value: Value | undefined): value is Value[] => Array.isArray(value);
export const isLeaf = (value: Value | undefined): boolean => value === null || typeof value !== 'object';

/** Short values that are written in one line, with commas; an empty list is what its shape says. */
export const isRow = (value: Value, shape?: Value): value is Value[] =>
  isList(value) && (value.length || !isList(shape) ? value : shape).every(isLeaf);

export function at(value: Value, path: Path): Value {
  return path.reduce<Value>((from, key) => (from as Record<string | number, Value>)[key], value);
}

/** The part of a shape that says what stands at this place. */
export function shapeAt(shape: Value, path: Path): Value | undefined {
  return path.reduce<Value | undefined>((from, key) => {
    if (isLeaf(from)) return undefined;
    return isList(from) ? from[0] : (from as Record<string, Value>)[key];
  }, shape);
}

/** A new thing of this shape, whose own lists are empty. */
export function fresh(shape: Value): Value {
  if (isList(shape)) return [];
  if (isLeaf(shape)) return shape;
  return Object.fromEntries(Object.entries(shape as Record<string, Value>).map(([key, part]) => [key, fresh(part)]));
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
export function row(before: Value[], text: string, shape?: Value): Value[] {
  const like = before[0] ?? (isList(shape) ? shape[0] : undefined) ?? '';
  return text.trim() === '' ? [] : text.split(',').map((each) => typed(like, each.trim()));
}
