import { render, svg, type TemplateResult } from 'lit';
import type { Reel } from '../../board/animation';
import type { Line, Stage, Told } from '../../table/board';
import { hand, releaseNear } from './aim';
import { cell } from './cells';
import { dieArt, dieShadow } from './die';
import { dieKind, topOf, towedArt } from './field';
import { project } from './space';
import type { Scene } from './spots';
import { flight, knocks, poseAt, type Pose } from './track';
import { about, lying, times, type Turn } from './turn';
import { cloudAt, islandAt, type Goods, type PluvView } from './view';

/** What a film needs of the board: the view that is drawn meanwhile, a layer for what flies, and a way to draw again. */
export interface Film {
  view: PluvView; stage: Stage; reel: Reel;
  scene(): Scene;
  layer(): SVGGElement | null;
  node(id: string): SVGElement | null;
  draw(): Promise<unknown>;
  /** Whether the landing that is told was seen already. */
  thrown: boolean;
  /** Outlines the largest group of these goods, for this seat's mission. */
  outline(seat: number, goods?: Goods): void;
  rest(pose?: Pose): void;
  hide(on: boolean): void;
  cut(): boolean;
}

const STEP = 170;
const TURN = 340;

/** Calls back with a share from 0 to 1 on every frame; at once with 1 when cut. */
async function frames(film: Film, millis: number, each: (share: number) => void): Promise<void> {
  const start = performance.now();
  for (let share = 0; share < 1;) {
    share = film.cut() ? 1 : Math.min(1, (performance.now() - start) / millis);
    each(share);
    if (share < 1) await new Promise(requestAnimationFrame);
  }
}

function fly(film: Film, art: TemplateResult): void {
  const layer = film.layer();
  if (layer) render(art, layer);
}

/** What flew is on the board again. */
async function landed(film: Film): Promise<void> {
  film.hide(false);
  await film.draw();
  fly(film, svg``);
}

const ground = (view: PluvView, x: number, y: number): number => {
  const near = [...view.board.islands].find(each => Math.hypot(cell(each.cell).x - x, cell(each.cell).y - y) < 20);
  return near ? topOf(view, near.cell) : 0;
};

/** Layers are drawn thicker than they are: a die near the ground is lifted as much. */
function lifted(view: PluvView, pose: Pose): Pose {
  const under = ground(view, pose.x, pose.y);
  const near = Math.max(0, Math.min(1, 1 - (pose.z - 17) / 40));
  return { ...pose, z: pose.z + under * 0.34 * near };
}

/** The throw as it was simulated: every die that moved, with its knocks. */
async function throwDice(film: Film, show: unknown): Promise<void> {
  const seen = flight(show);
  if (!seen) return;
  const scene = film.scene();
  const { eye } = scene.layout;
  const due = seen.tracks.flatMap(track => knocks(track)).sort((a, b) => a.sample - b.sample);
  const weather = film.view.board.weather;
  film.view.board.weather = weather.filter(each => !seen.tracks.some(track => track.die === each.die));
  film.hide(true);
  await film.draw();
  film.stage.sound('throw');
  await frames(film, (seen.samples / seen.perSecond) * 1000, share => {
    const now = share * seen.samples;
    while (due.length && due[0].sample <= now) film.stage.sound(due.shift()!.hard > 6 ? 'knock' : 'tap');
    const dice = seen.tracks.map(track => ({ track, pose: poseAt(track, now) ?? track.poses[0] })).map(each => ({ ...each, pose: lifted(film.view, each.pose) }));
    dice.sort((a, b) => b.pose.y - a.pose.y);
    fly(film, svg`${dice.map(({ track, pose }) => svg`<g opacity=${track.off && share > 0.92 ? (1 - share) * 12 : 1}>
      ${track.off ? '' : dieShadow(eye, pose, ground(film.view, pose.x, pose.y))}${dieArt(eye, track.die === 'balloon' ? dieKind(scene) : track.die, pose)}</g>`)}`);
  });
  film.view.board.weather = weather;
  const own = seen.tracks.find(track => track.die === 'balloon');
  film.rest(own && !own.off ? lifted(film.view, own.poses.at(-1)!) : undefined);
}

