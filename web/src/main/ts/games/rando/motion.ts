/** Shows motions on the drawn board. Whatever is cut short ends where it would have ended. */
import type { Screen } from '../../board/playback';
import { apart, pitch, place, rowAt, spotOf, towards } from './layout';
import { type Extra, meOf, type Rando } from './spots';
import type { Motion } from './step';

type Shown = Screen<Rando, Extra>;
type Turn = () => Promise<void>;

const play = (
  { reel, find }: Shown,
  id: string,
  frames: Keyframe[],
  duration: number,
  easing = 'ease-in-out',
): Promise<void> => reel.play(find(`#${CSS.escape(id)}`), frames, duration, { easing, fill: 'none' });

const shift = (x: number, y: number): string => `translate(${x}px, ${y}px)`;

export function show(motion: Motion, screen: Shown, turn: Turn): Promise<void> {
  switch (motion.kind) {
    case 'walk':
      return walk(screen, motion, turn);
    case 'gain':
      return gain(screen, motion, turn);
    case 'exchange':
      return exchange(screen, motion.one, motion.other, turn);
    case 'turn':
      return half(screen, faceOf(screen, motion), turn);
    case 'pulse':
      return pulse(screen, faceOf(screen, motion), turn);
    case 'deal':
      return deal(screen, motion.seat, turn);
  }
}

const faceOf = ({ board }: Shown, { seat, tile }: { seat: number; tile: string }): string =>
  seat === meOf(board) ? `face-${tile}` : `face-${seat}-${tile}`;

/** A stretch on foot: a little hop at each crossing. */
async function walk(
  screen: Shown,
  { hiker, from, to, direction }: Extract<Motion, { kind: 'walk' }>,
  turn: Turn,
): Promise<void> {
  const { layout, view } = screen.board;
  const by = towards(direction);
  const count = apart(from, to);
  const gap = pitch(layout, Math.max(view.width, view.height));
  const hop = gap * 0.14;
  const frames: Keyframe[] = count === 0
    ? [{ transform: shift(0, 0) }, { transform: shift(by.x * gap * 0.25, by.y * gap * 0.25 - hop) }, {
      transform: shift(0, 0),
    }]
    : Array.from({ length: 2 * count + 1 }, (_, i) => ({
      transform: shift((by.x * gap * i) / 2, (by.y * gap * i) / 2 - (i % 2 ? hop : 0)),
    }));
  await play(screen, `walk-${hiker}`, frames, count === 0 ? 180 : Math.min(150 + 130 * count, 760), 'linear');
  await turn();
}

/** What was won rises, while its token turns like a coin; a token on a scale glides up. */
async function gain(
  screen: Shown,
  { at, text, climbed }: Extract<Motion, { kind: 'gain' }>,
  turn: Turn,
): Promise<void> {
  void rise(screen, at, text);
  await play(screen, `turn-${at}`, [{ transform: 'scale(1, 1)' }, { transform: 'scale(0.04, 1.08)' }], 110, 'ease-in');
  await turn();
  const { layout, view } = screen.board;
  const gap = layout.form === 'phone' ? 0 : (layout.scales.w * 0.58) / view.scale;
  const glide = [{ transform: shift(-(climbed?.by ?? 0) * gap, 0) }, { transform: shift(0, 0) }];
  if (climbed) void play(screen, `level-${climbed.seat}-${climbed.obstacle}`, glide, 380);
  await play(screen, `turn-${at}`, [{ transform: 'scale(0.04, 1.08)' }, { transform: 'scale(1, 1)' }], 130, 'ease-out');
}

async function rise(screen: Shown, at: string, text: string): Promise<void> {
  const { layout, view, extra } = screen.board;
  const { x, y } = spotOf(layout, place(at), view.width, view.height);
  const key = (extra.floats.at(-1)?.key ?? 0) + 1;
  await screen.put({ floats: [...extra.floats, { x, y, text, key }] });
  const frames = [
    { opacity: 0, transform: 'translateY(0)' },
    { opacity: 1, transform: 'translateY(-26px)', offset: 0.3 },
    { opacity: 0, transform: 'translateY(-58px)' },
  ];
  await screen.reel.play(screen.find(`#gain-${key}`), frames, 900);
  await screen.put({ floats: screen.board.extra.floats.filter((each) => each.key !== key) });
}

async function exchange(screen: Shown, one: number, other: number, turn: Turn): Promise<void> {
  await turn();
  const { layout, view } = screen.board;
  const [from, to] = [one, other].map((rank) => rowAt(layout, view.markers.length, rank));
  const row = (rank: number, way: number): Promise<void> =>
    play(
      screen,
      `row-${view.markers[rank].obstacle}`,
      [{ transform: shift(way * (to.x - from.x), way * (to.y - from.y)) }, { transform: shift(0, 0) }],
      320,
    );
  await Promise.all([row(other, -1), row(one, 1)]);
}

/** A tile is turned over. */
async function half(screen: Shown, id: string, turn: Turn): Promise<void> {
  await play(screen, id, [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0.05)' }], 100, 'ease-in');
  await turn();
  await play(screen, id, [{ transform: 'scaleX(0.05)' }, { transform: 'scaleX(1)' }], 120, 'ease-out');
}

async function pulse(screen: Shown, id: string, turn: Turn): Promise<void> {
  await turn();
  await play(screen, id, [{ transform: 'scale(1)' }, { transform: 'scale(1.09)' }, { transform: 'scale(1)' }], 220);
}

/** A card of mine comes from the pile. */
async function deal(screen: Shown, seat: number, turn: Turn): Promise<void> {
  await turn();
  const { layout, view } = screen.board;
  const { pile, hand } = layout;
  const frames = [{ transform: shift(pile.x - hand.x, pile.y - hand.y) }, { transform: shift(0, 0) }];
  if (seat === meOf(screen.board)) await play(screen, `drawn-${view.seats[seat].hand.length}`, frames, 300);
}
