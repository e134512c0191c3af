import { svg } from 'lit';
import type { Told } from '../../table/board';
import { hand, releaseNear } from './aim';
import { cell } from './cells';
import { dieArt, dieShadow } from './die';
import { dieKind, topOf } from './field';
import { fly, frames, ground, lifted, type Film } from './film';
import { flight, knocks, poseAt } from './track';
import { about, lying, times } from './turn';

/** The throw as it was simulated: every die that moved, with its knocks. */
export async function throwDice(film: Film, show: unknown): Promise<void> {
  const seen = flight(show);
  if (!seen) return;
  const scene = film.scene();
  const { eye } = scene.layout;
  const due = seen.tracks.flatMap(track => knocks(track)).sort((a, b) => a.sample - b.sample);
  if (film.still) due.splice(1);
  const weather = film.view.board.weather;
  film.view.board.weather = weather.filter(each => !seen.tracks.some(track => track.die === each.die));
  film.hide(true);
  await film.draw();
  film.stage.sound('throw');
  await frames(film, (seen.samples / seen.perSecond) * 1000, share => {
    const now = share * seen.samples;
    while (due.length && due[0].sample <= now) film.stage.sound(due.shift()!.hard > 6 ? 'knock' : 'tap');
    const dice = seen.tracks
      .map(track => ({ track, pose: poseAt(track, now) ?? track.poses[0] }))
      .map(each => ({ ...each, pose: lifted(film.view, each.pose) }));
    dice.sort((a, b) => b.pose.y - a.pose.y);
    fly(
      film,
      svg`${dice.map(
        ({ track, pose }) => svg`<g opacity=${track.off && share > 0.92 ? (1 - share) * 12 : 1}>
      ${track.off ? '' : dieShadow(eye, pose, ground(film.view, pose.x, pose.y))}${dieArt(eye, track.die === 'balloon' ? dieKind(scene) : track.die, pose)}</g>`,
      )}`,
    );
  });
  film.view.board.weather = weather;
  const own = seen.tracks.find(track => track.die === 'balloon');
  film.rest(own && !own.off ? lifted(film.view, own.poses.at(-1)!) : undefined);
}

/** A throw that nobody simulated (no dexterity, lessons): the die comes from the rim in an arc. */
export async function toss(film: Film, told: Told): Promise<void> {
  const scene = film.scene();
  const { eye } = scene.layout;
  const to = cell(told.cells[0]);
  const release = film.view.aim.startsWith('throw') ? Number(film.view.aim.split(' ')[1]) : releaseNear(to.x, to.y - 60);
  const from = hand(release);
  const end = topOf(film.view, told.cells[0]) + 8;
  film.hide(true);
  await film.draw();
  film.stage.sound('throw');
  await frames(film, 620, share => {
    const bounce = share < 0.75 ? Math.sin((share / 0.75) * Math.PI) * 46 : Math.sin(((share - 0.75) / 0.25) * Math.PI) * 9;
    const turn = times(about([0.6, 0.8, 0], (1 - share) * 9), lying(told.face));
    const pose = {
      x: from.x + (to.x + 4 - from.x) * share,
      y: from.y + (to.y - 5 - from.y) * share,
      z: 60 + (end - 60) * share + bounce,
      turn,
    };
    fly(film, svg`${dieShadow(eye, pose, end - 8)}${dieArt(eye, dieKind(scene), pose)}`);
  });
  film.stage.sound('knock');
}