/** A throw that nobody simulated (no dexterity, lessons): the die comes from the rim in an arc. */
async function toss(film: Film, told: Told): Promise<void> {
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
    const pose = { x: from.x + (to.x + 4 - from.x) * share, y: from.y + (to.y - 5 - from.y) * share, z: 60 + (end - 60) * share + bounce, turn };
    fly(film, svg`${dieShadow(eye, pose, end - 8)}${dieArt(eye, dieKind(scene), pose)}`);
  });
  film.stage.sound('knock');
}

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
    fly(film, svg`${piece ? svg`${towedArt(scene, x, y, way[0])}${ropes(scene, pose)}` : dieShadow(eye, pose, 0)}${dieArt(eye, dieKind(scene), pose)}`);
  });
  view.balloon.cells = [way[way.length - 1]];
  await landed(film);
}

const smooth = (share: number): number => share * share * (3 - 2 * share);

function ropes(scene: Scene, pose: Pose): TemplateResult {
  const { eye } = scene.layout;
  const top = project(eye, pose.x, pose.y, pose.z - 6);
  return svg`${[[-14, -4], [14, -4], [0, 14]].map(([dx, dy]) => {
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
  view.balloon = { ...view.balloon, cells: [told.cell], face: 7 - view.balloon.face, points: told.points, turned: true, carried: piece ?? '' };
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
  if (animals !== undefined) view.board.islands.push({ cell: name, terrain: kind as never, animals: Number(animals), plantation: Number(plantation) });
  else if (kind) view.board.clouds.push({ cell: name, cloud: kind as never });
  view.balloon.carried = '';
}

async function anchored(film: Film, told: Told): Promise<void> {
  film.stage.sound(told.cloud === 'sun' ? 'shine' : told.cloud === 'rain' ? 'rain' : 'wind');
  film.view.balloon.carried = '';
  film.view.board.anchored.push({ slot: told.slot, cloud: told.cloud });
  film.view.anchoredClouds++;
  await film.draw();
  await film.reel.play(film.node(`up-${String(told.slot).replace('|', '_').replaceAll('.', '-')}`), [{ transform: 'scaleY(0.05)' }, { transform: 'scaleY(1.12)', offset: 0.7 }, { transform: 'scaleY(1)' }], 380);
}

async function ship(film: Film, told: Told, down: boolean): Promise<void> {
  const id = `ship-${told.seat}-${String(told.cell).replace('.', '-')}`;
  const high = [{ transform: 'translateY(-60px)', opacity: 0 }, { transform: 'translateY(0)', opacity: 1 }];
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
    case 'die-landed': if (!film.thrown) await toss(film, told); film.view.balloon = { ...film.view.balloon, cells: told.cells, face: told.face, carried: '', turned: false }; return landed(film);
    case 'die-thrown': case 'target-named': film.view.aim = told.event === 'die-thrown' ? `throw ${told.release}` : ''; return undefined;
    case 'die-lost': film.view.balloon.cells = []; film.stage.sound('lost'); return landed(film);
    case 'landing-chosen': film.view.balloon.cells = [told.cell]; return void (await film.draw());
    case 'face-set': film.view.balloon.face = told.face; film.rest(undefined); return void (await film.draw());
    case 'die-moved': return glide(film, told.way);
    case 'island-docked': case 'cloud-docked': return dock(film, told);
    case 'island-towed': case 'cloud-towed': return towed(film, told);
    case 'stepped': return stepped(film, told);
    case 'piece-left': left(film, told.cell); return void (await film.draw());
    case 'cloud-anchored': return anchored(film, told);
    case 'airship-landed': return ship(film, told, true);
    case 'airship-taken-off': return ship(film, told, false);
    case 'game-over': return count(film, told);
    case 'end-triggered': return film.stage.sound('gong');
    default: return undefined;
  }
}

/** The end: mission by mission, the groups that count are outlined and named. */
async function count(film: Film, told: Told): Promise<void> {
  film.stage.sound('gong');
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
