import { svg, type TemplateResult } from 'lit';
import type { Line, Told } from '../../table/board';
import { cell } from './cells';
import { dieArt, dieShadow } from './die';
import { dieKind, topOf, towedArt } from './field';
import { fly, frames, landed, smooth, type Film } from './film';
import { project } from './space';
import type { Scene } from './spots';
import { throwDice, toss } from './throws';
import type { Pose } from './track';
import { about, lying, times, type Turn } from './turn';
import { cloudAt, islandAt } from './view';

const STEP = 170;
const TURN = 340;

/** The die, and what it tows on ropes, glide from cell to cell. */
async function glide(film: Film, way: string[]): Promise<void> {
  if (way.length < 2) return;
  const scene = film.scene();
  const { eye } = scene.layout;
  const { view } = film;
  const turn: Turn = lying(view.balloon.face || 3);
  const piece = view.balloon.carried;
  film.hide(true);
  film.rest(undefined);
  await film.draw();
  film.stage.sound('wind');
  await frames(film, Math.max(STEP, STEP * (way.length - 1)), share => {
    const at = share * (way.length - 1);
    const i = Math.min(way.length - 2, Math.floor(at));
    const [a, b] = [cell(way[Math.max(0, i)]), cell(way[Math.min(way.length - 1, i + 1)])];
    const part = smooth(Math.min(1, at - i));
    const [x, y] = [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
    const z = (piece ? 34 : 20) + Math.sin(share * Math.PI) * 6;
    const pose = { x, y, z, turn };
    fly(
      film,
      svg`${piece ? svg`${towedArt(scene, x, y, way[0])}${ropes(scene, pose)}` : dieShadow(eye, pose, 0)}${dieArt(eye, dieKind(scene), pose)}`,
    );
  });
  view.balloon.cells = [way[way.length - 1]];
  await landed(film);
}

function ropes(scene: Scene, pose: Pose): TemplateResult {
  const { eye } = scene.layout;
  const top = project(eye, pose.x, pose.y, pose.z - 6);
  return svg`${[
    [-14, -4],
    [14, -4],
    [0, 14],
  ].map(([dx, dy]) => {
    const end = project(eye, pose.x + dx, pose.y + dy, 12);
    return svg`<line class="taut" x1=${top.x} y1=${top.y} x2=${end.x} y2=${end.y} />`;
  })}`;
}

/** The die is turned over, and what it stands on is tied to it. */
async function dock(film: Film, told: Told): Promise<void> {
  const scene = film.scene();
  const { view } = film;
  const at = cell(told.cell);
  const from = lying(view.balloon.face || 3);
  const island = islandAt(view, told.cell);
  const cloud = cloudAt(view, told.cell);
  film.hide(true);
  film.rest(undefined);
  await film.draw();
  film.stage.sound('dock');
  await frames(film, TURN, share => {
    const turn = times(about([1, 0, 0], Math.PI * smooth(share)), from);
    const pose = { x: at.x, y: at.y, z: topOf(view, told.cell) + 10 + Math.sin(share * Math.PI) * 16, turn };
    fly(film, dieArt(scene.layout.eye, dieKind(scene), pose));
  });
  if (told.event === 'cloud-docked' && cloud) view.board.clouds = view.board.clouds.filter(each => each !== cloud);
  else if (island) view.board.islands = view.board.islands.filter(each => each !== island);
  const piece = told.event === 'cloud-docked' ? cloud?.cloud : island && `${island.terrain} ${island.animals} ${island.plantation}`;
  view.balloon = {
    ...view.balloon,
    cells: [told.cell],
    face: 7 - view.balloon.face,
    points: told.points,
    turned: true,
    carried: piece ?? '',
  };
  await landed(film);
}

/** A step of the advanced navigation; what was towed so far is taken along, or picked up. */
async function stepped(film: Film, told: Told): Promise<void> {
  const { view } = film;
  if (told.towed !== 'nothing' && !view.balloon.carried) {
    const island = islandAt(view, told.from);
    const cloud = cloudAt(view, told.from);
    if (String(told.towed).startsWith('cloud') && cloud) {
      view.board.clouds = view.board.clouds.filter(each => each !== cloud);
      view.balloon.carried = cloud.cloud;
    } else if (island) {
      view.board.islands = view.board.islands.filter(each => each !== island);
      view.balloon.carried = `${island.terrain} ${island.animals} ${island.plantation}`;
    }
  }
  view.balloon.points = told.points;
  await glide(film, [told.from, told.to]);
}

function left(film: Film, name: string): void {
  const { view } = film;
  const [kind, animals, plantation] = view.balloon.carried.split(' ');
  if (animals !== undefined)
    view.board.islands.push({ cell: name, terrain: kind as never, animals: Number(animals), plantation: Number(plantation) });
  else if (kind) view.board.clouds.push({ cell: name, cloud: kind as never });
  view.balloon.carried = '';
}

async function anchored(film: Film, told: Told): Promise<void> {
  film.stage.sound(told.cloud === 'sun' ? 'shine' : told.cloud === 'rain' ? 'rain' : 'wind');
  film.view.balloon.carried = '';
  film.view.board.anchored.push({ slot: told.slot, cloud: told.cloud });
  film.view.anchoredClouds++;
  await film.draw();
  await film.reel.play(
    film.node(`up-${String(told.slot).replace('|', '_').replaceAll('.', '-')}`),
    [{ transform: 'scaleY(0.05)' }, { transform: 'scaleY(1.12)', offset: 0.7 }, { transform: 'scaleY(1)' }],
    380,
  );
}

async function ship(film: Film, told: Told, down: boolean): Promise<void> {
  const id = `ship-${told.seat}-${String(told.cell).replace('.', '-')}`;
  const high = [
    { transform: 'translateY(-60px)', opacity: 0 },
    { transform: 'translateY(0)', opacity: 1 },
  ];
  film.stage.sound(down ? 'land' : 'wind');
  const ships = film.view.board.airships[told.seat];
  if (down) {
    if (film.view.balloon.carried) left(film, told.cell);
    film.view.balloon.cells = [];
    ships.push(told.cell);
    await film.draw();
  }
  await film.reel.play(film.node(id), down ? high : [...high].reverse(), 360, { easing: down ? 'ease-out' : 'ease-in' });
  if (!down) film.view.board.airships[told.seat] = ships.filter(each => each !== told.cell);
  await film.draw();
}

async function towed(film: Film, told: Told): Promise<void> {
  await glide(film, told.way);
  if (told.event === 'island-towed') {
    left(film, told.way.at(-1));
    await film.draw();
  }
}

async function one(film: Film, told: Told): Promise<void> {
  switch (told.event) {
    case 'die-landed':
      if (!film.thrown) await toss(film, told);
      film.view.balloon = { ...film.view.balloon, cells: told.cells, face: told.face, carried: '', turned: false };
      return landed(film);
    case 'die-thrown':
    case 'target-named':
      film.view.aim = told.event === 'die-thrown' ? `throw ${told.release}` : '';
      return undefined;
    case 'die-lost':
      film.view.balloon.cells = [];
      film.stage.sound('lost');
      return landed(film);
    case 'landing-chosen':
      film.view.balloon.cells = [told.cell];
      return void (await film.draw());
    case 'face-set':
      film.view.balloon.face = told.face;
      film.rest(undefined);
      return void (await film.draw());
    case 'die-moved':
      return glide(film, told.way);
    case 'island-docked':
    case 'cloud-docked':
      return dock(film, told);
    case 'island-towed':
    case 'cloud-towed':
      return towed(film, told);
    case 'stepped':
      return stepped(film, told);
    case 'piece-left':
      left(film, told.cell);
      return void (await film.draw());
    case 'cloud-anchored':
      return anchored(film, told);
    case 'airship-landed':
      return ship(film, told, true);
    case 'airship-taken-off':
      return ship(film, told, false);
    case 'game-over':
      return count(film, told);
    case 'end-triggered':
      return film.stage.sound('gong');
    default:
      return undefined;
  }
}

/** The end: mission by mission, the groups that count are outlined and named. */
async function count(film: Film, told: Told): Promise<void> {
  film.stage.sound('gong');
  if (film.still) return;
  for (const [seat, mission] of (told.missions as string[]).entries()) {
    const asks = film.view.inPlay.find(each => each.mission === mission);
    if (!asks) continue;
    for (const goods of [asks.plantation, asks.herd]) {
      if (film.cut()) return;
      film.outline(seat, goods);
      film.stage.sound('tap');
      await film.reel.wait(1100);
    }
  }
  film.outline(-1, undefined);
}

/** Plays back what was told; whatever happens, the board shows the later view afterwards. */
export async function show(film: Film, lines: Line[]): Promise<void> {
  for (const line of lines) {
    if (line.show && !film.cut()) await throwDice(film, line.show);
    film.thrown = Boolean(line.show);
    for (const told of line.told) if (!film.cut()) await one(film, told);
  }
  await landed(film);
}
