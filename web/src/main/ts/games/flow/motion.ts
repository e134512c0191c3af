/** Shows motions on the drawn board. Whatever is cut short ends where it would have ended. */
import type { Screen } from '../../board/playback';
import { BOAT, CELL, columnOf, cornerOf, lineOf, rowOf } from './layout';
import type { Extra, Flow } from './spots';
import type { Hit, Motion } from './step';

const QUICK = 320;
const SWEEP = 820;
const SQUARE_MILLIS = 190;

type Wave = Extract<Motion, { kind: 'wave' }>;
type Shown = Screen<Flow, Extra>;

export async function show(motion: Motion, screen: Shown, turn: () => Promise<void>): Promise<void> {
  if (screen.skipped) return turn();
  if (motion.kind === 'leave') await leave(screen, motion.square);
  if (motion.kind === 'wave') return wave(screen, motion, turn);
  await turn();
  if (motion.kind === 'land') await land(screen, motion.square);
  if (motion.kind === 'glide') await glide(screen, motion.from, motion.square);
  if (motion.kind === 'pop') await pop(screen, motion.what);
  if (motion.kind === 'swim') await Promise.all(motion.paths.map((path) => swim(screen, path.animal, path.squares)));
}

const piece = ({ find }: Shown, square: string): SVGElement | null => find(`[data-piece=${square}]`);

function land(screen: Shown, square: string): Promise<void> {
  const frames = [{ transform: 'translateY(-18px) scale(1.16)', opacity: 0.3 }, { transform: 'none', opacity: 1 }];
  return screen.reel.play(piece(screen, square), frames, QUICK, { easing: 'cubic-bezier(.2, .9, .3, 1.2)' });
}

function leave(screen: Shown, square: string): Promise<void> {
  return screen.reel.play(piece(screen, square), [{ opacity: 1 }, {
    opacity: 0,
    transform: 'translateY(30px) scale(.7)',
  }], QUICK);
}

function glide(screen: Shown, from: string, square: string): Promise<void> {
  const [a, b] = [cornerOf(from), cornerOf(square)];
  const frames = [{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: 'none' }];
  return screen.reel.play(piece(screen, square), frames, QUICK + 60);
}

function pop(screen: Shown, what: string): Promise<void> {
  const frames = [
    { transform: 'scale(.5)', opacity: 0.2 },
    { transform: 'scale(1.12)', opacity: 1, offset: 0.7 },
    { transform: 'none', opacity: 1 },
  ];
  return screen.reel.play(screen.find(what), frames, QUICK - 60);
}

// ---- The wave -----------------------------------------------------------------------------------------------------

/** First the dice name their lines, then foam runs along the row and down the column and takes the tiles with it. */
async function wave(screen: Shown, { white, black, hits }: Wave, turn: () => Promise<void>): Promise<void> {
  await Promise.all([name(screen, `[data-row="${white}"]`), name(screen, `[data-column="${black}"]`)]);
  if (white) await sweep(screen, hits.filter((hit) => rowOf(hit.square) === lineOf(white)), 'row', lineOf(white));
  if (black) await sweep(screen, hits.filter((hit) => columnOf(hit.square) === lineOf(black)), 'column', lineOf(black));
  await turn();
  await screen.put({ swept: [] });
}

function name(screen: Shown, selector: string): Promise<void> {
  const frames = [{ scale: 1 }, { scale: 1.9, rotate: '180deg', offset: 0.4 }, { scale: 1.5, rotate: '360deg' }];
  return screen.reel.play(screen.find(selector), frames, 520);
}

async function sweep(screen: Shown, hits: Hit[], along: 'row' | 'column', line: number): Promise<void> {
  const foam = screen.find(`.foam.${along}`);
  const aside = line * CELL;
  const way = (step: number): string =>
    along === 'row' ? `translate(${step}px, ${aside}px)` : `translate(${aside}px, ${step}px)`;
  const frames = [
    { transform: way(-130), opacity: 0 },
    { transform: way(-40), opacity: 1, offset: 0.1 },
    { transform: way(690), opacity: 1, offset: 0.9 },
    { transform: way(780), opacity: 0 },
  ];
  const tiles = hits.map((hit) => carry(screen, hit, along));
  await Promise.all([screen.reel.play(foam, frames, SWEEP, { easing: 'linear' }), ...tiles]);
}

/** A tile rocks as the foam comes, then is carried off with it; a bird flies up and its tile stays. */
function carry(screen: Shown, hit: Hit, along: 'row' | 'column'): Promise<void> {
  const reached = (along === 'row' ? columnOf(hit.square) : rowOf(hit.square)) / 7;
  const delay = SWEEP * (0.12 + 0.76 * reached);
  const off = along === 'row' ? 'translate(150px, 14px) rotate(26deg)' : 'translate(14px, 150px) rotate(26deg)';
  if (hit.fate === 'remains') return Promise.resolve();
  if (hit.fate === 'saved-by-bird') return fly(screen, hit.square, delay);
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: 'rotate(-5deg)', opacity: 1, offset: 0.2 },
    { transform: off, opacity: 0 },
  ];
  const carried = screen.reel.play(piece(screen, hit.square), frames, 460, { delay, easing: 'ease-in' });
  return carried.then(() => screen.put({ swept: [...screen.board.extra.swept, hit.square] }));
}

function fly(screen: Shown, square: string, delay: number): Promise<void> {
  const frames = [{ transform: 'none' }, { transform: 'translate(60px, -90px) scale(1.4)', opacity: 0 }];
  return screen.reel.play(screen.find(`[data-piece=${square}] .bird`), frames, 420, { delay });
}

// ---- Home -----------------------------------------------------------------------------------------------------------

/** An animal swims along its way to the Boat and climbs aboard. */
function swim(screen: Shown, animal: string, squares: string[]): Promise<void> {
  const home = cornerOf(squares[0]);
  const way = squares.at(-1) === BOAT ? squares : [...squares, BOAT];
  const frames = way.map((square, i) => {
    const at = cornerOf(square);
    const last = i === way.length - 1;
    return {
      transform: `translate(${at.x - home.x}px, ${at.y - home.y}px) scale(${last ? 0.35 : 0.62})`,
      opacity: last ? 0.6 : 1,
    };
  });
  return screen.reel.play(screen.find(`[data-animal=${animal}]`), frames, way.length * SQUARE_MILLIS, {
    easing: 'linear',
  });
}
