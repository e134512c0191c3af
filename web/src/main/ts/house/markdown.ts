/** The little Markdown that rules are written in, as plain data; nothing in it is ever read as HTML. */
export type Block =
  | { kind: 'heading'; depth: number; id: string; text: Span[] }
  | { kind: 'paragraph'; text: Span[] }
  | { kind: 'list'; ordered: boolean; items: ListItem[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'code'; language: string; text: string };

export interface ListItem {
  text: Span[];
  below: Block[];
}

/** A run of text; `rule` is the id of a rule, which the page makes an anchor or a link. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'rule'; text: string }
  | { kind: 'strong'; parts: Span[] }
  | { kind: 'emphasis'; parts: Span[] }
  | { kind: 'link'; parts: Span[]; to: string };

const ITEM = /^( *)(?:[-*]|\d+\.) +(.*)$/;
const FENCE = /^ *```(\S*)\s*$/;

export function parse(text: string): Block[] {
  return blocks(text.replace(/\r/g, '').split('\n'));
}

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const next = block(lines, at);
    if (next.block) found.push(next.block);
    at = next.at;
  }
  return found;
}

function block(lines: string[], at: number): { block?: Block; at: number } {
  const line = lines[at];
  const heading = /^(#{1,4}) +(.*)$/.exec(line);
  if (!line.trim()) return { at: at + 1 };
  if (heading) return { block: headed(heading[1].length, heading[2]), at: at + 1 };
  if (FENCE.test(line)) return fenced(lines, at);
  if (ITEM.test(line)) return list(lines, at);
  if (line.startsWith('|')) return table(lines, at);
  const end = endOf(
    lines,
    at + 1,
    (each) => !each.trim() || /^#{1,4} /.test(each) || FENCE.test(each) || ITEM.test(each),
  );
  return { block: { kind: 'paragraph', text: spans(joined(lines.slice(at, end))) }, at: end };
}

function headed(depth: number, text: string): Block {
  return { kind: 'heading', depth, id: slug(text), text: spans(text) };
}

/** The name of a chapter in an address. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function fenced(lines: string[], at: number): { block: Block; at: number } {
  const end = endOf(lines, at + 1, (each) => /^ *```\s*$/.test(each));
  return {
    block: { kind: 'code', language: FENCE.exec(lines[at])![1], text: lines.slice(at + 1, end).join('\n') },
    at: end + 1,
  };
}

function list(lines: string[], at: number): { block: Block; at: number } {
  const depth = indent(lines[at]);
  const ordered = /^ *\d/.test(lines[at]);
  const items: ListItem[] = [];
  while (at < lines.length && ITEM.test(lines[at]) && indent(lines[at]) === depth) {
    const end = endOf(lines, at + 1, (_, i) => !belongs(lines, i, depth));
    items.push(item(lines.slice(at, end), depth));
    at = end;
    if (at + 1 < lines.length && !lines[at].trim() && ITEM.test(lines[at + 1]) && indent(lines[at + 1]) === depth) at++;
  }
  return { block: { kind: 'list', ordered, items }, at };
}

/** Whether a line still belongs to the item above it: it is indented further, or it simply goes on. */
function belongs(lines: string[], at: number, depth: number): boolean {
  const line = lines[at];
  if (!line.trim()) return at + 1 < lines.length && indent(lines[at + 1]) > depth && !!lines[at + 1].trim();
  if (indent(line) > depth) return true;
  return !ITEM.test(line) && !/^#{1,4} /.test(line) && !FENCE.test(line) && !!lines[at - 1].trim();
}

function item(lines: string[], depth: number): ListItem {
  const first = ITEM.exec(lines[0])![2];
  const rest = lines.slice(1);
  const end = endOf(rest, 0, (each) => !each.trim() || ITEM.test(each) || FENCE.test(each));
  const below = rest.slice(end).map(
    (each) => (indent(each) > depth ? each.slice(Math.min(indent(each), depth + 2)) : each),
  );
  return { text: spans(joined([first, ...rest.slice(0, end)])), below: blocks(below) };
}

function table(lines: string[], at: number): { block: Block; at: number } {
  const end = endOf(lines, at, (each) => !each.startsWith('|'));
  const rows = lines
    .slice(at, end)
    .filter((each) => !/^\|[\s|:-]+$/.test(each))
    .map((each) => each.replace(/^\||\|\s*$/g, '').split('|').map((cell) => spans(cell.trim())));
  return { block: { kind: 'table', head: rows[0], rows: rows.slice(1) }, at: end };
}

function endOf(lines: string[], from: number, stop: (line: string, at: number) => boolean): number {
  let at = from;
  while (at < lines.length && !stop(lines[at], at)) at++;
  return at;
}

const indent = (line: string): number => line.length - line.trimStart().length;
const joined = (lines: string[]): string => lines.map((each) => each.trim()).join(' ');

const SPAN = /`([^`]+)`|\*\*(.+?)\*\*|\*(\S|\S.*?\S)\*|\[([^\]]+)\]\(([^)\s]+)\)|\b([A-Z]{3,}-\d+)\b/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    found.push(span(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

function span([, code, strong, emphasis, label, to, rule]: RegExpMatchArray): Span {
  if (code) return { kind: 'code', text: code };
  if (strong) return { kind: 'strong', parts: spans(strong) };
  if (emphasis) return { kind: 'emphasis', parts: spans(emphasis) };
  if (label) return { kind: 'link', parts: spans(label), to };
  return { kind: 'rule', text: rule };
}

/** A text without the rules that stand in brackets behind its sentences, and these rules: they belong to the margin. */
export function codesApart(text: Span[]): { text: Span[]; codes: string[] } {
  const [rest, codes]: [Span[], string[]] = [[], []];
  let [behind, inside] = [false, ''];
  for (const span of text) {
    const last = rest[rest.length - 1];
    const opens = last?.kind === 'text' && /\s*\($/.test(last.text);
    if (span.kind === 'rule' && (opens || inside)) {
      if (opens && last.kind === 'text') {
        rest[rest.length - 1] = { kind: 'text', text: last.text.replace(/\s*\($/, '') };
      }
      codes.push(span.text);
      inside = span.text;
      behind = true;
    } else if (behind && span.kind === 'text' && /^(?:, | – )?$/.test(span.text)) continue;
    else if (behind && span.kind === 'text' && /^(?:, \d+)*\)/.test(span.text)) {
      codes.push(...further(inside, span.text));
      rest.push({ kind: 'text', text: span.text.replace(/^[^)]*\)/, '') });
      [behind, inside] = [false, ''];
    } else rest.push(span);
  }
  return { text: rest, codes };
}

/** `CIRC-10, 11)` names a second rule of the same game. */
function further(code: string, text: string): string[] {
  const game = code.replace(/\d+$/, '');
  return (/^[^)]*/.exec(text)?.[0].match(/\d+/g) ?? []).map((each) => game + each);
}

/** The text alone. */
export function plain(parts: Span[]): string {
  return parts.map((each) => ('parts' in each ? plain(each.parts) : each.text)).join('');
}
