import '../core/common';
import { language } from '../core/settings';
import type { AnalysisLine, Start } from '../analysis/protocol';
import { keptHouse, possible, tables, thoughts } from './page-house';
import { copyOf } from './review';
import { owner } from './socket';

/**
 * What a bot thinks of the end of a line, found out in this page where it keeps the house; nothing: that is left to the
 * server, as for matches that this browser has not, and for rulesets of one's own.
 */
export async function linesHere(start: Start, line: string[], iterations: number): Promise<AnalysisLine[] | undefined> {
  if (start.replay || start.data || !possible() || !(await keptHouse())) return undefined;
  const file = start.match ? await fileOf(start.match) : undefined;
  const game = file?.header.game ?? start.game;
  if (!game || (start.match && !file)) return undefined;
  const wish = { ...start, line, viewer: 'all', iterations };
  const found = await thoughts<{ lines: AnalysisLine[] }>(game, language(), { wish, ...(file ? { file } : {}) });
  return found.lines;
}

async function fileOf(match: string): Promise<any> {
  const table = await copyOf(`/api/matches/${match}`);
  return (await tables(owner())).find((each) => each.table === table)?.kept.match;
}
