/** A throw in the air: as it was simulated, or in an arc where nobody simulated it. */
import { svg } from 'lit';
import { hand, releaseNear } from './aim';
import { cell } from './cells';
import { dieArt, dieShadow } from './die';
import { dieKind, topOf } from './field';
import { fly, frames, ground, raised, type Shown } from './frames';
import type { Motion } from './step';
import { flight, knocks, poseAt } from './track';
import { about, lying, times } from './turn';

/** Every die that moved, with its knocks. */
export async function throwDice(screen: Shown, show: unknown): Promise<void> {
  const seen = flight(show);
  if (!seen) return;
  const due = seen.tracks.flatMap((track) => knocks(track)).sort((a, b) => a.sample - b.sample);
  await screen.put({ flying: seen.tracks.map((track) => track.die) });
  const { board } = screen;
  const { eye } = board.layout;
  await frames(screen, (seen.samples / seen.perSecond) * 1000, (share) => {
    const now = share * seen.samples;
    while (due.length && due[0].sample <= now) screen.stage.sound(due.shift()!.hard > 6 ? 'knock' : 'tap');
    const dice = seen.tracks.map((track) => ({
      track,
      pose: raised(board.view, poseAt(track, now) ?? track.poses[0]),
    }));
    dice.sort((a, b) => b.pose.y - a.pose.y);
    fly(
      screen,
      svg`${
        dice.map(({ track, pose }) => {
          const shadow = track.off ? '' : dieShadow(eye, pose, ground(board.view, pose.x, pose.y));
          return svg`<g opacity=${track.off && share > 0.92 ? (1 - share) * 12 : 1}>
          ${shadow}${dieArt(eye, track.die === 'balloon' ? dieKind(board) : track.die, pose)}</g>`;
        })
      }`,
    );
  });
  const own = seen.tracks.find((track) => track.die === 'balloon');
  await screen.put({ rest: own && !own.off ? raised(board.view, own.poses.at(-1)!) : undefined });
}

/** The die comes from the rim in an arc. */
export async function toss(screen: Shown, { cells, face, aim }: Extract<Motion, { kind: 'toss' }>): Promise<void> {
  await screen.put({ flying: ['balloon'], rest: undefined });
  const { board } = screen;
  const { eye } = board.layout;
  const to = cell(cells[0]);
  const from = hand(aim.startsWith('throw') ? Number(aim.split(' ')[1]) : releaseNear(to.x, to.y - 60));
  const end = topOf(board.view, cells[0]) + 8;
  await frames(screen, 620, (share) => {
    const bounce = share < 0.75
      ? Math.sin((share / 0.75) * Math.PI) * 46
      : Math.sin(((share - 0.75) / 0.25) * Math.PI) * 9;
    const pose = {
      x: from.x + (to.x + 4 - from.x) * share,
      y: from.y + (to.y - 5 - from.y) * share,
      z: 60 + (end - 60) * share + bounce,
      turn: times(about([0.6, 0.8, 0], (1 - share) * 9), lying(face)),
    };
    fly(screen, svg`${dieShadow(eye, pose, end - 8)}${dieArt(eye, dieKind(board), pose)}`);
  });
  screen.stage.sound('knock');
}
