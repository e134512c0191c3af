/** How a deal ended for somebody. */
export type Outcome = 'unfinished' | 'lost' | 'drawn' | 'won' | 'void';

export interface Shared {
  name: string;
  outcome: Outcome;
  own: number;
  other: number;
  /** In thousandths, once results are compared. */
  points?: number;
}

const FACES: Record<Outcome, string> = { won: '🏆', drawn: '🤝', lost: '💧', unfinished: '⏳', void: '➖' };
const MOST = 8;

/** Results as pictures in a text: how it ended and by how much, and nothing that helps somebody who plays later. */
export function shareText(day: string, all: Shared[], link: string): string {
  const lines = all.map(({ name, outcome, own, other, points }) => {
    const worth = points === undefined ? '' : ` ${Math.round(points / 10)} %`;
    return `${name} ${FACES[outcome]} ${squares(own, other)}${worth}`.replace(/ +/g, ' ').trim();
  });
  return [`Tablée · ${day}`, ...lines, link].join('\n');
}

/** What one side has and what the other has, as lengths that fit into a line. */
function squares(own: number, other: number): string {
  const [mine, theirs] = [Math.max(0, own), Math.max(0, other)];
  const scale = Math.min(1, MOST / Math.max(1, mine + theirs));
  return '🟩'.repeat(Math.round(mine * scale)) + '🟧'.repeat(Math.round(theirs * scale));
}
