import type { Sight } from './board';
import type { Frame } from './protocol';
import type { Session } from './session';

const AT_ONCE = 50;

/** A finished match, entry by entry, through somebody's eyes; calls back as more of it arrives. */
export async function loadFrames(
  session: Session,
  viewer: string,
  more: (sights: Sight[], entries: number) => boolean,
): Promise<Sight[]> {
  const sights: Sight[] = [];
  for (let entries = 1; sights.length < entries;) {
    const answer = await session.ask('replay', { viewer, from: sights.length, count: AT_ONCE });
    if (answer.refused) throw new Error(answer.refused.message);
    const frames = answer.frames as Frame[];
    entries = answer.entries as number;
    sights.push(...frames.map((each) => sight(viewer, each)));
    if (frames.length === 0 || !more(sights, entries)) break;
  }
  return sights;
}

function sight(viewer: string, frame: Frame): Sight {
  return { viewer, lines: [frame.line], view: frame.view, figures: frame.figures, moves: [], sample: false, undo: 0 };
}
