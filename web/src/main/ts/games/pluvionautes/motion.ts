/** Shows motions on the drawn board. Whatever is cut short ends where it would have ended. */
import { svg, type TemplateResult } from 'lit';
import { cell } from './cells';
import { dieArt, dieShadow } from './die';
import { dieKind, topOf, towedArt } from './field';
import { throwDice, toss } from './flight';
import { fly, frames, type Shown, smooth } from './frames';
import { countLabel } from './say';
import { project } from './space';
import type { Pluvionautes } from './spots';
import type { Motion } from './step';
import type { Pose } from './track';
import { about, lying, times } from './turn';
import type { PluvView } from './view';

const STEP = 170;
const TURN = 340;
const COUNTED = 1100;

type Turn = () => Promise<void>;

export async function show(motion: Motion, screen: Shown, turn: Turn): Promise<void> {
  if (motion.kind === 'flight') return throwDice(screen, motion.show).then(turn);
  if (motion.kind === 'ship') return ship(screen, motion, turn);
  if (motion.kind === 'toss') await toss(screen, motion);
  if (motion.kind === 'glide') await glide(screen, motion.way);
  if (motion.kind === 'dock') await dock(screen, motion.cell);
  await turn();
  if (screen.board.extra.flying.length) await screen.put({ flying: [] });
  fly(screen, '');
  if (motion.kind === 'anchor') await anchor(screen, motion.slot);
  if (motion.kind === 'count') await count(screen, motion.missions);
}

/** The die, and what it tows on ropes, glide from cell to cell. */
async function glide(screen: Shown, way: string[]): Promise<void> {
  if (way.length < 2) return;
  await screen.put({ flying: ['balloon'], rest: undefined });
  const { board } = screen;
  const { face, carried } = board.view.balloon;
  await frames(screen, STEP * (way.length - 1), (share) => {
    const at = share * (way.length - 1);
    const i = Math.min(way.length - 2, Math.floor(at));
    const [a, b] = [cell(way[i]), cell(way[i + 1])];
    const part = smooth(Math.min(1, at - i));
    const [x, y] = [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
    const pose = { x, y, z: (carried ? 34 : 20) + Math.sin(share * Math.PI) * 6, turn: lying(face || 3) };
    const below = carried
      ? svg`${towedArt(board, x, y, way[0])}${ropes(board, pose)}`
      : dieShadow(board.layout.eye, pose, 0);
    fly(screen, svg`${below}${dieArt(board.layout.eye, dieKind(board), pose)}`);
  });
}

function ropes({ layout: { eye } }: Pluvionautes, pose: Pose): TemplateResult {
  const top = project(eye, pose.x, pose.y, pose.z - 6);
  return svg`${
    [
      [-14, -4],
      [14, -4],
      [0, 14],
    ].map(([dx, dy]) => {
      const end = project(eye, pose.x + dx, pose.y + dy, 12);
      return svg`<line class="taut" x1=${top.x} y1=${top.y} x2=${end.x} y2=${end.y} />`;
    })
  }`;
}

async function dock(screen: Shown, name: string): Promise<void> {
  await screen.put({ flying: ['balloon'], rest: undefined });
  const { board } = screen;
  const at = cell(name);
  const from = lying(board.view.balloon.face || 3);
  await frames(screen, TURN, (share) => {
    const turn = times(about([1, 0, 0], Math.PI * smooth(share)), from);
    const pose = { x: at.x, y: at.y, z: topOf(board.view, name) + 10 + Math.sin(share * Math.PI) * 16, turn };
    fly(screen, dieArt(board.layout.eye, dieKind(board), pose));
  });
}

function anchor({ reel, find }: Shown, slot: string): Promise<void> {
  const frames = [{ transform: 'scaleY(0.05)' }, { transform: 'scaleY(1.12)', offset: 0.7 }, {
    transform: 'scaleY(1)',
  }];
  return reel.play(find(`#up-${slot.replace('|', '_').replaceAll('.', '-')}`), frames, 380);
}

async function ship(screen: Shown, { seat, cell, down }: Extract<Motion, { kind: 'ship' }>, turn: Turn): Promise<void> {
  const high = [
    { transform: 'translateY(-60px)', opacity: 0 },
    { transform: 'translateY(0)', opacity: 1 },
  ];
  const id = `#ship-${seat}-${cell.replace('.', '-')}`;
  if (down) await turn();
  await screen.reel.play(screen.find(id), down ? high : [...high].reverse(), 360, {
    easing: down ? 'ease-out' : 'ease-in',
  });
  if (!down) await turn();
}

/** The end: mission by mission, the groups that count are outlined and named. */
async function count(screen: Shown, missions: string[]): Promise<void> {
  const { inPlay, largest } = screen.board.sight.view as PluvView;
  for (const [seat, mission] of missions.entries()) {
    const asks = inPlay.find((each) => each.mission === mission);
    for (const group of largest.filter(({ goods }) => goods === asks?.plantation || goods === asks?.herd)) {
      if (screen.skipped) break;
      const text = countLabel(screen.board, seat, group);
      await screen.put({ counted: { cells: group.cells, text } });
      screen.stage.tell(text);
      screen.stage.sound('tap');
      await screen.reel.wait(COUNTED);
    }
  }
  await screen.put({ counted: undefined });
}
