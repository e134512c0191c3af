/** Shows motions on the drawn board. Whatever is cut short ends where it would have ended. */
import type { Screen } from '../../board/playback';
import { along, areBeside, place } from './layout';
import type { Circus, Extra } from './spots';
import type { Motion } from './step';

const QUICK = 360;
const PARTS = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1];

type Shown = Screen<Circus, Extra>;

export async function show(motion: Motion, screen: Shown, turn: () => Promise<void>): Promise<void> {
  if (screen.skipped) return turn();
  if (motion.kind === 'flip') return flip(screen, motion.position, turn);
  if (motion.kind === 'put-away') await fade(screen, '.peek');
  await turn();
  if (motion.kind === 'move') {
    await Promise.all([move(screen, motion.from, motion.to, 1), move(screen, motion.to, motion.from, -1)]);
  }
  if (motion.kind === 'gaze') await gaze(screen, motion.places);
  if (motion.kind === 'pop') await pop(screen, motion.what);
}

/** Whom a look concerns. */
async function gaze(screen: Shown, places: number[]): Promise<void> {
  await screen.put({ gaze: places });
  await screen.reel.wait(QUICK);
  await screen.put({ gaze: [] });
}

/** Lets things fade away before they are no longer drawn. */
async function fade(screen: Shown, selector: string): Promise<void> {
  await Promise.all(screen.all(selector).map((each) => screen.reel.play(each, [{ opacity: 1 }, { opacity: 0 }], 220)));
}

/** Neighbours pass each other side by side; far ones on wide bows through the ring. */
async function move({ reel, find }: Shown, from: number, to: number, hand: number): Promise<void> {
  const [a, b] = [place(from), place(to)];
  const bend = hand * (areBeside(from, to) ? 96 : 130);
  const frames = PARTS.map((part) => {
    const { x, y } = along(a, b, bend, part);
    const lift = 1 + 0.1 * hand * Math.sin(part * Math.PI);
    return { transform: `translate(${x}px, ${y}px) scale(${lift})`, offset: part };
  });
  await reel.play(find(`[data-key=place-${to}]`), frames, QUICK);
}

async function flip({ reel, find }: Shown, position: number, turn: () => Promise<void>): Promise<void> {
  const disc = (): SVGElement | null => find(`[data-key=place-${position}] .turn`);
  const flat = { transform: 'translateY(-16px) scale(0.02, 1.06)' };
  await reel.play(disc(), [{ transform: 'none' }, flat], 150, { easing: 'ease-in' });
  await turn();
  await reel.play(disc(), [flat, { transform: 'none' }], 210, { easing: 'ease-out' });
}

async function pop({ reel, find }: Shown, what: string): Promise<void> {
  const frames = [
    { transform: 'scale(0.4)', opacity: 0.2 },
    { transform: 'scale(1.35)', opacity: 1, offset: 0.6 },
    { transform: 'scale(1)', opacity: 1 },
  ];
  await reel.play(find(what), frames, QUICK);
}
