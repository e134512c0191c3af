/** Statistics of one's own, counted from a list of matches. */

/** A match of mine that is over; `decisions` and `lost` where it was reviewed for my seat. */
export interface PlayedMatch {
  match: string;
  game: string;
  mode: string;
  company: string;
  seat: number;
  rank: number;
  outcome: 'won' | 'drawn' | 'lost' | 'none';
  endedMillis: number;
  decisions?: number;
  lost?: number;
}

/** With what a review in this page found out, where the server made none. */
export function counted(line: PlayedMatch, here?: { seat: number; decisions: number; lost: number }): PlayedMatch {
  if (line.decisions !== undefined || here?.seat !== line.seat) return line;
  return { ...line, decisions: here.decisions, lost: here.lost };
}

export interface Sum {
  key: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
}

const COLUMNS = [
  'match',
  'game',
  'mode',
  'company',
  'seat',
  'rank',
  'outcome',
  'endedMillis',
  'decisions',
  'lost',
] as const;

/** How matches ended, by one of their properties; what was played most comes first. Abandoned ones do not count. */
export function sums(lines: PlayedMatch[], by: 'game' | 'mode' | 'company'): Sum[] {
  const found = new Map<string, Sum>();
  for (const line of lines) {
    if (line.outcome === 'none') continue;
    const sum = found.get(line[by]) ?? { key: line[by], played: 0, won: 0, drawn: 0, lost: 0 };
    sum.played++;
    sum[line.outcome]++;
    found.set(line[by], sum);
  }
  return [...found.values()].sort((a, b) => b.played - a.played);
}

/** What a move cost in a reviewed match, in thousandths of a win, and in that one and the ones before it. */
export interface Cost {
  line: PlayedMatch;
  each: number;
  mean: number;
}

const WINDOW = 10;

/** The matches that were reviewed, the first one first. */
export function costs(lines: PlayedMatch[]): Cost[] {
  const reviewed = lines.filter((line) => (line.decisions ?? 0) > 0).sort((a, b) => a.endedMillis - b.endedMillis);
  return reviewed.map((line, i) => {
    const late = reviewed.slice(Math.max(0, i + 1 - WINDOW), i + 1);
    const [lost, decisions] = [total(late, 'lost'), total(late, 'decisions')];
    return { line, each: (line.lost ?? 0) / line.decisions!, mean: lost / decisions };
  });
}

function total(lines: PlayedMatch[], what: 'lost' | 'decisions'): number {
  return lines.reduce((sum, line) => sum + (line[what] ?? 0), 0);
}

/** One line a match, with a head: for spreadsheets. No cell holds anything that would have to be quoted. */
export function csv(lines: PlayedMatch[]): string {
  return [COLUMNS, ...lines.map((line) => COLUMNS.map((column) => line[column] ?? ''))]
    .map((cells) => cells.join(',') + '\r\n').join('');
}
